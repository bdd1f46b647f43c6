import type { Concern } from '../../events/shared/concerns'

/** Every kind of notice, in the words of the panel. */
export const noticeKinds = {
  assigned: 'A submission is assigned to me',
  answered: 'A visitor answers in a submission that is assigned to me',
  mentioned: 'A colleague mentions me in a note or comment, or answers my comment',
  'review-asked': 'A colleague asks for a review',
  'sent-back': 'My review request is sent back',
  'review-published': 'What I asked a review for is published',
  'plan-failed': 'What I planned could not be published',
} as const satisfies Record<Concern, string>

export type NoticeKind = Concern

export const isNoticeKind = (name: unknown): name is NoticeKind =>
  typeof name === 'string' && Object.hasOwn(noticeKinds, name)

/** The kinds that are also emailed to those who made no choice of their own. */
export const mailedAtFirst: readonly NoticeKind[] = ['answered', 'mentioned', 'plan-failed']

export type Notice = {
  id: number
  /** A sentence. */
  text: string
  /** Where it can be seen in the panel. */
  path: string
  at: Date
  isRead: boolean
}

export type Notices = {
  /** The newest, up to `MAX_NOTICES`. */
  notices: Notice[]
  unreadCount: number
  mailed: NoticeKind[]
}

export const MAX_NOTICES = 50
