import { type CheckboxField, t, translated } from '@app/contract'

/**
 * The links open in a new tab, so that nothing typed is lost while the terms are read. They keep their
 * opener, which tells the new tab not to open the newsletter dialog.
 */
export const LinkedText = ({ parts }: { parts: CheckboxField['text'] }) =>
  parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a
        key={part.label}
        href={translated(part.href)}
        target="_blank"
        rel="opener"
        title={t('Opens in a new tab')}
      >
        {part.label}
      </a>
    ),
  )
