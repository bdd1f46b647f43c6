import { brand, type Page } from '@app/contract'
import { picture } from '../../media/index'
import { partners } from '../partners'

export const aboutUs: Page = {
  slug: 'about-us',
  title: 'About Us',
  aliases: [],
  Content: [
    {
      block: 'hero',
      category: 'About us',
      title: 'A payment should give something back',
      description: `${brand.name} starts from a plain question: why does paying take two cards, one for the money and one for the points? We make one wallet that does both, for the person buying and for the shop across the counter.`,
      button: { label: 'Work with us', url: '/careers' },
      secondButton: { label: 'Write to us', url: '/contacts' },
      variant: 'pink',
      image: picture('team-counter.svg'),
      imagePosition: 'right',
      layout: 'two-column',
      composition: 'half',
      showStoreBadges: false,
    },
    {
      block: 'team',
      category: 'Leadership',
      title: 'The people in charge',
      members: [
        {
          name: 'Inês Valadar',
          role: 'Chief executive',
          text: 'Decides what we do next, and what we leave alone.',
          image: picture('leader-ines.svg'),
        },
        {
          name: 'Tomás Quintela',
          role: 'Technology',
          text: 'Looks after the app, the terminals and the systems that join them.',
          image: picture('leader-tomas.svg'),
        },
        {
          name: 'Marta Oliveiros',
          role: 'Shops and partners',
          text: 'Speaks for the shops, from the first form to the first campaign.',
          image: picture('leader-marta.svg'),
        },
        {
          name: 'Rui Castelmar',
          role: 'Finance and token',
          text: 'Keeps the books, the token and the conversations with investors.',
          image: picture('leader-rui.svg'),
        },
      ],
    },
    {
      block: 'logos',
      category: 'Clients',
      title: 'Some of the names we work for',
      logos: [
        partners.casaLumo,
        partners.halyard,
        partners.paoDuplo,
        partners.verdello,
        partners.orbita,
        partners.quillo,
      ],
    },
    {
      block: 'points',
      category: 'Our vision',
      title: 'What we stand for',
      variant: 'charcoal',
      numbered: true,
      points: [
        {
          title: 'Cashback belongs to the person who earned it',
          text: 'It is instant and never expires. It is not tied to the shop or the country it came from.',
        },
        {
          title: 'A small shop deserves good tools',
          text: 'Customer management, campaigns and financial reports should not depend on a monthly fee.',
        },
        {
          title: 'The phone you have is enough',
          text: 'NFC, Bluetooth where available, or a QR code: there should always be a way to pay.',
        },
        {
          title: 'Borders are for maps',
          text: 'One network, so that a reward earned at home can pay for lunch abroad.',
        },
        {
          title: 'Say it plainly',
          text: 'What it costs, how it works and what happens to your data should take minutes to read.',
        },
      ],
    },
    {
      block: 'call-to-action',
      layout: 'bands',
      boxes: [
        {
          title: 'Come and build it with us',
          text: 'Open roles in engineering, design, marketing and sales, in Cascais and remote.',
          button: { label: 'See open roles', url: '/careers' },
          variant: 'yellow',
          image: picture('coast-desk.svg'),
        },
      ],
    },
  ],
  seo: {
    title: `About us – ${brand.name}`,
    description:
      'Who runs the wallet, which shops and brands we work for, and the five things we stand for.',
    noIndex: false,
  },
  related: [],
}
