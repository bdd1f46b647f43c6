/** What the site's check of a shown draft says; see web/src/preview/check-page.ts. */
export type PageCheck = { findings: PageFinding[]; card: ShareCardContent }

export type ShareCardContent = { title: string; description: string; image: string }

export type PageFinding = { rule: string; help: string; text: string; path?: string }

const sentences: Partial<Record<string, (text: string) => string>> = {
  'color-contrast': (text) => `“${text}” is hard to read on its ground.`,
  'empty-heading': () => 'A heading has no words.',
  'heading-order': (text) =>
    `The heading “${text}” is more than one level below the heading before it.`,
  'image-alt': () => 'A picture has no description.',
  'link-in-text-block': (text) => `The link “${text}” looks like the text around it.`,
  'link-name': () => 'A link has no words.',
}

export const sentenceOf = ({ rule, help, text }: PageFinding): string =>
  sentences[rule]?.(text) ?? (text === '' ? `${help}.` : `${help}: “${text}”.`)

const isText = (value: unknown): value is string => typeof value === 'string'

const textOf = (value: unknown) => (isText(value) ? value : '')

/** The check in a message of the frame, without values of a wrong type. */
export function readPageCheck({ findings, card }: Record<string, unknown>): PageCheck {
  const { title, description, image } = { ...(card as Record<string, unknown> | undefined) }
  const picture = textOf(image)
  return {
    findings: Array.isArray(findings)
      ? (findings as PageFinding[]).filter(
          (one: PageFinding | null) => isText(one?.rule) && isText(one.help) && isText(one.text),
        )
      : [],
    card: {
      title: textOf(title),
      description: textOf(description),
      image: picture.startsWith('data:image/') ? picture : '',
    },
  }
}
