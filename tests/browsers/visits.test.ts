import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { pageForms } from '../../contract/index'
import { expectations } from '../../contract/forms/testing/expectations'
import { cmsAt } from '../harness/cms'
import { storedIn } from '../harness/stored-submissions'
import { desktop, inEachEngine, phone } from './harness/in-each-engine'
import type { Target } from './harness/elements'

const stored = storedIn(cmsAt(inject('stack').cms))
const { sample } = expectations.contact

/** An address that no other test uses. */
const newAddress = () => `${randomUUID()}@example.com`

const button = (name: string): Target => ({ css: 'button', name })

inEachEngine((visit) => {
  test('a visitor sends the contact form, and it is stored', async () => {
    const visitor = await visit('/contacts', desktop)
    const email = newAddress()
    await visitor.type({ css: 'main input', name: 'First name' }, 'Ana')
    await visitor.type({ css: 'main input', name: 'Last name' }, 'Costa')
    await visitor.type({ css: 'main [type=email]' }, email)
    await visitor.type({ css: 'main textarea' }, String(sample['message']))
    await visitor.click({ css: '[name=termsAgreed]' })
    await visitor.click({ css: '[name=consentGiven]' })
    await visitor.click(button(pageForms.contact.submit.label))
    await expect
      .poll(() => visitor.textOf('main'))
      .toContain(expectations.contact.screen?.success.title)
    const rows = await stored.rows('contact')
    expect(rows.filter((row) => row['email'] === email)).toMatchObject([
      { first_name: 'Ana', last_name: 'Costa', message: sample['message'] },
    ])
  })

  test('a visitor opens the menu on a phone and follows a link in it', async () => {
    const visitor = await visit('/', phone)
    expect(await visitor.sees('#mobile-menu')).toBe(false)
    await visitor.click(button('Menu'))
    await visitor.click({ css: '#mobile-menu a', name: 'Careers' })
    await expect.poll(() => visitor.path()).toBe('/careers')
    await expect.poll(() => visitor.textOf('h1')).toContain('wallet')
    expect(await visitor.sees('#mobile-menu')).toBe(false)
  })

  test('a visitor pays with the phone on the page', async () => {
    const visitor = await visit('/pay-in-store', phone)
    const screen = () => visitor.textOf('.phone [role=group]')
    await visitor.run(() => document.querySelector('.phone__device')?.scrollIntoView())
    await expect.poll(screen).toContain('Hold to pay')
    await visitor.hold(button('Hold to pay'), 1_500)
    await expect.poll(screen).toContain('Paid €12.50')
    await visitor.click(button('To the wallet'))
    await expect.poll(screen).toContain('+€1.25')
  })

  test('a visitor pays at the counter of the home page', async () => {
    const visitor = await visit('/', phone)
    const hero = () => visitor.textOf('.hero')
    await expect.poll(hero).toContain('Hold to pay')
    await visitor.hold({ css: '.hero__picture button' }, 1_500)
    await expect.poll(hero).toContain('Hold to pay again')
  })

  test('a visitor moves the slider of the calculator and sees another amount', async () => {
    const visitor = await visit('/pay-in-store', phone)
    const amount = () => visitor.textOf('main output')
    expect(await amount()).toBe('€1.25')
    await visitor.click({ css: 'input[type=range]', name: 'At the till' })
    await expect.poll(amount).not.toBe('€1.25')
    const [till, back] = await visitor.run(() =>
      ['input[type=number]', 'main output'].map((css) => {
        const element = document.querySelector(css)
        return Number((element as HTMLInputElement).value.replace('€', ''))
      }),
    )
    expect(back).toBeCloseTo(Number(till) / 10, 2)
  })

  test('a visitor opens a question and reads its answer', async () => {
    const visitor = await visit('/local-partners', phone)
    const open = () =>
      visitor.run(() =>
        [...document.querySelectorAll('main details')].map((one) => one.matches('[open]')),
      )
    expect(await open()).toEqual([true, false, false, false])
    await visitor.click({ css: 'main details:nth-of-type(3) summary' })
    await expect.poll(open).toEqual([false, false, true, false])
  })

  test('a visitor accepts cookies and is not asked again', async () => {
    const visitor = await visit('/banks', { ...phone, isNew: true })
    const isAsked = () => visitor.sees('.cookie-sheet')
    expect(await isAsked()).toBe(true)
    await visitor.click(button('Accept'))
    await expect.poll(isAsked).toBe(false)
    await visitor.open('/banks')
    expect(await isAsked()).toBe(false)
    expect(await visitor.run(() => localStorage.getItem('cookie_consent'))).toBe('accepted')
  })

  test('a visitor subscribes to the newsletter, and the dialog stays closed', async () => {
    const visitor = await visit('/partnerships', { ...desktop, isNew: true })
    const isOpen = () => visitor.sees('.newsletter__dialog')
    const sinceLoad = () => visitor.run(() => performance.now())
    await expect.poll(isOpen).toBe(true)
    const openedAfter = await sinceLoad()
    const email = newAddress()
    await visitor.type({ css: '.newsletter__email' }, email)
    await visitor.click({ css: '.newsletter__dialog [name=termsAgreed]' })
    await visitor.click({ css: '.newsletter__dialog [type=submit]' })
    await expect.poll(isOpen).toBe(false)
    const rows = await stored.rows('newsletter')
    expect(rows.filter((row) => row['email'] === email)).toHaveLength(1)

    await visitor.open('/partnerships')
    await expect.poll(sinceLoad).toBeGreaterThan(2 * openedAfter)
    expect(await isOpen()).toBe(false)
  })
})
