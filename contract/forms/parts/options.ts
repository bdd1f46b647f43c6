import type { Option } from '../engine/fields'

const optionsFrom = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: value }))

export const defaultSubject = 'Support'

export const subjects = optionsFrom([
  'General Information',
  'Investors',
  'Local Partners',
  'Recruiting',
  defaultSubject,
])

export const amounts: readonly Option[] = [
  { value: '100k+', label: '100.000€ or more' },
  { value: '1m+', label: '1.000.000€' },
  { value: '10m+', label: '10.000.000€' },
  { value: '50m+', label: '50.000.000€' },
]

export const currencies: readonly Option[] = [
  { value: 'USD', label: 'USD (Dollar)' },
  { value: 'EUR', label: 'EUR (Euro)' },
  { value: 'GBP', label: 'GBP (Pound)' },
]

export const platforms: readonly Option[] = [
  { value: 'woocommerce', label: 'WooCommerce' },
  { value: 'prestashop', label: 'Prestashop' },
]

const percentages = (values: readonly number[]): Option[] =>
  values.map((value) => ({ value: String(value), label: `${value}%` }))

export const physicalStoreCashback = percentages([10, 15, 20, 25, 30, 35, 40, 45, 50])
export const onlineStoreCashback = percentages([15, 20, 25, 30, 35, 40, 45, 50])

/** For applicants without a particular job in mind. */
export const generalPosition = 'Discover Your Best Future'

export const positionTitles = [
  'Mobile Developer',
  'Java/Scala Developer',
  'Plugin Developer for E-commerce Platforms',
  generalPosition,
  'Graphic Designer',
  'SEO Specialist',
  'Full Stack/Web3 Developer',
  'Designer',
  'Security Developer',
  'Social Media Specialist',
  'International Project Manager',
  'Tester',
  'Cybersecurity Developer',
  'Sales Agent',
] as const

export const positions = optionsFrom(positionTitles)

export const businessSectors = [
  'Bakery and pastry',
  'Bar and nightlife',
  'Beauty and wellness',
  'Books and stationery',
  'Café',
  'Car services',
  'Clothing and footwear',
  'Education and training',
  'Electronics',
  'Fitness and sports',
  'Grocery and supermarket',
  'Health and pharmacy',
  'Home and furniture',
  'Hotel and lodging',
  'Jewellery and accessories',
  'Leisure and culture',
  'Pets',
  'Professional services',
  'Restaurant',
  'Toys and gifts',
  'Travel and transport',
] as const
