/** Why redirects, settings and the like can't be saved now by those who may not approve. */
export const LIVE_AT_ONCE =
  'What is saved here is live at once, and publishing needs a review now: a chief editor has to do this.'
