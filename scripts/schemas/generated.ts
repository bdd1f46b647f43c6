import { existsSync, readFileSync } from 'node:fs'
import { blockNames, formNames, page as pageOfContract } from '@app/contract'
import { nginxDocument } from '../documents/nginx'
import { settingDocuments } from '../documents/settings'
import { inRoot } from '../paths'
import { componentAttributes, maximumOf } from './component'
import { intakeType } from './intake-type'

export type GeneratedFile = { path: string; text: string }

type Component = { collectionName: string; info: object; options: object }
type PageType = { attributes: { Content: object } & Record<string, unknown> }

const PAGE = 'cms/src/api/page/content-types/page/schema.json'

const textOf = (schema: object) => `${JSON.stringify(schema, null, 2)}\n`

const read = (path: string): unknown => JSON.parse(readFileSync(inRoot(path), 'utf8'))

const titleOf = (name: string) =>
  name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** Keeps the name, description and icon that are already in its file, because editors see them. */
function component(uid: string): GeneratedFile {
  const [category = '', name = ''] = uid.split('.')
  const path = `cms/src/components/${category}/${name}.json`
  const fresh: Component = {
    collectionName: `components_${category}_${name.replaceAll('-', '_')}`,
    info: { displayName: titleOf(name), description: '', icon: 'layout' },
    options: {},
  }
  const { collectionName, info, options } = existsSync(inRoot(path))
    ? (read(path) as Component)
    : fresh
  const attributes = componentAttributes[uid]
  return { path, text: textOf({ collectionName, info, options, attributes }) }
}

/** Only a page's blocks, and how many there may be, are generated; the rest of the type is edited by hand. */
function page(): GeneratedFile {
  const schema = read(PAGE) as PageType
  const Content = {
    ...schema.attributes.Content,
    components: blockNames.map((name) => `blocks.${name}`),
    max: maximumOf(pageOfContract.shape.Content._zod.def),
  }
  return {
    path: PAGE,
    text: textOf({ ...schema, attributes: { ...schema.attributes, Content } }),
  }
}

/** Every generated file, as a whole or in part. */
export const generatedFiles = (): GeneratedFile[] => [
  ...Object.keys(componentAttributes).map(component),
  page(),
  ...formNames.map((name) => ({
    path: `cms/src/api/intake/content-types/${name}/schema.json`,
    text: textOf(intakeType(name)),
  })),
  ...settingDocuments(),
  nginxDocument(),
]

export const isCurrent = ({ path, text }: GeneratedFile) =>
  existsSync(inRoot(path)) && readFileSync(inRoot(path), 'utf8') === text
