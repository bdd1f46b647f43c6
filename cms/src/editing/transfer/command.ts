import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Core } from '@strapi/strapi'
import { audit } from '../../access/audit/server/audit'
import { settings } from '../../platform/settings/settings'
import { exported } from './server/export'
import { importPackage, type ImportOptions, isTaken, refuseOptions } from './server/import'
import { readLocal } from './server/local'
import { planImport } from './server/plan'
import { readPackage } from './server/read-package'
import { countOf, outcomeNames, outcomes, type Plan } from './shared/plan'

type Selection = Parameters<typeof exported>[1]

/** Writes a package as a folder. */
export async function exportTo(strapi: Core.Strapi, folder: string, selection: Selection) {
  if (existsSync(folder)) throw new Error(`${folder} exists already. Choose another folder.`)
  let count = 0
  for await (const { path, content } of exported(strapi, selection)) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    count += 1
  }
  await audit(strapi.db, {
    actor: null,
    action: 'content.export',
    subject: 'package',
    subjectId: settings.siteUrl,
    detail: { parts: selection.parts.join(', ') },
  })
  console.log(`${count} ${count === 1 ? 'file' : 'files'} in ${resolve(folder)}`)
}

/** Runs work in a request that may do all: whoever runs the command is no member of staff. */
const asOperator = async (strapi: Core.Strapi, work: () => Promise<void>): Promise<void> =>
  strapi.requestContext.run(
    {
      state: { userAbility: { can: () => true } },
      request: {},
      response: { get: () => '' },
      params: {},
    } as never,
    work,
  )

/** Which version of an entry in conflict is taken; empty if the options do not say. */
function settledAs(take: ImportOptions['take'], path: string) {
  if (take === 'mine') return '  (ours stays)'
  return isTaken(take, path) ? '  (the package’s version)' : ''
}

function printPlan(plan: Plan, take: ImportOptions['take']) {
  console.log(`A package of ${plan.from}, made at ${plan.madeAt}.`)
  for (const outcome of outcomeNames) {
    const count = countOf(plan, outcome)
    if (count > 0) console.log(`${outcomes[outcome]}: ${count}`)
    if (outcome === 'same') continue
    const items = plan.items.filter((item) => item.outcome === outcome)
    const decisionOn = (path: string) => (outcome === 'conflict' ? settledAs(take, path) : '')
    for (const { path, title } of items) console.log(`  ${path}  ${title}${decisionOn(path)}`)
    const isUndecided = outcome === 'conflict' && items.some(({ path }) => !decisionOn(path))
    if (isUndecided)
      console.log('Which version counts: --take=theirs, --take=<path>,… or --take=mine')
  }
}

/** Shows what an import does, and does it unless it is a dry run. */
export const importFrom = (
  strapi: Core.Strapi,
  folder: string,
  options: ImportOptions & { isTrial: boolean },
) =>
  asOperator(strapi, async () => {
    const given = await readPackage(strapi, resolve(folder))
    if (options.isTrial) {
      await refuseOptions(strapi, given, options)
      const { plan } = await planImport(strapi, given, await readLocal(strapi), options.mode)
      printPlan(plan, options.take)
      return console.log('Nothing was written: this was a dry run.')
    }
    const result = await importPackage(strapi, given, options)
    printPlan(result, options.take)
    const { written, deleted } = result
    console.log(
      written + deleted === 0
        ? 'Nothing has changed.'
        : `${written} written as ${options.mode}, ${deleted} deleted.`,
    )
  })
