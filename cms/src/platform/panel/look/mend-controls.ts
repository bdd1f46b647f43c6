type Mend = [selector: string, mend: (element: Element) => void]

/** What Strapi's controls lack for a keyboard or a screen reader. None is selected once it is mended. */
const mends: Mend[] = [
  [
    "input[type='file'][tabindex='-1']:not([aria-hidden])",
    (input) => input.setAttribute('tabindex', '0'),
  ],
  [
    "input[type='file']:not([aria-label], [aria-hidden], [id])",
    (input) => input.setAttribute('aria-label', 'Files to upload'),
  ],
  [
    "[aria-roledescription='slide'][aria-selected]",
    (slide) => slide.removeAttribute('aria-selected'),
  ],
  // Arrows move within a table, but its first stop is a cell that doesn't exist.
  [
    "table[role='grid']:not(:has([tabindex='0']))",
    (table) =>
      table
        .querySelector("tbody :is(a, button:not([role='checkbox']))")
        ?.setAttribute('tabindex', '0'),
  ],
  ["th[role='gridcell']", (title) => title.setAttribute('role', 'columnheader')],
  // A file's checkbox and buttons cannot stand in a button.
  ["[role='dialog'] article[role='button']", (file) => file.setAttribute('role', 'group')],
  [
    "[data-slate-editor][aria-labelledby]:not([aria-labelledby$='-label'])",
    (text) =>
      text.setAttribute('aria-labelledby', `${text.getAttribute('aria-labelledby') ?? ''}-label`),
  ],
]

export function mendControls() {
  new MutationObserver(() => {
    for (const [selector, mend] of mends)
      for (const element of document.querySelectorAll(selector)) mend(element)
  }).observe(document.body, { childList: true, subtree: true })
}
