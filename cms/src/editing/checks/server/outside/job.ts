import type { Core } from '@strapi/strapi'
import { REDIRECT, versionedTypes } from '../../../../content/shared/types'
import { labelsOf } from '../../../../content/labels'
import { pathOnSite } from '../../../addresses/server/path-on-site'
import type { Job } from '../../../../platform/jobs/job'
import { settings } from '../../../../platform/settings/settings'
import { storedValue } from '../../../../platform/strapi/stored-value'
import { table } from '../../../../platform/strapi/tables'
import { fieldsIn } from '../../../../content/shared/fields'
import { linksIn } from '../../../../content/shared/links'
import { publishedEntries } from '../../../../content/published-entries'
import { type LinkState, askLink } from './ask'
import { isPublicAddress } from './public-address'
import { type Failures, nextFailures, reported } from './results'

const JOB = 'outside-links'
const MOST_LINKS = 500
const AT_ONCE = 4

const isOn = () => settings.environment.CHECK_OUTSIDE_LINKS !== 'no'
const stored = (strapi: Core.Strapi) => storedValue<Failures>(strapi, JOB)

/** By address: what leads nowhere on other sites, as of the last check. */
export const outsideFailures = async (strapi: Core.Strapi): Promise<Map<string, string>> =>
  isOn() ? reported((await stored(strapi).read()) ?? {}) : new Map()

/** The links of what is published that leave the site, each once. */
async function outsideLinks(strapi: Core.Strapi): Promise<string[]> {
  const published = await publishedEntries(strapi, versionedTypes)
  const urls = versionedTypes.flatMap((uid) => {
    const labels = labelsOf(strapi, uid)
    return published[uid].flatMap((values) => linksIn(fieldsIn(values, uid, labels)))
  })
  const redirects = await table<{ to: string }>(strapi, REDIRECT).findMany({ select: ['to'] })
  const leaves = (url: string) =>
    /^https?:\/\//.test(url) && URL.canParse(url) && pathOnSite(url, settings.siteUrl) === undefined
  return [...new Set([...urls.map(({ url }) => url), ...redirects.map(({ to }) => to)])]
    .filter(leaves)
    .slice(0, MOST_LINKS)
}

async function check(strapi: Core.Strapi) {
  const waiting = await outsideLinks(strapi)
  const asksAll = settings.environment.CHECK_OUTSIDE_LINKS === 'all'
  const mayAsk = asksAll ? () => true : isPublicAddress
  const states = new Map<string, LinkState>()
  const askInTurn = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop())
      states.set(url, await askLink(url, mayAsk))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn))
  await stored(strapi).write(nextFailures((await stored(strapi).read()) ?? {}, states))
}

/** Turned on by the operator, since it asks machines outside. */
export const outsideLinksJob: Job = {
  name: JOB,
  failure: 'Links to other sites could not be checked',
  startsAtOnce: true,
  isOn,
  run: check,
}
