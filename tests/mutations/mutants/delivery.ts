import type { Mutants } from '../mutant'

/** What the cms delivers: published content, from the database or from memory. */
export const delivery: Mutants = {
  'drafts for everybody': {
    file: 'cms/src/delivery/reads.ts',
    find: 'const published = hasDrafts ? PUBLISHED : {}',
    replace: 'const published = {}',
    harm: 'Readers see drafts.',
    caughtBy: 'cms/src/delivery/reads.test.ts',
  },
  'second page first': {
    file: 'cms/src/delivery/query.ts',
    find: 'offset: (page - 1) * limit',
    replace: 'offset: page * limit',
    harm: 'The site shows none of the first hundred jobs.',
    caughtBy: 'cms/src/delivery/query.test.ts',
  },
  'old answers': {
    file: 'cms/src/delivery/cache/response-cache.ts',
    find: '    this.#switchTo(revision)\n',
    replace: '',
    harm: 'A published change is not seen until the cms restarts.',
    caughtBy: 'cms/src/delivery/cache/response-cache.test.ts',
  },
  'shared cache': {
    file: 'cms/src/middlewares/public-cache.ts',
    find: "'private, no-cache'",
    replace: "'public, max-age=60'",
    harm: 'A proxy stores what a token reads, and shows it to whoever has none.',
    caughtBy: 'tests/api/database/changes.test.ts',
  },
  'revision back in time': {
    file: 'cms/src/delivery/revision/revision-clock.ts',
    find: '    if (known && known.epoch === revision.epoch && known.value >= revision.value) return\n',
    replace: '',
    harm: 'The site reads all content again and again, because the revision jumps back and forth.',
    caughtBy: 'cms/src/delivery/revision/revision-clock.test.ts',
  },
  'all polls from one address': {
    file: 'cms/src/delivery/revision/poll-slots.ts',
    find: 'this.#others >= this.#limits.others || held >= this.#limits.othersPerAddress',
    replace: 'this.#others >= this.#limits.others',
    harm: 'One address takes every long poll that visitors could have.',
    caughtBy: 'cms/src/delivery/revision/poll-slots.test.ts',
  },
  'read under an old revision': {
    file: 'cms/src/delivery/cache/entry-texts.ts',
    find: 'if (this.#revision === revision) this.#texts.set',
    replace: 'this.#texts.set',
    harm: 'A text that was read just before a publish is delivered after it.',
    caughtBy: 'cms/src/delivery/cache/entry-texts.test.ts',
  },
  'site in the queue': {
    file: 'cms/src/delivery/cache/read-slots.ts',
    find: "    if (reader === 'site server') return read()\n",
    replace: '',
    harm: 'While a crowd reads the API, the site gets no new content.',
    caughtBy: 'cms/src/delivery/cache/read-slots.test.ts',
  },
  'draft in the menu': {
    file: 'cms/src/delivery/menu/tree.ts',
    find: 'return related ? visible : null',
    replace: 'return visible',
    harm: 'The menu has an item that leads nowhere, since its page is not published.',
    caughtBy: 'cms/src/delivery/menu/tree.test.ts',
  },
  'numbers as names': {
    file: 'cms/src/delivery/reads.ts',
    find: String.raw`/^\d{1,9}$/`,
    replace: String.raw`/^\d{9}$/`,
    harm: 'A program that reads an entry by the number in the list is told that there is none.',
    caughtBy: 'cms/src/delivery/reads.test.ts',
  },
  'drafts by the token of pages': {
    file: 'cms/src/delivery/draft-route.ts',
    find: "readerOf(ctx) !== 'site server'",
    replace: 'readerOf(ctx) === undefined',
    harm: 'Whoever comes by a preview’s link reads the draft past the site, which frames it.',
    caughtBy: 'cms/src/delivery/draft-route.test.ts',
  },
  'reads without a limit': {
    file: 'cms/src/middlewares/public-cache.ts',
    find: "if (reader !== 'site server')",
    replace: 'if (reader === undefined)',
    harm: 'With the token that stands in each page, a robot reads until the database has no time for forms.',
    caughtBy: 'tests/api/database/read-limits.test.ts',
  },
}
