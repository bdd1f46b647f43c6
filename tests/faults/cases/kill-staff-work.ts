import { setTimeout as wait } from 'node:timers/promises'
import { expectations } from '../../../contract/forms/testing/expectations'
import { everyRowOf } from '../../api/harness/every-row'
import { startReceiver } from '../../harness/receiver'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { referenceIn } from '../../harness/stored-submissions'
import type { Context, Result } from '../fault-case'
import { eventually } from '../eventually'
import { startAnswers } from '../mailbox-answers'
import { plannedPages } from '../planned-pages'
import { uploadPicture } from '../replaced-picture'

const ROUNDS = 6
const LONGEST_LIFE_MS = 1200

const erase = async (cms: RunningCms, email: string) => {
  const found = await cms.sendAs('Privacy officer', 'POST', '/privacy/person', { email })
  const { digest } = found.json as { digest: string }
  const body = { email, digest }
  const { status } = await cms.sendAs('Privacy officer', 'POST', '/privacy/person/erase', body)
  return status === 200
}

/**
 * kill -9 while a plan is due, a person is erased, targets are told, a picture is replaced and emails are read:
 * each is done, once, and no file is broken.
 */
export async function killStaffWork(context: Context): Promise<Result> {
  const { random, detail, isTimeUp } = context
  const receiver = await startReceiver()
  const answers = await startAnswers()
  const cms = await startCms({
    postgres: context.postgres,
    from: context.seeded,
    environment: {
      ...answers?.environment,
      WEBHOOK_SECRET: receiver.secret,
      WEBHOOK_TARGETS: `${receiver.url}/crm|name=CRM|events=submission.created`,
    },
  })
  const problems = new Set<string>()
  const told = new Set<string>()
  const planned = plannedPages(cms)
  let rounds = 0
  try {
    const picture = await uploadPicture(cms)
    const submit = async (form: 'contact' | 'newsletter', email: string) =>
      referenceIn(await cms.post(form, { ...expectations[form].sample, email }))
    while (rounds < ROUNDS && !isTimeUp()) {
      const email = `erased-${rounds}@example.org`
      await submit('newsletter', email)
      await submit('contact', email)
      await planned.plan()
      const sender = `told-${rounds}@example.org`
      const answered = await submit('contact', sender)
      told.add(answered)
      await answers?.deliver(cms, answered, sender)

      // Its files are written in a few milliseconds of its seconds, which a random moment seldom meets.
      const isRandom = rounds % 2 === 0
      const moment = isRandom ? wait(random.between(0, LONGEST_LIFE_MS)) : picture.nextWrite()
      const replaced = picture.replace().catch(() => false)
      const erased = erase(cms, email).catch(() => false)
      await moment
      await cms.kill()
      rounds += 1
      detail(`${rounds} of ${ROUNDS} kills`)
      const wasErased = await erased
      await replaced
      await answers?.release(cms)
      await cms.startAgain()

      if (!wasErased && !(await erase(cms, email)))
        problems.add(`${email} could not be erased again.`)
      if ((await everyRowOf(cms)).includes(email))
        problems.add(`${email} is left after an erasure.`)
      for (const file of await picture.brokenFiles()) problems.add(`${file} is missing or cut off.`)
      if (!(await picture.replace())) problems.add('A picture could not be replaced again.')
      for (const file of await picture.brokenFiles()) problems.add(`${file} is broken by a retry.`)
    }
    for (const problem of await planned.problems()) problems.add(problem)
    for (const reference of told)
      if (!(await eventually(async () => receiver.at('/crm', reference).length > 0)))
        problems.add(`The target was never told of ${reference}.`)
    if (answers) {
      const stored = async () => (await answers.storedTexts(cms)).toSorted().join(' ')
      const all = answers.texts.toSorted().join(' ')
      if (!(await eventually(async () => (await stored()) === all)))
        problems.add(`Of the emails “${all}” these are stored: “${await stored()}”.`)
    }
    return {
      figures: { faults: rounds, acknowledged: told.size + planned.pages.length },
      problems: [...problems],
    }
  } finally {
    await cms.remove()
    await receiver.stop()
    await answers?.stop()
  }
}
