import { inject } from 'vitest'

/** What to start a cms on: SQLite, and PostgreSQL where it is installed. */
export const databases = [
  { name: 'SQLite', data: { postgres: '', from: inject('seeded') } },
  ...(inject('postgres') === ''
    ? []
    : [
        {
          name: 'PostgreSQL',
          data: { postgres: inject('postgres'), from: inject('seededPostgres') },
        },
      ]),
]
