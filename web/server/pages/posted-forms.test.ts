import { pageFormNames } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { builtInSnapshot } from '../content/snapshot'
import { postedFormNames, thanksPathOf } from './posted-forms'
import { routeTable, screenWithForm } from './resolve'

const routes = routeTable(builtInSnapshot)
const withoutPages = routeTable({ ...builtInSnapshot, pages: [] })
const [about] = builtInSnapshot.pages.filter(({ slug }) => slug === 'about-us')
const formSection = builtInSnapshot.pages
  .flatMap(({ Content }) => Content)
  .find((section) => section.block === 'form' && section.form === 'contact')
if (!about || !formSection) throw new Error('The built-in content has changed.')

describe('a form is shown again', () => {
  it('on the page it was sent from, by the address that the visitor used', () => {
    const apply = screenWithForm(routes, 'career-application', '/careers/spontaneous-application')
    expect(apply?.path).toBe('/careers/spontaneous-application')
    expect(screenWithForm(routes, 'newsletter', '/news')?.path).toBe('/news')
  })

  it('on the second page that has it, if that is where it was sent from', () => {
    const both = {
      ...builtInSnapshot,
      pages: [...builtInSnapshot.pages, { ...about, Content: [formSection], slug: 'talk' }],
    }
    expect(screenWithForm(routeTable(both), 'contact', '/talk')?.path).toBe('/talk')
  })

  it.each(['', '/', '/forms/contact', '/terms', '/no-such-page', '//evil.example'])(
    'on its own page, if it was sent from %j, which does not have it',
    (from) => {
      expect(screenWithForm(routes, 'contact', from)?.path).toBe('/contacts')
      if (from !== '/') expect(screenWithForm(routes, 'newsletter', from)?.path).toBe('/')
    },
  )

  it('on no page, if no page has it', () => {
    expect(screenWithForm(withoutPages, 'contact', '/contacts')).toBeUndefined()
    expect(screenWithForm(withoutPages, 'newsletter', '/contacts')?.path).toBe('/')
  })
})

describe('the thanks for a form', () => {
  it('are a page of its own at each form’s address, which no list of pages has', () => {
    for (const form of postedFormNames) {
      const path = thanksPathOf(form)
      expect(routes.resolve(path)).toMatchObject({ kind: 'thanks', form, path })
      expect(routes.all.map((screen) => screen.path)).not.toContain(path)
    }
  })

  it.each(pageFormNames)('for %s stand where the form was', (form) => {
    const shown = routes.resolve(thanksPathOf(form))
    const page = shown.kind === 'thanks' ? shown.page : undefined
    expect(page?.Content).toContainEqual(expect.objectContaining({ block: 'form', form }))
  })

  it('stand alone, if no page has the form', () => {
    expect(withoutPages.resolve('/forms/contact/thanks')).toMatchObject({
      page: { title: 'Thank you for contacting us!', Content: [] },
    })
    expect(routes.resolve('/forms/newsletter/thanks')).toMatchObject({
      page: { title: 'Thank you for subscribing to our newsletter!', Content: [] },
    })
  })
})
