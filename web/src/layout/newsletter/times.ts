/** As specified, in milliseconds. The dialog's hide animation of 300 is in `newsletter-dialog.css`. */
export const OPENS_AFTER_MS = 1000
export const CLOSES_AFTER_MS = 3000
export const THANKS_MS = 3000
