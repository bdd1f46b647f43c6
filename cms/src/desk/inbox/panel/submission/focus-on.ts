/** Focuses the text box with this name, if it is on the page. */
export const focusOn = (name: string) =>
  document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)?.focus()
