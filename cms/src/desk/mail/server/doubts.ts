import { SUSPICIOUS, type SpamVerdict } from '../../intake/shared/spam-reasons'

/** Why a suspicious submission causes no email to its sender; undefined for others. */
export const doubtAbout = ({ score }: SpamVerdict): string | undefined =>
  score >= SUSPICIOUS
    ? `The submission has a spam score of ${score}: look at it before you send this.`
    : undefined

/** Why staff get no notice of a submission of a flood, which could fill their mailboxes; the inbox shows it. */
export const floodDoubt = ({ reasons }: SpamVerdict): string | undefined =>
  reasons.includes('flood')
    ? 'Many submissions came from one network address within an hour: look at them in the inbox.'
    : undefined
