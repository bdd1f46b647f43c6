import type { Locator, Page, Route } from 'playwright'
import { inject } from 'vitest'
import type { FormName } from '../../../contract/index'
import { cmsAt } from '../../api/harness/cms'
import { keptBy } from '../../api/harness/kept'

type Sent = { path: string; key: string | undefined; body: unknown }

/** What is posted to an address from now on; answered by the real cms, or as told. */
export async function postsTo(
  page: Page,
  address: string,
  answer = (route: Route) => route.fallback(),
) {
  const sent: Sent[] = []
  await page.route(`**/api/${address}`, (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    sent.push({
      path: new URL(request.url()).pathname,
      key: request.headers()['idempotency-key'],
      body: request.postDataJSON() as unknown,
    })
    return answer(route)
  })
  return sent
}

/** An answer as a server of another origin gives it. */
export const answering = (status: number, body: string, contentType = 'application/json') => ({
  status,
  body,
  contentType,
  headers: { 'Access-Control-Allow-Origin': '*' },
})

/** All that a place says from now on, however short it stands there. */
export async function heard(place: Locator) {
  const words = await place.evaluateHandle((element) => {
    const said: string[] = []
    const note = () => said.push(element.textContent ?? '')
    new MutationObserver(note).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    return said
  })
  return () => words.jsonValue()
}

/** What is stored of a form, in the order of arrival. */
export const storedRows = (form: FormName) => keptBy(cmsAt(inject('place').cms)).rows(form)
