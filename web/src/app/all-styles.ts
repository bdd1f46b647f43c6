import '../ui/tokens.css'
import '../ui/base.css'

import.meta.glob(['../ui/*.css', '!../ui/tokens.css', '!../ui/base.css'], { eager: true })
import.meta.glob(['../{forms,layout}/**/*.css', '!**/newsletter-dialog.css'], { eager: true })
import.meta.glob('../{blocks,pages}/*.css', { eager: true })
