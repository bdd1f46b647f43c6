const PICKER = "input[role='combobox'][aria-haspopup='dialog']"

/**
 * Lets nobody type into Strapi's own date fields, which guess at what is typed and store it without a word: 24/12/2026
 * becomes 12 January. A day is picked there from the calendar, by pointer or arrows.
 */
export function pickDates() {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.matches(PICKER)) target.readOnly = true
    },
    true,
  )
}
