import { type Field, labelOf, type PageForm, t, translated } from '@app/contract'

/** What was sent, by field name. */
export type Sent = Readonly<Record<string, unknown>>

type SentAnswersProps = { form: Pick<PageForm, 'fields' | 'isLong'>; sent: Sent }

const shownValue = (field: Field, value: unknown): string => {
  const options = 'options' in field ? field.options : []
  const label = options.find((option) => option.value === value)?.label
  return label === undefined ? String(value ?? '') : translated(label)
}

/** The visitor's own answers after sending. Bank details and codes stay off the screen. */
export function SentAnswers({ form: { fields, isLong }, sent }: SentAnswersProps) {
  const answers = fields.flatMap((field) => {
    const value = shownValue(field, sent[field.name]).trim()
    return field.kind === 'checkbox' || field.neverInDraft || value === '' ? [] : { field, value }
  })
  // So on the thank-you page of a form that was sent without scripts, which is the same for everyone.
  if (answers.length === 0) return null
  return (
    <details className="sent" open={!isLong}>
      <summary>{t('What you sent')}</summary>
      <dl>
        {answers.map(({ field, value }) => (
          <div key={field.name}>
            <dt>{translated(labelOf(field))}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
