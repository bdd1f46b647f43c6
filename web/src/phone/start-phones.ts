/** Loads the app of the phones on this page when they come near. */
export function startPhones() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        import('./start-phone').then(
          ({ startPhone }) => startPhone(target.parentElement as HTMLElement),
          console.warn,
        )
      }
    },
    { rootMargin: '600px 0px' },
  )
  for (const element of document.querySelectorAll('[data-phone] > .phone__device'))
    observer.observe(element)
}
