import type { SocialNetwork } from '@app/contract'

export const shareNetworks = ['linkedin', 'x', 'whatsapp', 'facebook', 'telegram', 'email'] as const

export type ShareNetwork = (typeof shareNetworks)[number]

export const networkNames: Record<SocialNetwork | ShareNetwork, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  medium: 'Medium',
  telegram: 'Telegram',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
  email: 'Email',
}
