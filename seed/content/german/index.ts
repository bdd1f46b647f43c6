import type { LanguageContent } from '../language-content'
import { aboutUs } from './about-us'
import { appDeveloper } from './app-developer'
import { careers } from './careers'
import { careersApply } from './careers-apply'
import { contacts } from './contacts'
import { helpCenter } from './help-center'
import { home } from './home'
import { language } from './language'
import { menu } from './menu'
import { notFound } from './not-found'
import { privacy } from './privacy'
import { terms } from './terms'

export const german: LanguageContent = {
  language,
  pages: [
    { page: home, source: 'home' },
    { page: aboutUs, source: 'about-us' },
    { page: careers, source: 'careers' },
    { page: careersApply, source: 'careers/apply' },
    { page: terms, source: 'terms-and-conditions' },
    { page: privacy, source: 'privacy-policy' },
    { page: contacts, source: 'contacts' },
    { page: helpCenter, source: 'help-center' },
    { page: notFound, source: '404' },
  ],
  jobs: [{ job: appDeveloper, source: 'mobile-developer' }],
  menu,
}
