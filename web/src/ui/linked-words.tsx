import type { Words } from '@beam/contract'

/**
 * The links open beside the form, so that reading what one agrees to loses no answer. They keep
 * their opener: in such a tab the newsletter does not come between.
 */
export const LinkedWords = ({ words }: { words: Words }) =>
  words.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.label} href={part.href} target="_blank" rel="opener" title="Opens in a new tab">
        {part.label}
      </a>
    ),
  )
