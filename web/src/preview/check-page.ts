import axe, { type NodeResult, type Result } from 'axe-core'

/** Something in the content that hinders readers, and the field that shows it. */
type Finding = { rule: string; help: string; text: string; path: string | undefined }

const SOURCE = 'data-strapi-source'
const LONGEST_TEXT = 60
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Good practice that editors can follow. */
const ALSO = ['heading-order', 'empty-heading', 'link-in-text-block']

function findingAt({ id, help }: Result, { target }: NodeResult): Finding | undefined {
  const [selector] = target
  const element = typeof selector === 'string' ? document.querySelector(selector) : null
  if (!element) return undefined
  const owner = element.closest(`[${SOURCE}]`) ?? element.querySelector(`[${SOURCE}]`)
  const source = new URLSearchParams(owner?.getAttribute(SOURCE) ?? '')
  const text = (element.textContent || element.getAttribute('alt')) ?? ''
  return {
    rule: id,
    help,
    text: text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT),
    path: source.get('path') ?? undefined,
  }
}

/** What hinders readers in the page's own part: contrast, order of headings, links without words. */
async function findings(): Promise<Finding[]> {
  const { violations } = await axe.run('main', {
    resultTypes: ['violations'],
    runOnly: [...axe.getRules(TAGS).map(({ ruleId }) => ruleId), ...ALSO],
  })
  return violations.flatMap((rule) => rule.nodes.flatMap((node) => findingAt(rule, node) ?? []))
}

const metaOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? ''

/** What social networks show of the page. The panel may not load the site's pictures, so the image is a data URL. */
async function shareCard() {
  const image = metaOf('image')
  return {
    title: metaOf('title'),
    description: metaOf('description'),
    image: image && (await dataUrlOf(new URL(image).pathname).catch(() => '')),
  }
}

async function dataUrlOf(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) return ''
  const reader = new FileReader()
  reader.readAsDataURL(await response.blob())
  await new Promise((settle) => reader.addEventListener('loadend', settle))
  return String(reader.result)
}

export const checkPage = async () => ({ findings: await findings(), card: await shareCard() })
