import { labelOfPath } from '../../../content/shared/label-of-path'

const PREVIEW = /-types\/(api::[\w.-]+)\/.*preview$/
/** Strapi labels the field of a preview by its path; no label that staff read begins in small letters. */
const PATH = /^(?:Content\.\d+\.)?[a-z]\w*(?:\.\w+)*$/

/** Gives the field beside a text of the preview the label that it has in the form. */
export function labelPreviewFields() {
  const labelFields = () => {
    const [, model] = PREVIEW.exec(location.pathname) ?? []
    if (model === undefined) return
    for (const label of document.querySelectorAll('[role=dialog] label')) {
      // React's own text node stays, so that it can write the next path into it.
      const text = label.firstChild
      if (text instanceof Text && PATH.test(text.data)) text.data = labelOfPath(model, text.data)
    }
  }
  const changes = { childList: true, characterData: true, subtree: true }
  new MutationObserver(labelFields).observe(document.body, changes)
}
