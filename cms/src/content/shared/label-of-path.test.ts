import { expect, it } from 'vitest'
import { labelOfPath } from './label-of-path'

it.each([
  ['api::page.page', 'Content.0.title', 'Heading'],
  ['api::page.page', 'Content.0.button.label', 'Button › Label'],
  ['api::page.page', 'Content.12.packs.0.points.2.text', 'Packs 1 › Points 3 › Text'],
  ['api::page.page', 'title', 'Title'],
  ['api::job.job', 'requirements.1.text', 'Requirements 2 › Text'],
  ['api::footer.footer', 'newsletterTitle', 'Newsletter heading'],
])('in %s, the field %s is called %s', (model, path, label) => {
  expect(labelOfPath(model, path)).toBe(label)
})
