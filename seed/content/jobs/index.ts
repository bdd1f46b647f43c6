import type { Job } from '@app/contract'
import { cybersecurityDeveloper } from './cybersecurity-developer'
import { designer } from './designer'
import { discoverYourFuture } from './discover-your-future-with-wallet'
import { fullstackWeb3Developer } from './fullstack-web3-developer'
import { graphicDesigner } from './graphic-designer'
import { internationalProjectManager } from './international-project-manager'
import { javaScalaDeveloper } from './java-scala-developer'
import { mobileDeveloper } from './mobile-developer'
import { pluginDeveloper } from './plugin-developer-for-e-commerce-platforms'
import { salesAgent } from './sales-agent'
import { securityDeveloper } from './security-developer'
import { seoSpecialist } from './seo-specialist'
import { socialMediaSpecialist } from './social-media-specialist'
import { tester } from './tester'

export const jobs: Job[] = [
  mobileDeveloper,
  javaScalaDeveloper,
  pluginDeveloper,
  discoverYourFuture,
  graphicDesigner,
  seoSpecialist,
  fullstackWeb3Developer,
  designer,
  securityDeveloper,
  socialMediaSpecialist,
  internationalProjectManager,
  tester,
  cybersecurityDeveloper,
  salesAgent,
]
