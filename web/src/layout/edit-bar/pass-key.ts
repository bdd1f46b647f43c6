/** Where the browser of a member of staff keeps the pass that the panel handed over. */
export const EDIT_BAR_PASS = 'edit_bar_pass'
