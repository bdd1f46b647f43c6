/**
 * What the product's written specification quotes, copied from it by hand. It changes only with the
 * specification, never because a test fails: nothing here is read from `contract`, `seed` or `web`.
 * `npm run rebrand` puts another name into it, in a copy of the project, and lists the lines.
 */

export const productName = 'Beam'

/** Each route and the aliases of the same page; a title where the specification quotes one. */
export const pages: { path: string; aliases?: string[]; title?: string }[] = [
  { path: '/' },
  { path: '/about-us' },
  { path: '/news', aliases: ['/beamnews', '/beam-news', '/beam-news-static'] },
  { path: '/careers' },
  { path: '/careers/apply', aliases: ['/careers/spontaneous-application'] },
  { path: '/investors-form' },
  { path: '/technology-partnerships' },
  { path: '/banks' },
  { path: '/software-partners', aliases: ['/for-software-partners'] },
  { path: '/visionary-developers' },
  { path: '/local-partners' },
  { path: '/lp-form' },
  { path: '/partnerships' },
  { path: '/pay-in-store', title: 'Pay in Store' },
  { path: '/pay-online', title: 'Pay Online' },
  { path: '/local-store', title: 'Local Store' },
  { path: '/terms-and-conditions' },
  { path: '/privacy-policy' },
  { path: '/contacts', title: 'Contact Us Beam' },
  { path: '/help-center', title: 'Help Center' },
  { path: '/ls-inst-form', title: 'Local Store Installation Form' },
  { path: '/os-inst-form' },
]

export const redirects = [
  ['/investors', '/investors-form'],
  ['/forinvestors', '/investors-form'],
  ['/terms', '/terms-and-conditions'],
  ['/privacy', '/privacy-policy'],
  ['/index.html', '/'],
] as const

export const notFound = { path: '/404', title: 'Page Not Found' }

/** The slug under /careers/, title, type, location and area of each job. */
export const jobs = [
  ['mobile-developer', 'Mobile Developer', 'Full Time', 'worldwide remote', 'Engineering'],
  ['java-scala-developer', 'Java/Scala Developer', 'Full Time', 'Cascais', 'Engineering'],
  [
    'plugin-developer-for-e-commerce-platforms',
    'Plugin Developer for E-commerce Platforms',
    'Temporary Work',
    'Lisbon/Cascais/Remote',
    'Engineering',
  ],
  [
    'discover-your-future-with-beam-wallet',
    'Discover Your Best Future',
    'Full Time',
    'worldwide',
    'Various',
  ],
  ['graphic-designer', 'Graphic Designer', 'Full Time', 'Cascais', 'Design'],
  ['seo-specialist', 'SEO Specialist', 'Full Time', 'Cascais', 'Marketing'],
  ['fullstack-web3-developer', 'Full Stack/Web3 Developer', 'Full Time', 'Remote', 'Engineering'],
  ['designer', 'Designer', 'Full Time', 'Remote/International', 'Design'],
  [
    'security-developer',
    'Security Developer',
    'Full Time',
    'Remote/International travel',
    'Engineering',
  ],
  ['social-media-specialist', 'Social Media Specialist', 'Full Time', 'Remote', 'Marketing'],
  [
    'international-project-manager',
    'International Project Manager',
    'Full Time',
    'Remote/international travel',
    'Operations',
  ],
  ['tester', 'Tester', 'Full Time', 'Remote', 'Quality Assurance'],
  ['cybersecurity-developer', 'Cybersecurity Developer', 'Full Time', 'Remote', 'Security'],
  ['sales-agent', 'Sales Agent', 'Full Time', 'Remote/Hybrid', 'Sales'],
] as const

/** The built-in menu: a title, and where it leads or what it holds. */
export type Entry = readonly [title: string, to: string | readonly Entry[]]

export const menu: readonly Entry[] = [
  [
    'Projects',
    [
      [
        'Technology Partners',
        [
          ['Beam & Banks', '/banks'],
          ['Software Partners', '/software-partners'],
        ],
      ],
    ],
  ],
  ['About Us', '/about-us'],
  ['Careers', '/careers'],
  ['News', '/news'],
  ['Investors', '/technology-partnerships'],
  ['Contacts', '/contacts'],
]

/** What a menu's path or slug is rewritten to. */
export const menuRewrites = [
  ['investors', '/technology-partnerships'],
  ['forinvestors', '/technology-partnerships'],
  ['beam&banks', '/banks'],
] as const

export const footer = {
  /** The title of each quick link, and whether it leads to another site. */
  links: [
    ['Blog', true],
    ['Help Center', false],
    ['Terms and Conditions', false],
    ['Privacy Policy', false],
    ['Contacts', false],
  ],
  logos: 4,
  badges: 2,
  networks: [
    'instagram',
    'facebook',
    'x',
    'linkedin',
    'youtube',
    'medium',
    'telegram',
    'tiktok',
    'pinterest',
  ],
}

/** What the pages have to say, by path. */
export const texts: Record<string, string[]> = {
  '/': [
    'Participate in the Beam token Public-Sale',
    'Click here',
    '50M+',
    '1M+',
    '100M+',
    '300k',
    '100k+',
  ],
  '/pay-in-store': ['up to 10 cards'],
  '/news': ['150,000 users', '2,000 outlets'],
  '/careers': ['Apply Now'],
  '/contacts': ['CONTACT DETAILS', 'Can we help?'],
  '/local-store': ['Join', '€55 (or local equivalent)', '75€', '65€', 'How it works'],
  '/help-center': ['Get in touch'],
  '/terms-and-conditions': [
    '17.02.2024',
    'at least five business days',
    'within seven days',
    'within five business days',
    'on the next day',
    'on the third day',
    'within one month',
    'Lisbon',
    'Cascais',
  ],
  '/privacy-policy': ['PRIVACY POLICY & COOKIES', '5 years', 'under 18'],
}

/** The name of the sale banner's icon. */
export const saleIcon = 'Participate in public sale'

export const cookieQuestion =
  'We use cookies to improve your experience and for analytical purposes. Do you accept?'
export const cookieAnswers = ['Decline', 'Accept']

/** `{product}` is the product's name, `<code>` the status of the response. */
export const messages = {
  contact: {
    invalid: [
      'First name is required',
      'Last name is required',
      'Valid email is required',
      'Message is required',
      'Message must be less than 1000 characters',
      'You must agree to the terms',
      'Consent is required to submit',
    ],
    screen: [
      'Sending...',
      'Thank you for contacting us!',
      "We've received your message and will get back to you shortly.",
    ],
    failure: 'Failed to submit the form. Please try again.',
    network: 'Network error. Please try again later.',
  },
  'career-application': {
    invalid: [
      'Resume is required',
      'Only PDF files are allowed',
      'First name is required',
      'Valid email is required',
      'Position is required',
      'You must agree to the Terms and Conditions',
      'You must consent to data storage',
    ],
    screen: ['Submitting...'],
    failure: 'Failed to submit the form. Please try again.',
    network: 'Network error. Please try again later.',
  },
  installation: {
    invalid: [
      'Company Name is required.',
      'Vat Number is required.',
      'Address is required.',
      'Zip Code is required.',
      'Business Phone is required.',
      'Business Email is required.',
      'Store Name is required.',
      'Business Sector is required.',
      'Iban is required.',
      'Contact Name is required.',
      'Contact Last Name is required.',
      'Contact Email is required.',
      'Contact Phone is required.',
      'Public Email is required.',
      'Public Phone is required.',
      'Short Description is required.',
      'Cashback Percentage is required.',
      'Installation Address is required.',
      'Invalid business email format.',
      'Invalid contact email format.',
      'Invalid public email format.',
      'You must agree to the terms.',
    ],
    screen: [
      'Submitting...',
      'Form Submitted Successfully!',
      'Thank you for your submission. We will review your information.',
    ],
    failure: 'Form submission failed.',
    network: 'Network error. Please try again.',
  },
  'os-installation': {
    invalid: [
      'Responsible Person First Name is required.',
      'Responsible Person Last Name is required.',
      'Legal Name is required.',
      'Vat Id is required.',
      'Company Contact Phone is required.',
      'Company Contact Email is required.',
      'Address Line 1 is required.',
      'City is required.',
      'Zip Code is required.',
      'Country is required.',
      'Public Name is required.',
      'Public Email is required.',
      'Public Phone Mobile is required.',
      'Short Description is required.',
      'Store Website is required.',
      'Online Store Platform is required.',
      'Cashback Percentage is required.',
      'Bank Name is required.',
      'Iban is required.',
      'Swift Code is required.',
      'Invalid Company Contact Email format.',
      'Invalid Public Email format.',
      'You must agree to the Terms and Conditions and Privacy Policy.',
    ],
    screen: [
      'Submitting...',
      'Installation Request Submitted!',
      'Thank you! We have received your online store setup information and will be in touch soon.',
    ],
    failure: 'Form submission failed. Please try again.',
    network: 'Network error. Could not submit form.',
  },
  investor: {
    invalid: [
      'First Name is required.',
      'Last Name is required.',
      'Email is required.',
      'Country is required.',
      'Phone Number is required.',
      'Company Name is required.',
      'Company Role is required.',
      'Amount To Invest is required.',
      'Currency is required.',
      'Message is required.',
      'Invalid email format.',
      'Invalid phone number format.',
    ],
    screen: ['Sending...', 'Form Submitted Successfully!', 'Please fix the errors in the form.'],
    failure: 'HTTP error! status: <code>',
    network: 'Network error. Please try again.',
  },
  'local-partner': {
    invalid: [
      'First Name is required.',
      'Last Name is required.',
      'Email is required.',
      'Phone Number is required.',
      'Company Name is required.',
      'Company VAT is required.',
      'Address Line 1 is required.',
      'City is required.',
      'Country is required.',
      'Please enter a valid email address.',
      'You must agree to the terms and conditions.',
      'You must provide consent to store your information.',
    ],
    screen: ['Submitting...'],
    failure: 'Form submission failed.',
    network: 'Network error. Please try again.',
  },
  newsletter: {
    invalid: [
      'Email is required',
      'Please enter a valid email address',
      'You must agree to the terms and conditions',
    ],
    screen: [
      'Agree',
      'Agreeing...',
      'Thank you! Your subscription has been successfully recorded. Welcome to the {product} community!',
    ],
    failure: 'Failed to subscribe. Please try again later.',
    network: 'Network error. Please check your connection and try again.',
  },
}

export const newsletterBox = {
  label: 'Subscribe',
  thanks: 'Thank you for subscribing to our newsletter!',
}

/** Where each form is posted: under the API's address, or under the secure host's. */
export const endpoints = {
  contact: ['api', 'contact'],
  'career-application': ['secure', 'careerapplication'],
  installation: ['secure', 'installation'],
  'os-installation': ['secure', 'os-installation'],
  investor: ['api', 'investor'],
  'local-partner': ['api', 'local-partner'],
  newsletter: ['secure', 'newsletter/subscribe'],
  'log-consent': ['api', 'log-consent'],
} as const

/** The names of what a form sends. */
export const payloads = {
  contact: 'subject firstName lastName email message termsAgreed consentGiven',
  'career-application':
    'firstName lastName email phone location positionArea linkedin portfolio additionalInfo termsAgreed consentGiven',
  installation: `companyName vatNumber address zipCode businessPhone businessEmail storeName businessSector
    iban contactName contactLastName contactEmail contactPhone publicEmail publicPhone shortDescription
    cashbackPercentage installationAddress termsAgreed storeWebsite certificateCode bankName swiftCode
    contactRole openingTime closingTime longDescription facebook instagram otherSocial`,
  'os-installation': `responsiblePersonFirstName responsiblePersonLastName legalName vatId companyContactPhone
    companyContactEmail addressLine1 city zipCode country publicName publicEmail publicPhoneMobile
    shortDescription storeWebsite onlineStorePlatform cashbackPercentage bankName iban swiftCode termsAgreed
    addressLine2 state longDescription facebook instagram otherSocial`,
  investor: `firstName lastName email country phoneNumber companyName companyRole amountToInvest currency
    message termsAgreed consentGiven companyWebsite postalCode vatNifNumber`,
  'local-partner': `firstName lastName email phoneNumber companyName companyVAT addressLine1 city country
    termsAgreed consentGiven addressLine2 state zipCode`,
  newsletter: 'email',
  'log-consent': 'consent timestamp',
}

/** The most characters of a field, by form. */
export const limits = {
  contact: { firstName: 50, lastName: 50, message: 1000 },
  installation: { shortDescription: 30, longDescription: 150 },
  'os-installation': { shortDescription: 30, longDescription: 150 },
  investor: { message: 1000 },
}
export const counterWarnsAbove = 900

export const options = {
  subject: ['General Information', 'Investors', 'Local Partners', 'Recruiting', 'Support'],
  defaultSubject: 'Support',
  amountToInvest: ['100k+', '1m+', '10m+', '50m+'],
  amountLabels: ['100.000€ or more', '1.000.000€', '10.000.000€', '50.000.000€'],
  currency: ['USD', 'EUR', 'GBP'],
  onlineStorePlatform: ['woocommerce', 'prestashop'],
  physicalStoreCashback: ['10', '15', '20', '25', '30', '35', '40', '45', '50'],
  onlineStoreCashback: ['15', '20', '25', '30', '35', '40', '45', '50'],
  countries: 68,
}

export const phonePrefix = '+351'

/** Of a content service that answers 503, and of one whose address is not set. */
export const contentErrors = [
  'Error fetching from Strapi: 503 Service Unavailable.',
  'is not set and no safe default exists',
]

export const videoIdLength = 11
export const menuLevels = 3
export const sharePopup = 'width=600,height=400'

/** In the browser: what is stored under which name, and after how many milliseconds what happens. */
export const storageKeys = {
  consent: 'cookie_consent',
  subscribed: 'beam_newsletter_email_provided',
  navigation: 'strapi_navigation',
  footer: 'strapi_footer',
}
export const milliseconds = {
  newsletterOpensAfter: 1000,
  newsletterClosesAfter: 3000,
  hideAnimation: 300,
  thanksShownFor: 3000,
}
