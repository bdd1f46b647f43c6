import { change, select } from '../../harness/database'

type Location = { dataDir: string; databaseUrl: string }

/** A hero, a form and a text, as most of many pages are. */
const ORIGINAL = 'contacts'

const COPIED = ['id', 'document_id', 'slug', 'title']
const SLUG = 'grown-'
const DOCUMENT = 'grown'

export const documentIdOf = (number: number) => `${DOCUMENT}${number}`

const columnsOf = async (location: Location, table: string, except: string[]) => {
  const columns = await select(location, `select name from pragma_table_info('${table}')`)
  return columns
    .map(({ name }) => `"${String(name)}"`)
    .filter((name) => !except.includes(name.slice(1, -1)))
    .join(', ')
}

/**
 * Adds so many copies of a page, drafts and published, to a stopped cms on SQLite. They share its
 * sections: reads don't tell the difference, and as many publishes would take minutes.
 */
export async function addPages(location: Location, from: number, to: number) {
  const numbers = `with recursive numbers(i) as
    (select ${from + 1} union all select i + 1 from numbers where i < ${to})`
  const own = await columnsOf(location, 'pages', COPIED)
  await change(
    location,
    `insert into pages (document_id, slug, title, ${own})
     ${numbers} select '${DOCUMENT}' || i, '${SLUG}' || i, title || ' ' || i, ${own}
     from numbers, pages where slug = '${ORIGINAL}'`,
  )
  const section = await columnsOf(location, 'pages_cmps', ['id', 'entity_id'])
  await change(
    location,
    `insert into pages_cmps (entity_id, ${section})
     ${numbers} select copy.id, ${section} from numbers
     join pages copy on copy.slug = '${SLUG}' || i
     join pages original on original.slug = '${ORIGINAL}'
       and (original.published_at is null) = (copy.published_at is null)
     join pages_cmps on pages_cmps.entity_id = original.id`,
  )
}

/** The path of the last of so many copies. */
export const lastOf = (count: number) => `/${SLUG}${count}`
