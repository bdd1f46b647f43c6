import type { CheckboxField } from '@beam/contract'

/**
 * The links open in a new tab, so that reading the terms loses no answers. They keep their opener:
 * by it the new tab knows not to open the newsletter dialog.
 */
export const LinkedText = ({ parts }: { parts: CheckboxField['text'] }) =>
  parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.label} href={part.href} target="_blank" rel="opener" title="Opens in a new tab">
        {part.label}
      </a>
    ),
  )
