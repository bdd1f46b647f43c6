/** What may concern a member of staff. */
export type Concern =
  | 'assigned'
  | 'answered'
  | 'mentioned'
  | 'review-asked'
  | 'sent-back'
  | 'review-published'
  | 'plan-failed'
