import { brand, type Job } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const pluginDeveloper: Job = {
  slug: 'plugin-developer-for-e-commerce-platforms',
  title: 'Plugin Developer for E-commerce Platforms',
  order: 3,
  icon: picture('job-plugin.svg'),
  picture: picture('job-scene-plugin.svg'),
  summary: `Give online shops a ${brand.name} checkout that is easy to install and easy to trust, on WooCommerce and on Prestashop.`,
  type: 'Temporary Work',
  location: 'Lisbon/Cascais/Remote',
  area: 'Engineering',
  language: 'en',
  purpose: prose(`
    An online merchant should be able to add ${brand.name} to the checkout in one sitting, without a developer. Our plugins for WooCommerce and Prestashop make that possible, and we want them to be the best payment plugins those shops have ever installed.

    You will take both plugins through a full release cycle: a simpler set-up, a clearer checkout, cashback shown before the customer pays, and refunds that the shop can start from its own order page.
  `),
  requirements: [
    { text: 'At least 2 years of experience writing plugins for WooCommerce, Prestashop or both.' },
    { text: 'Modern PHP with automated tests, and enough JavaScript to make a checkout pleasant.' },
    { text: 'Experience with payment interfaces: signed requests, webhooks, refunds.' },
    { text: 'Care for upgrades: shops run old versions, and the plugin must not break them.' },
    { text: 'Clear documentation that a shop owner can follow.' },
    { text: 'Good written English; Portuguese is a plus.' },
  ],
  offers: [
    { text: 'A temporary contract with a clear goal and fair pay.' },
    { text: 'Your choice of place: Lisbon, Cascais or your own desk.' },
    { text: 'Direct contact with the shops that use your work.' },
    { text: 'Priority for permanent engineering jobs when they open.' },
  ],
  details: prose(`
    The contract covers one full release of each plugin, from plan to published version. Its length is agreed with you before you start. You will work with one engineer from the payment service and one designer.

    When you apply, link to a plugin that you wrote or helped to write.
  `),
  datePosted: '2026-11-02',
}
