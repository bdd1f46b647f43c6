import type { Page } from '@app/contract'

/** Loads the app of the phones on this page when they come near. */
export function startPhones(page: Page | undefined) {
  const blocks = page?.Content.filter((block) => block.block === 'phone') ?? []
  for (const [index, stage] of document.querySelectorAll('[data-phone]').entries()) {
    const [block, device] = [blocks[index], stage.querySelector('.phone__device')]
    if (!block || !device) continue
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        import('./start-phone').then(({ startPhone }) => startPhone(stage, block), console.warn)
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(device)
  }
}
