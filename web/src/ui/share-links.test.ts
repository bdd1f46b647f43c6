import { expect, test } from 'vitest'
import { shareLinks } from './share-links'

const links = shareLinks('https://wallet.example/careers/tester', 'Tester & co', 'Find it first.')
const hrefOf = (network: string) => links.find((link) => link.network === network)!.href

test('the six options keep the order of the menu', () => {
  expect(links.map((link) => link.label)).toEqual([
    'LinkedIn',
    'X',
    'WhatsApp',
    'Facebook',
    'Telegram',
    'Email',
  ])
})

test("every network gets the page's address and, if it accepts one, the title", () => {
  for (const { network, href } of links)
    if (network !== 'whatsapp' && network !== 'email')
      expect([...new URL(href).searchParams.values()]).toContain(
        'https://wallet.example/careers/tester',
      )
  expect(new URL(hrefOf('x')).searchParams.get('text')).toBe('Tester & co')
  expect(new URL(hrefOf('whatsapp')).searchParams.get('text')).toContain(
    'https://wallet.example/careers/tester',
  )
})

test('email is a mailto link with spaces encoded as %20', () => {
  expect(hrefOf('email')).toBe(
    'mailto:?subject=Tester%20%26%20co&body=Find%20it%20first.%0A%0Ahttps%3A%2F%2Fwallet.example%2Fcareers%2Ftester',
  )
})

test('everything except email opens in a popup', () => {
  expect(links.filter((link) => !link.isPopup).map((link) => link.network)).toEqual(['email'])
})
