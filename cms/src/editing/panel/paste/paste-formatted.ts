import { blocksOfHtml } from './blocks-of-html'

const FORMAT = 'application/x-slate-fragment'

/** The text of the paragraph with the cursor; Strapi's editor puts an invisible character into an empty one. */
const textAtCursor = () => {
  const node = getSelection()?.anchorNode
  const element = node instanceof Element ? node : node?.parentElement
  const block = element?.closest('[data-slate-node="element"]:not([data-slate-inline])')
  return block?.textContent?.replaceAll('\uFEFF', '') ?? ''
}

const editorOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-slate-editor]') : null

/** Strapi's editor reads plain text and what it copied itself: formatted text is handed over as the latter. */
export function pasteFormatted() {
  document.addEventListener(
    'paste',
    (event) => {
      const editor = editorOf(event.target)
      const html = event.clipboardData?.getData('text/html') ?? ''
      const isOwn =
        event.clipboardData?.types.includes(FORMAT) || html.includes('data-slate-fragment')
      if (!editor || html === '' || isOwn) return
      const blocks = blocksOfHtml(html)
      const [first] = blocks
      if (!first) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // If the paragraph at the cursor has text, the first block becomes a part of it: a heading or a list would turn
      // into plain text. An empty paragraph before them is joined instead.
      const mayJoin = first.type === 'paragraph' || textAtCursor() === ''
      const emptyParagraph = { type: 'paragraph', children: [{ type: 'text', text: '' }] }
      const data = new DataTransfer()
      const fragment = JSON.stringify(mayJoin ? blocks : [emptyParagraph, ...blocks])
      data.setData(FORMAT, btoa(encodeURIComponent(fragment)))
      editor.dispatchEvent(
        new InputEvent('beforeinput', {
          inputType: 'insertFromPaste',
          dataTransfer: data,
          bubbles: true,
          cancelable: true,
        }),
      )
    },
    true,
  )
}
