import type { Redirect } from '@app/contract'

export const redirects: Redirect[] = [
  { from: '/investors', to: '/investors-form' },
  { from: '/forinvestors', to: '/investors-form' },
  { from: '/terms', to: '/terms-and-conditions' },
  { from: '/privacy', to: '/privacy-policy' },
  { from: '/index.html', to: '/' },
]
