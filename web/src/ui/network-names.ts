import type { SocialNetwork } from '@app/contract'
import type { ShareNetwork } from './share-links'

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
