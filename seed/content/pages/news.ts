import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'

export const news: Page = {
  slug: 'news',
  title: 'News',
  aliases: [{ path: '/beamnews' }, { path: '/beam-news' }, { path: '/beam-news-static' }],
  Content: [
    {
      block: 'hero',
      category: 'News',
      title: 'What others write about us',
      description:
        'Five pieces on the wallet, its shops and its token, newest first. Each gives the figures of the day it appeared.',
      variant: 'yellow',
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'joined',
      showStoreBadges: false,
    },
    {
      block: 'press',
      variant: 'yellow',
      leadPicture: picture('news.svg'),
      items: [
        {
          title: `${brand.name} passes 50 million downloads`,
          outlet: 'The Ledger Post',
          date: '2026-09-17',
          summary:
            'More than 50 million downloads, over a million transactions a day and 300,000 terminals: a look at how the wallet came to sit on so many counters.',
          url: 'https://ledger-post.example/fifty-million-downloads',
          image: picture('press-ledger-post.svg'),
        },
        {
          title: 'A token for the corner shop',
          outlet: 'Fintech Harbour',
          date: '2026-05-06',
          summary:
            'A token on a public blockchain, smart contracts and a rewards network for retailers: what the public sale is about, and what it means for merchants.',
          url: 'https://fintech-harbour.example/token-for-the-corner-shop',
          image: picture('press-fintech-harbour.svg'),
          picture: picture('token-shop.svg'),
        },
        {
          title: 'Pay once, not every month',
          outlet: 'Retail Lantern',
          date: '2025-11-12',
          summary:
            'Three shopkeepers on replacing a monthly terminal bill with one installation price, and on choosing their own cashback hour by hour.',
          url: 'https://retail-lantern.example/pay-once-not-every-month',
          image: picture('press-retail-lantern.svg'),
          picture: picture('paid-once.svg'),
        },
        {
          title: 'The cashback that does not run out',
          outlet: 'Wallet Weekly',
          date: '2024-10-03',
          summary:
            'Instant, funded by the merchant and without an end date. Our tester earned it in one shop and spent it in another, in a different country.',
          url: 'https://wallet-weekly.example/cashback-that-does-not-run-out',
          image: picture('press-wallet-weekly.svg'),
          picture: picture('cashback-travels.svg'),
        },
        {
          title: 'Over 150,000 users and 2,000 outlets in one country',
          outlet: 'Lisbon Startup Diary',
          date: '2019-06-20',
          summary:
            'From the archive: the early days, when the wallet had over 150,000 users and 2,000 outlets in one country and was finding its feet.',
          url: 'https://lisbon-startup-diary.example/over-150000-users',
          image: picture('press-startup-diary.svg'),
          picture: picture('first-country.svg'),
        },
      ],
    },
    {
      block: 'call-to-action',
      layout: 'bands',
      boxes: [
        {
          title: 'Writing about us?',
          text: 'Tell us what you need and when you need it by.',
          button: { label: 'Contact us', url: '/contacts?subject=General+Information' },
          variant: 'teal',
        },
      ],
    },
  ],
  seo: {
    title: `News – ${brand.name}`,
    description:
      'Five press pieces about the wallet, its shops, its cashback and its token, with links to each.',
    noIndex: false,
  },
  related: [],
}
