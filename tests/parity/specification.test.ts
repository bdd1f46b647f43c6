import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  amounts,
  brand,
  countries,
  currencies,
  defaultSubject,
  type Field,
  formNames,
  forms,
  limitOf,
  logConsent,
  type MenuEntry,
  type NavigationItem,
  newsletter,
  newsletterBox,
  onlineStoreCashback,
  pageForms,
  pathOfJob,
  pathOfSlug,
  physicalStoreCashback,
  platforms,
  positionTitles,
  screenErrors,
  type ScreenForm,
  sentFields,
  serverFailure,
  subjects,
} from '../../contract/index'
import { footer, jobs, menu, pages, redirects, site } from '../../seed/index'
import { contentAddress } from '../../web/src/cms/content-address'
import { assertOk } from '../../web/src/cms/content-service-error'
import { sessionKeys } from '../../web/src/cms/session-cache'
import { menuAddress } from '../../web/src/content/menu-address'
import { menuTree } from '../../web/src/content/menu'
import { COOKIE_CONSENT, consentModes } from '../../web/src/layout/consent/consent-mode'
import { SUBSCRIBED } from '../../web/src/layout/newsletter/newsletter-flags'
import { CLOSES_AFTER_MS, OPENS_AFTER_MS, THANKS_MS } from '../../web/src/layout/newsletter/times'
import { openSharePopup } from '../../web/src/ui/share-links'
import { videoId } from '../../web/src/ui/video-id'
import * as specified from '../specification'

describe('addresses and titles', () => {
  it('are those of the pages, their aliases and the redirects', () => {
    for (const { path, aliases = [], title } of specified.pages) {
      const page = pages.find(({ slug }) => pathOfSlug(slug) === path)
      expect(page?.aliases.map((alias) => alias.path).toSorted(), path).toEqual(aliases.toSorted())
      if (title) expect({ title: page?.title, suffix: page?.seo?.title }, path).toEqual({ title })
    }
    expect(redirects.map(({ from, to }) => [from, to])).toEqual(specified.redirects)
    expect(pages.find(({ slug }) => pathOfSlug(slug) === specified.notFound.path)?.title).toBe(
      specified.notFound.title,
    )
  })

  it('are those of the 14 jobs', () => {
    expect(jobs.map(({ slug }) => pathOfJob(slug))).toEqual(
      specified.jobs.map(([slug]) => `/careers/${slug}`),
    )
    expect(
      jobs.map(({ slug, title, type, location, area }) => [slug, title, type, location, area]),
    ).toEqual(specified.jobs)
    expect(positionTitles).toEqual(specified.jobs.map(([, title]) => title))
  })

  it('are those of the menu', () => {
    const outline = (entries: MenuEntry[]): specified.Entry[] =>
      entries.map(({ title, page: slug, items }) => [
        title,
        items.length > 0 ? outline(items) : pathOfSlug(slug ?? ''),
      ])
    expect(outline(menu)).toEqual(specified.menu)
  })

  it.each(specified.menuRewrites)('the menu leads from %s to %s', (path, to) => {
    const item: NavigationItem = { id: 1, title: path, type: 'INTERNAL', path }
    expect(menuAddress(item, specified.productName)?.href).toBe(to)
  })

  it('are those of the footer', () => {
    const { links, logos, badges, networks } = specified.footer
    expect(footer.links.map(({ title, isExternal }) => [title, isExternal])).toEqual(links)
    expect([footer.partners.length, footer.badges.length]).toEqual([logos, badges])
    expect(site.socialLinks.map(({ network }) => network)).toEqual(networks)
  })
})

describe('texts', () => {
  it.each(Object.entries(specified.texts))('are on the page %s', (path, texts) => {
    const page = pages.find(({ slug }) => pathOfSlug(slug) === path)
    const content = JSON.stringify([page, path === '/' && site, path === '/careers' && 'Apply Now'])
    for (const text of texts) expect(content.toLowerCase()).toContain(text.toLowerCase())
  })

  it('name the product, the icon of the sale banner and the two answers about cookies', () => {
    expect([brand.name, site.productName]).toEqual([specified.productName, specified.productName])
    expect(site.saleBannerIconLabel).toBe(specified.saleIcon)
    const [choice] = logConsent.fields
    expect(choice?.label).toBe(specified.cookieQuestion)
    expect(choice?.kind === 'radio' && choice.options.map(({ label }) => label)).toEqual(
      specified.cookieAnswers,
    )
    expect(newsletterBox.submit.label).toBe(specified.newsletterBox.label)
    expect(newsletterBox.success.text).toBe(specified.newsletterBox.thanks)
  })
})

const screens: Record<string, ScreenForm> = { ...pageForms, newsletter }

/** A value that breaks the rule of its field: of an email address, of a phone number, of a file. */
const wrongValue = ({ kind, name }: Field) =>
  kind === 'file'
    ? [{ name: 'cv.txt', type: 'text/plain' }]
    : name === 'message'
      ? 'x'.repeat(1001)
      : 'x'

describe.each(Object.entries(specified.messages))('the form %s', (name, expected) => {
  const form = screens[name]
  if (!form?.failure) throw new Error(`There is no form ${name}`)
  const { failure, submit, success, invalidBanner } = form
  const invalid = [
    ...Object.values(screenErrors(form, {})),
    ...Object.values(
      screenErrors(form, Object.fromEntries(form.fields.map((one) => [one.name, wrongValue(one)]))),
    ),
  ]

  it.each(expected.invalid)('says ‘%s’', (message) => expect(invalid).toContain(message))

  it('has the texts around it', () => {
    const texts = [submit.label, submit.busyLabel, success.title, success.text, invalidBanner]
    expect(texts).toEqual(expect.arrayContaining(expected.screen))
    expect(serverFailure(failure, 502, null).message).toBe(
      expected.failure.replace('<code>', '502'),
    )
    expect(failure.network).toBe(expected.network)
  })
})

describe.each(formNames)('the intake %s', (name) => {
  it('is posted where it is specified, with the specified names', () => {
    const [base, endpoint] = specified.endpoints[name]
    expect(forms[name]).toMatchObject({ base, endpoint })
    expect(
      sentFields(forms[name])
        .map((field) => field.name)
        .toSorted(),
    ).toEqual(specified.payloads[name].split(/\s+/).toSorted())
  })
})

describe('limits and options', () => {
  it.each(Object.entries(specified.limits))('hold in the form %s', (name, limits) => {
    const fields = forms[name as keyof typeof specified.limits].fields
    const found = fields.flatMap((field) =>
      field.name in limits ? [[field.name, limitOf(field)]] : [],
    )
    expect(Object.fromEntries(found)).toEqual(limits)
  })

  it('are offered', () => {
    const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value)
    expect({
      subject: valuesOf(subjects),
      defaultSubject,
      amountToInvest: valuesOf(amounts),
      amountLabels: amounts.map(({ label }) => label),
      currency: valuesOf(currencies),
      onlineStorePlatform: valuesOf(platforms),
      physicalStoreCashback: valuesOf(physicalStoreCashback),
      onlineStoreCashback: valuesOf(onlineStoreCashback),
      countries: countries.length,
    }).toEqual(specified.options)
    expect(pageForms.contact.fields.find((field) => field.name === 'message')).toMatchObject({
      warnAbove: specified.counterWarnsAbove,
    })
    expect(brand.phonePrefix).toBe(specified.phonePrefix)
  })
})

describe('in the browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('keys and times are those specified', () => {
    expect({ consent: COOKIE_CONSENT, subscribed: SUBSCRIBED, ...sessionKeys }).toEqual(
      specified.storageKeys,
    )
    expect(Object.keys(consentModes)).toEqual(['accepted', 'declined'])
    const css = readFileSync(
      join(import.meta.dirname, '../../web/src/layout/newsletter/newsletter-dialog.css'),
      'utf8',
    )
    expect({
      newsletterOpensAfter: OPENS_AFTER_MS,
      newsletterClosesAfter: CLOSES_AFTER_MS,
      hideAnimation: Number(/newsletter-fade-out (\d+)ms/.exec(css)?.[1]),
      thanksShownFor: THANKS_MS,
    }).toEqual(specified.milliseconds)
  })

  it('errors of the content service say what is specified', () => {
    const [notOk, notSet] = specified.contentErrors
    const response = new Response('', { status: 503, statusText: 'Service Unavailable' })
    expect(() => assertOk(response)).toThrow(notOk)
    expect(() => contentAddress({ cmsUrl: '' }, 'site.example')).toThrow(notSet)
  })

  it('a video has an id of 11 characters, and a share popup its size', () => {
    const idOf = (length: number) => videoId(`https://youtu.be/${'x'.repeat(length)}`)
    const { videoIdLength } = specified
    expect([videoIdLength - 1, videoIdLength, videoIdLength + 1].map(idOf)).toEqual([
      '',
      'x'.repeat(videoIdLength),
      '',
    ])
    const open = vi.fn<typeof window.open>(() => null)
    vi.stubGlobal('window', { open })
    openSharePopup('https://example.org')
    expect(open).toHaveBeenCalledWith(
      'https://example.org',
      '_blank',
      expect.stringContaining(specified.sharePopup),
    )
  })

  it('the menu has three levels', () => {
    const item = (id: number): NavigationItem => ({
      id,
      title: String(id),
      type: 'INTERNAL',
      path: `page-${id}`,
      parent: id > 1 ? { id: id - 1 } : null,
    })
    let level = menuTree([1, 2, 3, 4, 5].map(item), specified.productName)
    let levels = 0
    for (; level.length > 0; levels += 1) level = level[0]?.items ?? []
    expect(levels).toBe(specified.menuLevels)
  })
})
