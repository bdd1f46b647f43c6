type Fields = Record<string, unknown>

const LONGEST_TITLE =
  'What a shopkeeper on the Kraftfahrzeughaftpflichtversicherungsplatz asked us one wet morning, and how long it took us to find an answer that works for everyone'

const richTexts = new Set(['body', 'introduction', 'answer'])

const isList = ([key, value]: [string, unknown]): boolean =>
  Array.isArray(value) && !richTexts.has(key)

const eachItem = (block: Fields, change: (items: Fields[]) => Fields[]): Fields =>
  Object.fromEntries(
    Object.entries(block).map((entry) =>
      isList(entry) ? [entry[0], change(entry[1] as Fields[])] : entry,
    ),
  )

const withoutPicture = ({ image: _image, poster: _poster, map: _map, ...rest }: Fields) => rest

const identifying = ['title', 'name', 'label', 'problem', 'question', 'feature', 'url']

/** Makes a copy of an item distinct from the original. */
const numbered = (item: Fields, number: number): Fields =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) =>
      identifying.includes(key) ? [key, `${String(value)}#${number}`] : [key, value],
    ),
  )

const ofLength = (length: number) => (items: Fields[]) =>
  Array.from({ length }, (_, index) => {
    const item = items[index % items.length] ?? {}
    return index < items.length ? item : numbered(item, index + 1)
  })

/** Content that a block's author may not have thought of. */
export const hardCases: Record<string, (block: Fields) => Fields> = {
  'the longest title': (block) => ({ ...block, title: LONGEST_TITLE }),
  'no picture': (block) => eachItem(withoutPicture(block), (items) => items.map(withoutPicture)),
  'no optional text': ({ category: _category, description: _description, ...rest }) => rest,
  'no items': (block) => eachItem(block, () => []),
  'one item': (block) => eachItem(block, ofLength(1)),
  'seven items': (block) => eachItem(block, ofLength(7)),
}
