import { withoutAccents } from '../../without-accents'
import type { Option } from '../engine/fields'

// prettier-ignore
const names = [
  'Andorra', 'Angola', 'Argentina', 'Australia', 'Austria', 'Belgium', 'Brazil', 'Bulgaria',
  'Canada', 'Cape Verde', 'Chile', 'China', 'Colombia', 'Croatia', 'Cyprus', 'Czech Republic',
  'Denmark', 'Egypt', 'Estonia', 'Finland', 'France', 'Germany', 'Ghana', 'Greece',
  'Guinea-Bissau', 'Hungary', 'Iceland', 'India', 'Ireland', 'Israel', 'Italy', 'Japan', 'Kenya',
  'Latvia', 'Liechtenstein', 'Lithuania', 'Luxembourg', 'Malta', 'Mexico', 'Monaco', 'Morocco',
  'Mozambique', 'Netherlands', 'New Zealand', 'Nigeria', 'Norway', 'Peru', 'Poland', 'Portugal',
  'Qatar', 'Romania', 'São Tomé and Príncipe', 'Saudi Arabia', 'Serbia', 'Singapore', 'Slovakia',
  'Slovenia', 'South Africa', 'Spain', 'Sweden', 'Switzerland', 'Timor-Leste', 'Turkey',
  'Ukraine', 'United Arab Emirates', 'United Kingdom', 'United States', 'Uruguay',
]

const hyphenated = (name: string) => withoutAccents(name).toLowerCase().replaceAll(' ', '-')

export const countries = names.map((label): Option => ({
  value: hyphenated(label),
  label,
}))
