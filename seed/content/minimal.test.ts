import { footer, forms, job, page, pathOfSlug, redirect, siteSetting } from '@app/contract'
import { expect, it } from 'vitest'
import { firstContents } from '../index'

const { minimal } = firstContents

const linksIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"(?:url|to|href)":"(\/[^"#]*)/g)].map(([, url = '']) => url)

it('the minimal content matches the contract', () => {
  const { pages, jobs, redirects } = minimal
  expect(pages.map((one) => page.parse(one))).toStrictEqual(pages)
  expect(jobs.map((one) => job.parse(one))).toStrictEqual(jobs)
  expect(redirects.map((one) => redirect.parse(one))).toStrictEqual(redirects)
  expect(footer.parse(minimal.footer)).toStrictEqual(minimal.footer)
  expect(siteSetting.parse(minimal.site)).toStrictEqual(minimal.site)
})

it('the minimal content, and what its forms ask consent to, links to its own pages only', () => {
  const slugs = minimal.pages.map(({ slug }) => slug)
  const shown = [minimal, forms.contact, forms.newsletter]
  const links = shown.flatMap(linksIn)
  expect(links).toContain('/privacy-policy')
  expect(links.filter((link) => !slugs.map(pathOfSlug).includes(link))).toEqual([])
  expect(minimal.menu.map((entry) => entry.page)).toEqual(['contacts'])
  expect(slugs).toContain('contacts')
})
