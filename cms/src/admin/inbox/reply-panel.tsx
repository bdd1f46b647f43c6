import { LinkButton } from '@strapi/design-system'
import { Mail } from '@strapi/icons'
import { replyFieldOf } from './lists'

type Entry = { model: string; document?: Record<string, unknown> }

/** Beside a submission: a letter to its sender, begun in the reviewer's own mail program. */
export function ReplyPanel({ model, document }: Entry) {
  const text = (field: string) => {
    const value = document?.[field]
    return typeof value === 'string' ? value : ''
  }
  const replyField = replyFieldOf(model)
  const address = replyField === null ? '' : text(replyField)
  if (address === '') return null
  const subject = encodeURIComponent(`Your message to us (${text('reference')})`)
  return {
    title: 'Answer',
    content: (
      <LinkButton
        href={`mailto:${encodeURIComponent(address)}?subject=${subject}`}
        startIcon={<Mail />}
        variant="secondary"
        width="100%"
      >
        Reply by email
      </LinkButton>
    ),
  }
}
