import '../ui/tokens.css'
import '../ui/base.css'

import.meta.glob(['../ui/*.css', '!../ui/tokens.css', '!../ui/base.css'], { eager: true })
import.meta.glob(['../layout/**/*.css', '!**/newsletter-dialog.css'], { eager: true })
import.meta.glob('../forms/*.css', { eager: true })
import.meta.glob(['../pages/*.css', '../blocks/*.css'], { eager: true })
