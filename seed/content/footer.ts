import { brand, type Footer } from '@app/contract'
import { picture } from '../media/index'
import { partners } from './partners'
import { prose } from './prose'
import { site } from './site'

const withAltText = (mark: Omit<Footer['partners'][number], 'altText'>) => ({
  ...mark,
  altText: mark.image.alt || mark.name,
})

export const footer: Footer = {
  newsletterTitle: 'New shops and campaigns, by email',
  logo: { ...picture('logo.svg'), alt: brand.name },
  description: prose(
    `${brand.name} is a free wallet for your phone. Pay in participating stores and online, and get instant cashback that never expires.`,
  ),
  quickLinksTitle: 'Quick links',
  links: [
    { title: 'Blog', url: `https://blog.${brand.domain}/`, isExternal: true },
    { title: 'Help Center', url: '/help-center', isExternal: false },
    { title: 'Terms and Conditions', url: '/terms-and-conditions', isExternal: false },
    { title: 'Privacy Policy', url: '/privacy-policy', isExternal: false },
    { title: 'Contacts', url: '/contacts', isExternal: false },
  ],
  downloadTitle: 'Download the app',
  appStoreUrl: site.appStoreUrl,
  googlePlayUrl: site.googlePlayUrl,
  partners: [partners.tidewell, partners.alderFinch, partners.casaLumo, partners.paoDuplo].map(
    withAltText,
  ),
  trademark: `${brand.name} and the ${brand.name} mark are trademarks. Every other name belongs to its owner.`,
  copyright: `© {year} ${brand.name}. All rights reserved.`,
  badges: [
    {
      name: 'Copyright protection',
      image: picture('badge-copyright.svg'),
      meaning: 'Our texts and drawings are registered as ours.',
      url: '/terms-and-conditions',
    },
    {
      name: 'Card security',
      image: picture('badge-card-security.svg'),
      meaning: 'Cards are kept by the rules of the card schemes.',
      url: '/privacy-policy',
    },
  ].map(withAltText),
  endLinks: [{ label: 'Accessibility', url: '/accessibility' }],
}
