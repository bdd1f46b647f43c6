/**
 * The tests that `npm test` runs beside those of `npm run check`, by pieces of their paths: those that notice most
 * faults in the least time, and what staff do first. `npm run test:mutations -- --value` prints what each test file
 * costs and notices.
 */
export const firstTests = [
  // What visitors send is stored once; what nobody may send, read or be told.
  'api/bodies-of-strangers',
  'api/database/intake.test',
  'api/database/intake-retries',
  'api/database/privacy',
  'api/database/read-limits',
  'api/panel-headers',
  'api/refusals',
  'api/spam',
  'api/uploads',
  // What staff may do, and what is done by itself.
  'api/content',
  'api/database/changes',
  'api/database/inbox-export',
  'api/database/inbox-overview',
  'api/database/languages',
  'api/database/list-search',
  'api/database/replaced-files',
  'api/database/stale-saves',
  'api/email/account-links',
  'api/own-cms/addresses',
  'api/own-cms/uploads-in-s3',
  'api/own-cms/values',
  'api/presence',
  'api/redirect-import',
  'api/sqlite',
  'api/staff',
  'api/used-files',
  // The site: every address, and what is published is live.
  'site/languages',
  'site/observatory',
  'site/odd-requests',
  'site/publishing',
  'site/responses',
  'site/routes',
  'site/search',
  // In a browser: each form with its limits and messages, on a phone and by axe, and what moves on the pages.
  'visitors/calculator',
  'visitors/content-calls',
  'visitors/early-clicks',
  'visitors/forms/access',
  'visitors/forms/messages',
  'visitors/forms/sending',
  'visitors/help-cards',
  'visitors/navigation',
  'visitors/overlays/newsletter-opening',
  'visitors/search',
  'visitors/video',
  'visitors/without-scripts',
  // The first acts of an editor and of a reviewer.
  'staff/history',
  'staff/pasting',
  'staff/reviewer',
].map((piece) => `tests/${piece}`)

/** Whether `npm test` runs a test file that is not a part of `npm run check`. */
export const isFirst = (file: string) => firstTests.some((piece) => file.includes(piece))
