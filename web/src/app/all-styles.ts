import wholeDisplayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import wholeTextFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import displayFont from '../ui/fonts/bricolage-grotesque-core.woff2?url'
import textFont from '../ui/fonts/figtree-core.woff2?url'
import '../ui/tokens.css'
import '../ui/base.css'

import.meta.glob(['../ui/*.css', '!../ui/tokens.css', '!../ui/base.css'], { eager: true })
import.meta.glob(['../{forms,layout}/**/*.css', '!**/{newsletter-dialog,edit-bar}.css'], {
  eager: true,
})
import.meta.glob('../{blocks/*,pages,phone}/*.css', { eager: true })

// Exported so that the build emits the files; the server links to them.
export const fonts = [displayFont, textFont, wholeDisplayFont, wholeTextFont]
