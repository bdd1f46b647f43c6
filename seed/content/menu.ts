import { brand, type MenuEntry } from '@app/contract'

const internal = (title: string, page: string): MenuEntry => ({
  title,
  type: 'INTERNAL',
  page,
  items: [],
})

export const menu: MenuEntry[] = [
  {
    title: 'Projects',
    type: 'WRAPPER',
    items: [
      {
        title: 'Technology Partners',
        type: 'WRAPPER',
        items: [
          internal(`${brand.name} & Banks`, 'banks'),
          internal('Software Partners', 'software-partners'),
        ],
      },
    ],
  },
  internal('About Us', 'about-us'),
  internal('Careers', 'careers'),
  internal('News', 'news'),
  internal('Investors', 'technology-partnerships'),
  internal('Contacts', 'contacts'),
]
