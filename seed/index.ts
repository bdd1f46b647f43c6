export { firstMenu } from './content/first-menu'
export { footer } from './content/footer'
export { jobs } from './content/jobs/index'
export { menu } from './content/menu'
export { pages } from './content/pages/index'
export { redirects } from './content/redirects'
export { site } from './content/site'
export { type MediaName, mediaNames, picture } from './media/index'
export type {
  Block,
  Footer,
  Image,
  Job,
  MenuEntry,
  Page,
  Redirect,
  RichText,
  SiteSetting,
} from '@app/contract'
