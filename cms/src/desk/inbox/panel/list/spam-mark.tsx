import { Typography } from '@strapi/design-system'
import { spamReasons, SUSPICIOUS } from '../../../intake/shared/spam-reasons'
import type { Row } from '../types'

export const reasonsOf = ({ reasons }: Row['spam']): string[] =>
  reasons.map((reason) => spamReasons[reason].text)

/** A high spam score in the list, with its reasons as a tooltip. */
export const SpamMark = ({ spam }: Pick<Row, 'spam'>) =>
  spam.score >= SUSPICIOUS && (
    <Typography
      tag="div"
      variant="pi"
      textColor="danger700"
      title={reasonsOf(spam).join('\n')}
      style={{ position: 'relative', zIndex: 1 }}
    >
      Spam score {spam.score}
    </Typography>
  )
