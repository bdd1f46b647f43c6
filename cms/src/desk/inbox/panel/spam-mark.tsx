import { Typography } from '@strapi/design-system'
import { spamReasons, SUSPICIOUS } from '../../intake/shared/spam-reasons'
import type { Row } from './types'

type Props = Pick<Row, 'spam'> & { isExplained: boolean }

/** A high spam score in the list, with its reasons: beneath, or as a tooltip. */
export const SpamMark = ({ spam: { score, reasons }, isExplained }: Props) =>
  score >= SUSPICIOUS && (
    <Typography
      tag="div"
      variant="pi"
      textColor="danger700"
      title={reasons.map((reason) => spamReasons[reason].text).join('\n')}
      style={{ position: 'relative', zIndex: 1 }}
    >
      Spam score {score}
      {isExplained && reasons.map((reason) => <div key={reason}>{spamReasons[reason].text}</div>)}
    </Typography>
  )
