import type { Hold } from '../../saving/server/may-change-live'
import { mayApprove } from './permissions'
import { isReviewNeeded } from './setting'

/** While publishing needs a review, what visitors see waits for a chief editor. */
export const reviewHold: Hold = { isOn: isReviewNeeded, mayPass: mayApprove }
