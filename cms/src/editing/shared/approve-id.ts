/** The permission to publish while publishing needs a review. The panel imports this too. */
export const approveId = 'api::review.approve'
