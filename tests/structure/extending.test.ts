import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  collectionOf,
  contentTypes,
  hasSlug,
  isPlannedType,
  versionedTypes,
} from '../../cms/src/content/shared/types'
import {
  blockNames,
  formNames,
  forms,
  pageFormNames,
  pathOfSlug,
  sentFields,
  staffViews,
} from '../../contract/index'
import { expectations } from '../../contract/forms/testing/expectations'
import { pages, site } from '../../seed/index'
import { draftCollections } from '../../runtime/index'
import { builtInSlugs } from '../../web/src/content/built-in'
import { pagePaths } from '../harness/routes'

/** The checklists of docs/extending.md: each test names the file and what it lacks. */

const at = (path: string) => join(import.meta.dirname, '../..', path)

const formsOnPages = pages.flatMap(({ Content }) =>
  Content.flatMap((block) => (block.block === 'form' ? [block.form] : [])),
)
const blocksOnPages = new Set(pages.flatMap(({ Content }) => Content.map(({ block }) => block)))

describe.each(formNames)('the form %s', (name) => {
  it('has a file', () => {
    const file = `contract/forms/${name}.ts`
    expect(existsSync(at(file)), `add ${file}`).toBe(true)
  })

  it('is in the table of forms', () => {
    expect(Object.keys(forms), `add '${name}' to contract/forms/table.ts`).toContain(name)
    expect(
      Object.keys(staffViews),
      `add '${name}' to staffViews in contract/forms/table.ts`,
    ).toContain(name)
  })

  it('has its expected texts', () => {
    const advice = `add '${name}' to contract/forms/testing/expectations.ts`
    expect(Object.keys(expectations), advice).toContain(name)
  })

  it('has a sample value of each field', () => {
    const advice = `let the sample of '${name}' in contract/forms/testing have the form's fields, in its order`
    const fields = sentFields(forms[name]).map((field) => field.name)
    expect(Object.keys(expectations[name].sample), advice).toEqual(fields)
  })
})

it.each(pageFormNames)('the form %s is on a page', (name) => {
  const advice = `add a page with { block: 'form', form: '${name}' } to seed/content/pages`
  expect(formsOnPages, advice).toContain(name)
})

describe.each(blockNames)('the block %s', (name) => {
  it('has a component', () => {
    const file = `web/src/blocks/${name}/${name}.tsx`
    expect(existsSync(at(file)), `add ${file}, and name it in web/src/blocks/block-map.tsx`).toBe(
      true,
    )
  })

  it('is on a page', () => {
    const advice = `use '${name}' on a page in seed/content/pages: the tests and the pictures show it there`
    expect([...blocksOnPages], advice).toContain(name)
  })
})

const importedBy = (list: string) =>
  [...readFileSync(at(list), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from)

const pageFiles = readdirSync(at('seed/content/pages')).filter((file) => file !== 'index.ts')

it.each(pageFiles)('the page in seed/content/pages/%s is in the list of pages', (file) => {
  const module = `./${file.replace(/\.ts$/, '')}`
  const imported = importedBy('seed/content/pages/index.ts')
  const advice = `add the page of seed/content/pages/${file} to seed/content/pages/index.ts`
  expect(imported, advice).toContain(module)
})

describe.each(pages.map(({ slug, aliases }) => ({ slug, aliases })))(
  'the page $slug',
  ({ slug, aliases }) => {
    it('is shown without a cms', () => {
      expect(builtInSlugs, `add '${slug}' to web/src/content/built-in.ts`).toContain(slug)
    })

    it('has a share text at each of its paths', () => {
      const shared = site.shareTexts.map(({ path }) => path)
      const missing = [pathOfSlug(slug), ...aliases.map(({ path }) => path)]
        .filter((path) => path !== '/404' && !path.startsWith('/careers/'))
        .filter((path) => !shared.includes(path))
      expect(missing, 'add these paths to shareTexts in seed/content/site.ts').toEqual([])
    })
  },
)

it('the tests visit each page, and no other', () => {
  const paths = pages.map(({ slug }) => pathOfSlug(slug)).filter((path) => path !== '/404')
  const visited = pagePaths.filter((path) => !['/search', '/careers/tester'].includes(path))
  expect(visited.toSorted(), 'let tests/harness/routes.ts have each page of seed').toEqual(
    paths.toSorted(),
  )
})

const filesOfCms = readdirSync(at('cms/src'), { recursive: true, encoding: 'utf8' })
const features = filesOfCms.filter((file) => /^\w+(?:\/[\w-]+)?\/feature\.ts$/.test(file))
const panels = filesOfCms.filter((file) => /^\w+\/[\w-]+\/panel\/index\.ts$/.test(file))

it.each(features)('the feature in cms/src/%s is in the list of features', (file) => {
  const advice = `add the feature of cms/src/${file} to cms/src/features.ts`
  expect(importedBy('cms/src/features.ts'), advice).toContain(`./${file.replace(/\.ts$/, '')}`)
  const name = file.split('/').at(-2) ?? ''
  const readme = readFileSync(at('cms/README.md'), 'utf8')
  expect(readme.includes(`${name}\``), `name '${name}' in cms/README.md`).toBe(true)
})

it.each(panels)('the panel in cms/src/%s is in the list of panels', (file) => {
  const advice = `add the feature of cms/src/${file} to cms/src/admin/features.ts`
  const imported = importedBy('cms/src/admin/features.ts')
  expect(imported, advice).toContain(`../${file.replace('/index.ts', '')}`)
})

type Schema = {
  kind: string
  options: { draftAndPublish: boolean }
  attributes: Record<string, unknown>
}

const TYPES = 'cms/src/content/shared/types.ts'

it.each(readdirSync(at('cms/src/api')).filter((name) => name !== 'intake'))(
  'the content type in cms/src/api/%s is known',
  (folder) => {
    const known: string[] = Object.values(contentTypes).map(({ api }) => api)
    expect(known, `add '${folder}' to ${TYPES}`).toContain(folder)
  },
)

describe.each(Object.entries(contentTypes))(
  'the content type %s',
  (path, { uid, api, isSingle }) => {
    const file = `cms/src/api/${api}/content-types/${api}/schema.json`

    it('has a schema that says the same', () => {
      expect(existsSync(at(file)), `add ${file}`).toBe(true)
      const { kind, options, attributes } = JSON.parse(readFileSync(at(file), 'utf8')) as Schema
      expect(
        { isSingle, hasSlug: hasSlug(uid), hasPlans: isPlannedType(uid) },
        `${TYPES} does not fit ${file}: a single type has isSingle, a slug pathOf, drafts plans`,
      ).toEqual({
        isSingle: kind === 'singleType',
        hasSlug: 'slug' in attributes,
        hasPlans: options.draftAndPublish,
      })
    })

    it('is read by the site', () => {
      const reader = 'web/server/content/content-reader.ts'
      expect(readFileSync(at(reader), 'utf8'), `read '${path}' in ${reader}`).toContain(
        `('${path}')`,
      )
    })
  },
)

it('what has versions can be previewed', () => {
  expect(
    [...draftCollections].toSorted(),
    `list in draftCollections in runtime/draft-link.ts what has versions in ${TYPES}`,
  ).toEqual(versionedTypes.map(collectionOf).toSorted())
})

const patches = readFileSync(at('cms/src/admin/patches.ts'), 'utf8')
const namedTests = [...patches.matchAll(/'((?:release\/)?staff\/[\w-]+): ([^']+)'/g)]

it.each(namedTests.map(([, file, title]) => ({ file, title })))(
  'a patch of the panel is tested in tests/$file: $title',
  ({ file, title = '' }) => {
    expect(readFileSync(at(`tests/${file}.spec.ts`), 'utf8')).toContain(title)
  },
)
