import { setTimeout as wait } from 'node:timers/promises'
import { mediaLibrary, photo } from '../../harness/media-library'
import { eventually } from '../eventually'
import type { Context, Figures, Result } from '../fault-case'
import { startEditor } from '../machines/editor'
import { startPlainForms } from '../machines/plain-forms'
import { startStack, type Stack } from '../machines/stack'
import { plannedPages } from '../planned-pages'
import type { Random } from '../random'
import { startReaders } from '../readers'
import { startSenders } from '../senders'
import { settle } from '../stored'

/** Longer than nginx leaves a server out, so that it is tried again while it is away. */
const AWAY_MS = 12_000
const POSTERS = 6
const READERS = 2
const PAUSE_MS = 50
const SETTLED_MS = 3_000
const GUESS = { email: 'nobody@example.org', password: 'Guess 1' }

type Fault = {
  title: string
  /** The statuses that forms may get meanwhile. */
  promises?: number[]
  throwIt: () => Promise<unknown>
}

/** Each with what is expected of it by the visitors who are there meanwhile. */
function faultsOf(
  { pairs, s3, cms, failOver, isConnected }: Stack,
  problems: Set<string>,
): Fault[] {
  const [one, two] = pairs
  const guess = async () => (await cms.postTo('/admin/login', GUESS)).status
  const guesses: number[] = []
  const library = mediaLibrary(cms)
  return [
    {
      title: 'a machine dies',
      async throwIt() {
        for (let at = 0; at < 3; at += 1) guesses.push(await guess())
        await one.kill()
        for (let at = 0; at < 4; at += 1) guesses.push(await guess())
        if (guesses.join() !== '400,400,400,400,400,429,429')
          problems.add(`Seven guesses of a password got ${guesses.join()}.`)
        await wait(AWAY_MS / 2)
        await one.startAgain()
      },
    },
    {
      title: 'a cable is out',
      async throwIt() {
        two.pullCable()
        await wait(AWAY_MS)
        two.plugIn()
      },
    },
    {
      title: 'S3 restarts',
      async throwIt() {
        s3.stop()
        const { status } = await library.send('/upload', await photo(1), 'while-away.jpg')
        if (status !== 503) problems.add(`An upload without S3 got ${status}.`)
        await s3.startAgain()
        await library.upload(await photo(2), 'once-back.jpg')
      },
    },
    {
      title: 'one after the other restarts',
      async throwIt() {
        await one.restart()
        await two.restart()
      },
    },
    {
      title: 'the standby is promoted',
      promises: [503, 504],
      async throwIt() {
        await failOver()
        // Each that is left takes one of ten from the cms, for good.
        if (!(await eventually(isConnected)))
          problems.add('A cms holds connections to the database that is gone.')
      },
    },
  ]
}

/** Everybody who is there while the faults are thrown. */
async function startPeople({ cms, siteUrl }: Stack, random: Random) {
  /** What a form may get beside success. */
  const promised: number[] = []
  const posting = { count: POSTERS, pauseMs: PAUSE_MS, random, promised }
  const senders = startSenders({ ...posting, urlOf: () => cms.url })
  const readers = startReaders({ count: READERS, pauseMs: PAUSE_MS, urlOf: () => siteUrl })
  const editor = await startEditor(cms, siteUrl)
  const forms = startPlainForms(siteUrl, promised)
  const counts = () => ({
    acknowledged: senders.acknowledged.size,
    retries: senders.figures.retries,
    unavailable: senders.figures.unavailable,
    reads: readers.figures.reads,
    badReads: readers.figures.badReads,
    failedPublishes: editor.figures.failed,
  })
  let before = counts()
  return {
    promised,
    senders,
    /** What they saw since the last time. */
    seen() {
      const now = counts()
      const since = (name: keyof typeof now) => now[name] - before[name]
      const figures = {
        faults: 1,
        acknowledged: since('acknowledged'),
        retries: since('retries'),
        unavailable: since('unavailable'),
        reads: since('reads'),
        badReads: since('badReads'),
        failedPublishes: since('failedPublishes'),
        slowestMs: senders.figures.slowestMs,
        slowestReadMs: readers.figures.slowestMs,
        slowestFormMs: forms.figures.slowestMs,
        slowestShownMs: editor.figures.slowestShownMs,
      }
      before = now
      for (const one of [senders, readers, forms]) one.figures.slowestMs = 0
      editor.figures.slowestShownMs = 0
      return figures
    },
    async stop(faults: number): Promise<Result> {
      await editor.stop()
      await forms.stop()
      const read = await readers.stop()
      const { figures, problems } = await settle(cms, senders, faults)
      const found = [problems, read.problems, [...editor.problems], await forms.problems(cms)]
      const { reads, badReads } = read.figures
      return { figures: { ...figures, reads, badReads }, problems: found.flat() }
    },
  }
}

function repeatedEmails({ smtp }: Stack): string[] {
  const ids = smtp.emails.map(({ headers }) => headers['message-id'])
  const repeated = ids.length - new Set(ids).size
  if (ids.length === 0) return ['No email was sent.']
  return repeated > 0 ? [`${repeated} of ${ids.length} emails came twice.`] : []
}

/** Two machines behind a balancer, with a standby and a bucket: one part after the other dies, and nobody notices. */
export async function machines({ random, kills, detail, isTimeUp }: Context): Promise<Result> {
  detail('the first start')
  const stack = await startStack()
  const problems = new Set<string>()
  const parts: Record<string, Figures> = {}
  try {
    const people = await startPeople(stack, random)
    const planned = plannedPages(stack.cms)
    const faults = faultsOf(stack, problems).slice(0, kills)
    for (const { title, throwIt, promises = [] } of faults) {
      if (isTimeUp()) break
      detail(title)
      people.seen()
      people.promised.push(...promises)
      await planned.plan()
      await wait(random.between(0, 3000))
      await throwIt()
      if (!(await people.senders.progress())) problems.add(`Posts fail after this: ${title}.`)
      await wait(SETTLED_MS)
      const figures = (parts[title] = people.seen())
      if (promises.length === 0 && figures.retries > 0)
        problems.add(`${figures.retries} posts failed: ${title}.`)
      if (figures.badReads > READERS) problems.add(`${figures.badReads} reads failed: ${title}.`)
    }
    const thrown = Object.keys(parts).length
    const result = await people.stop(thrown)
    const found = [result.problems, [...problems], await planned.problems(), repeatedEmails(stack)]
    return {
      ...result,
      problems: found.flat(),
      parts,
      ...(thrown < faults.length && { note: `time for ${thrown} of ${faults.length} faults` }),
    }
  } finally {
    await stack.stop()
  }
}
