export const stamps = {
  id: 7,
  documentId: 'abcdefghijklmnopqrstuvwx',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  publishedAt: '2026-01-02T00:00:00.000Z',
}

export const media = {
  id: 3,
  name: 'wallet.svg',
  alternativeText: 'A wallet',
  url: '/uploads/wallet_1.svg?v=1',
  mime: 'image/svg+xml',
  width: 640,
  height: 480,
  formats: {},
}

export const picture = {
  name: 'wallet.svg',
  src: '/uploads/wallet_1.svg?v=1',
  alt: 'A wallet',
  width: 640,
  height: 480,
}

export const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
export const text = (content: string) => ({ type: 'text', text: content })

export const strapiPage = (Content: object[]) => ({
  ...stamps,
  slug: 'about-us',
  title: 'About Us',
  aliases: [{ id: 1, path: '/about' }],
  Content,
  seo: null,
  related: [{ id: 9, documentId: 'x', slug: 'news', title: 'News' }],
})
