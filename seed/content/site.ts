import { brand, ownTexts, type SiteSetting } from '@app/contract'

const { handle } = brand

type ShareText = SiteSetting['shareTexts'][number]

/** The same text for a page and for its aliases. */
const share = (paths: string[], title: string, description: string): ShareText[] =>
  paths.map((path) => ({ path, title, description }))

export const site = {
  productName: brand.name,
  description: `${brand.name} is a free wallet for your phone: pay in participating stores and online, and get instant cashback that never expires.`,
  hrEmail: brand.careersEmail,
  contactEmail: brand.contactEmail,
  appStoreUrl: `https://apps.apple.com/app/${handle}/id0000000000`,
  googlePlayUrl: `https://play.google.com/store/apps/details?id=example.${handle}`,
  socialLinks: [
    { network: 'instagram', url: `https://www.instagram.com/${handle}` },
    { network: 'facebook', url: `https://www.facebook.com/${handle}` },
    { network: 'x', url: `https://x.com/${handle}` },
    { network: 'linkedin', url: `https://www.linkedin.com/company/${handle}` },
    { network: 'youtube', url: `https://www.youtube.com/@${handle}` },
    { network: 'medium', url: `https://medium.com/@${handle}` },
    { network: 'telegram', url: `https://t.me/${handle}` },
    { network: 'tiktok', url: `https://www.tiktok.com/@${handle}` },
    { network: 'pinterest', url: `https://www.pinterest.com/${handle}` },
  ],
  shareTitle: `${brand.name} – payments with instant cashback`,
  shareDescription:
    'A free wallet for your phone. Pay in stores and online, and get cashback that never expires.',
  shareTexts: [
    ...share(
      ['/'],
      `${brand.name} – pay with your phone, get some of it back`,
      'Pay in participating stores and online. The shop’s cashback is instant, never expires and works anywhere in the network.',
    ),
    ...share(
      ['/about-us'],
      `The people behind ${brand.name}`,
      'Who runs the wallet, who it works with, and what we want paying to feel like.',
    ),
    ...share(
      ['/news', '/beamnews', '/beam-news', '/beam-news-static'],
      `${brand.name} in the news`,
      'What the papers have written about the wallet, its shops and its cashback.',
    ),
    ...share(
      ['/careers'],
      `Work at ${brand.name}`,
      'Open roles in engineering, design, marketing, sales and more, in Cascais and remote.',
    ),
    ...share(
      ['/investors-form'],
      `Invest in ${brand.name}`,
      'Tell us who you are and how much you have in mind, and our team will read it.',
    ),
    ...share(
      ['/technology-partnerships'],
      `Build on ${brand.name}, or back it`,
      'How banks, software houses, developers and investors join the network.',
    ),
    ...share(
      ['/banks'],
      `${brand.name} & Banks`,
      'Your cards in a wallet that brings instant cashback, paid for by merchants.',
    ),
    ...share(
      ['/software-partners', '/for-software-partners'],
      `${brand.name} for software partners`,
      'Put payments and cashback into the till, the web shop or the system you already sell.',
    ),
    ...share(
      ['/visionary-developers'],
      `${brand.name} for developers`,
      'A token on a public blockchain, smart contracts and a rewards network to build on.',
    ),
    ...share(
      ['/local-partners'],
      `Become a ${brand.name} local partner`,
      'Bring the wallet to the shops where you live. Four questions, four straight answers.',
    ),
    ...share(
      ['/lp-form'],
      `Apply as a ${brand.name} local partner`,
      'Two short sections: you, and your company. We review every form and contact you.',
    ),
    ...share(
      ['/partnerships'],
      `Partnerships at ${brand.name}`,
      'Banks, software houses, developers and local partners: ways to work with the wallet.',
    ),
    ...share(
      ['/pay-in-store'],
      `Pay in store with ${brand.name}`,
      'Hold out your phone, scan a code, take your cashback. Up to 10 cards in one wallet.',
    ),
    ...share(
      ['/pay-online'],
      `Pay online with ${brand.name}`,
      'Choose the wallet at the checkout, confirm with a unique code, and get instant cashback.',
    ),
    ...share(
      ['/local-store'],
      `${brand.name} for your store`,
      'Payments, cashback campaigns and clear reports for one installation price. No monthly fees.',
    ),
    ...share(
      ['/contacts'],
      `Contact ${brand.name}`,
      'A question, an idea or a problem? Write to us, and choose the team it should reach.',
    ),
    ...share(
      ['/help-center'],
      `${brand.name} Help Center`,
      'Guides, frequent questions, and how to reach us when something isn’t working.',
    ),
    ...share(
      ['/ls-inst-form'],
      `Install ${brand.name} in your shop`,
      'The installation form for physical stores.',
    ),
    ...share(
      ['/os-inst-form'],
      `Install ${brand.name} in your web shop`,
      'The installation form for online stores on WooCommerce or Prestashop.',
    ),
    ...share(
      ['/terms-and-conditions'],
      `${brand.name} terms and conditions`,
      'The rules for using the wallet, in numbered clauses.',
    ),
    ...share(
      ['/privacy-policy'],
      `${brand.name} privacy policy and cookies`,
      'What data we hold, why, for how long, and what you can ask of us.',
    ),
    ...share(
      ['/accessibility'],
      `Accessibility of the ${brand.name} website`,
      'What we test, what we do not know, and how to report a problem.',
    ),
  ],
  ...ownTexts,
  cookieMonths: 12,
  newsletterModalEnabled: true,
  newsletterModalHiddenOn: [],
  chatEnabled: true,
  saleBannerEnabled: true,
  saleBannerText: `Participate in the ${brand.name} token Public-Sale`,
  saleBannerButton: 'Click here',
  saleBannerIconLabel: 'Participate in public sale',
  saleBannerUrl: `https://sale.${brand.domain}/register`,
} satisfies SiteSetting
