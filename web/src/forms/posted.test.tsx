import { type PageFormName, pageFormNames, pageForms, screenErrors } from '@app/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { PageForm } from './page-form'
import { type Posted, PostedProvider } from './posted'

const rendered = (name: PageFormName, posted?: Posted) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <PostedProvider value={posted}>
        <PageForm name={name} title="A form" headingLevel={2} hrEmail="hr@example.com" jobs={[]} />
      </PostedProvider>
    </StaticRouter>,
  )

const refused = (form: PageFormName, values: object, more: Partial<Posted> = {}): Posted => ({
  form,
  isSent: false,
  values: { ...values },
  errors: {},
  ...more,
})

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

/** The values of the controls, as a browser would send them again. */
function valuesIn(html: string): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {}
  const attributeOf = (tag: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  for (const [tag] of html.matchAll(/<input [^>]*>/g)) {
    const [name, type] = [attributeOf(tag, 'name'), attributeOf(tag, 'type')]
    const isChecked = tag.includes(' checked=""')
    if (type === 'checkbox') values[name] = isChecked
    else if (type !== 'radio' || isChecked) values[name] = attributeOf(tag, 'value')
  }
  for (const [, tag = '', text = ''] of html.matchAll(/<(textarea [^>]*)>([^<]*)</g))
    values[attributeOf(tag, 'name')] = text.replace(/^\n/, '')
  for (const [, tag = '', options = ''] of html.matchAll(/<(select [^>]*)>(.*?)<\/select>/gs))
    values[attributeOf(tag, 'name')] = attributeOf(
      /<option [^>]*selected=""[^>]*>/.exec(options)?.[0] ?? '',
      'value',
    )
  return values
}

describe.each(pageFormNames)('%s, sent without scripts', (name) => {
  const form = pageForms[name]
  const { sample } = expectations[name]

  it('is posted to the site’s own server', () => {
    expect(rendered(name)).toContain(`action="/forms/${name}"`)
    expect(rendered(name)).toMatch(/<form [^>]*method="post"/)
    expect(rendered(name)).not.toMatch(/<button [^>]*type="submit"[^>]* disabled/)
  })

  it('comes back with all that was entered, but for the file', () => {
    expect(valuesIn(rendered(name, refused(name, sample)))).toMatchObject(sample)
  })

  it('comes back with each error beside its field, and a link to it in a panel that has the focus', () => {
    const errors = screenErrors(form, {})
    const html = rendered(name, refused(name, {}, { errors }))
    expect(html).toMatch(/<div class="error-panel" role="alert" tabindex="-1" autofocus="">/)
    for (const [field, message] of Object.entries(errors)) {
      const [id] = new RegExp(`[\\w-]+-${field}(?=-error")`).exec(html) ?? []
      expect(html).toContain(`<p id="${id}-error" class="field__error">${escaped(message)}</p>`)
      expect(html).toMatch(new RegExp(`aria-describedby="[^"]*\\b${id}-error"`))
      expect(html).toContain(`<a href="#${id}">`)
      expect(html).toMatch(
        new RegExp(`<(?:input|select|textarea) id="${id}"[^>]* aria-invalid="true"`),
      )
    }
    const invalid = html.match(/aria-invalid="true"/g) ?? []
    expect(invalid).toHaveLength(Object.keys(errors).length)
  })

  it('is replaced by its thanks, without answers', () => {
    const html = rendered(name, { ...refused(name, {}), isSent: true })
    expect(html).not.toContain('<form')
    expect(html).not.toContain('What you sent')
    expect(html).toContain(`tabindex="-1" autofocus="">${escaped(form.success.title)}</h2>`)
  })

  it('shows nothing of another form that was sent', () => {
    const other = name === 'contact' ? 'local-partner' : 'contact'
    const posted = refused(other, sample, { errors: { email: 'Not this one.' } })
    expect(rendered(name, posted)).toBe(rendered(name))
  })
})

it('what was entered is shown as text', () => {
  const typed = '"><script>alert(1)</script>'
  const html = rendered('contact', refused('contact', { firstName: typed, message: typed }))
  expect(html).not.toContain('<script')
  expect(html).toContain('&quot;&gt;&lt;script&gt;')
})

it('a message comes back with its empty lines, and its length', () => {
  const html = rendered('contact', refused('contact', { message: '\n\ntwo' }))
  expect(html).toMatch(/<textarea [^>]*>\n\n\ntwo<\/textarea>/)
  expect(html).toContain('5/1000')
})

it('what the cms says is shown, as its list where the form has one', () => {
  const failure = { message: 'Please try again later.', list: ['One.', 'Two.'], fields: {} }
  const contact = rendered('contact', refused('contact', {}, { failure }))
  expect(contact).toContain('<li>One.</li><li>Two.</li>')
  const partner = refused('local-partner', {}, { failure: { ...failure, list: [] } })
  expect(rendered('local-partner', partner)).toContain('Please try again later.')
})
