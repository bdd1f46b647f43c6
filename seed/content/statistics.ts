export const statistics = [
  { value: '50M+', label: 'downloads' },
  { value: '1M+', label: 'daily transactions' },
  { value: '100M+', label: 'rewards redeemed' },
  { value: '300k', label: 'terminals' },
  { value: '100k+', label: 'stores' },
]
