import { stack } from '../../harness/browser/stack'
import type { Locator, Page, Route } from '@playwright/test'
import type { FormName } from '../../../contract/index'
import { cmsAt } from '../../harness/cms'
import { storedIn } from '../../harness/stored-submissions'

type Sent = { path: string; key: string | undefined; body: unknown }

/** Records what is posted to an endpoint from now on; `respond` may answer instead of the cms. */
export async function postsTo(
  page: Page,
  endpoint: string,
  respond = (route: Route) => route.fallback(),
) {
  const sent: Sent[] = []
  await page.route(`**/api/${endpoint}`, (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    sent.push({
      path: new URL(request.url()).pathname,
      key: request.headers()['idempotency-key'],
      body: request.postDataJSON() as unknown,
    })
    return respond(route)
  })
  return sent
}

/** A cross-origin response. */
export const respondWith = (status: number, body: string, contentType = 'application/json') => ({
  status,
  body,
  contentType,
  headers: { 'Access-Control-Allow-Origin': '*' },
})

/** Records every text that an element shows from now on, however briefly. */
export async function recordTexts(element: Locator) {
  const recorded = await element.evaluateHandle((target) => {
    const texts: string[] = []
    const note = () => texts.push(target.textContent ?? '')
    new MutationObserver(note).observe(target, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    return texts
  })
  return () => recorded.jsonValue()
}

/** What is stored of a form, in the order of arrival. */
export const storedRows = (form: FormName) => storedIn(cmsAt(stack.cms)).rows(form)
