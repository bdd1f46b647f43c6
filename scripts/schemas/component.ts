import { blocks, image, isMultiline, items, link, richText, seo } from '@app/contract'

type Check = {
  check: string
  maximum?: number
  value?: number
  format?: string
  pattern?: RegExp
}

/** What this reads of zod's own description of a schema. */
type Definition = {
  type: string
  innerType?: Described
  element?: Described
  defaultValue?: unknown
  entries?: Record<string, string>
  checks?: { _zod: { def: Check } }[]
}
type Described = { _zod: { def: Definition } }

export type Attribute = { type: string } & Record<string, unknown>

const components = new Map<object, string>([
  [seo, 'shared.seo'],
  ...Object.entries(items).map(([name, item]): [object, string] => [item, `items.${name}`]),
  // After the items, which contain the link as well.
  [link, 'shared.link'],
])

const checksOf = ({ checks = [] }: Definition) => checks.map((one) => one._zod.def)

export const maximumOf = (definition: Definition) =>
  checksOf(definition).find(({ check }) => check === 'max_length')?.maximum

const DATE = String.raw`^\d{4}-\d{2}-\d{2}$`

function stringAttribute(schema: Described): Attribute {
  const definition = schema._zod.def
  const pattern = checksOf(definition).find(({ format }) => format === 'regex')?.pattern?.source
  if (pattern === DATE) return { type: 'date' }
  const maxLength = maximumOf(definition)
  return {
    type: isMultiline(schema) ? 'text' : 'string',
    ...(maxLength && { maxLength }),
    ...(pattern && { regex: pattern }),
  }
}

function numberAttribute(definition: Definition): Attribute {
  const limit = (name: string) => checksOf(definition).find(({ check }) => check === name)?.value
  return { type: 'decimal', min: limit('greater_than'), max: limit('less_than') }
}

function listAttribute({ element, ...definition }: Definition, where: string): Attribute {
  const component = element && components.get(element)
  if (!component) throw new Error(`${where} is a list of something that is no component.`)
  return { type: 'component', component, repeatable: true, max: maximumOf(definition) }
}

function attributeOf(schema: Described, where: string): Attribute {
  const definition = schema._zod.def
  if (schema === image) return { type: 'media', multiple: false, allowedTypes: ['images'] }
  if (schema === richText) return { type: 'blocks' }
  const component = components.get(schema)
  if (component) return { type: 'component', component, repeatable: false }
  switch (definition.type) {
    case 'string':
      return stringAttribute(schema)
    case 'number':
      return numberAttribute(definition)
    case 'boolean':
      return { type: 'boolean' }
    case 'enum':
      return { type: 'enumeration', enum: Object.values(definition.entries ?? {}) }
    case 'array':
      return listAttribute(definition, where)
    default:
      throw new Error(
        `${where}: no Strapi attribute is known for a ${definition.type}. Add it to scripts/schemas/component.ts.`,
      )
  }
}

const without = <Given extends object, Key extends keyof Given>(given: Given, key: Key) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== key))

/** One field of the contract as Strapi stores it: what is neither optional nor a list is required. */
function fieldOf(schema: Described, where: string): Attribute {
  const { type, innerType, defaultValue } = schema._zod.def
  if (type === 'optional' && innerType) return attributeOf(innerType, where)
  if (type !== 'default' || !innerType) return { ...attributeOf(schema, where), required: true }
  const attribute = attributeOf(innerType, where)
  return attribute['repeatable'] === true
    ? attribute
    : { ...attribute, default: defaultValue, required: true }
}

const attributesOf = (shape: object, name: string): Record<string, Attribute> =>
  Object.fromEntries(
    Object.entries(without(shape as Record<string, Described>, 'block')).map(([field, schema]) => [
      field,
      fieldOf(schema, `${name}.${field}`),
    ]),
  )

/** The attributes of every component that is a block or an item of the contract, by its uid. */
export const componentAttributes = Object.fromEntries([
  ...Object.entries(blocks).map(([name, { shape }]) => [
    `blocks.${name}`,
    attributesOf(shape, name),
  ]),
  ...Object.entries(items)
    .filter(([name]) => name !== 'link')
    .map(([name, { shape }]) => [`items.${name}`, attributesOf(shape, name)]),
]) as Record<string, Record<string, Attribute>>
