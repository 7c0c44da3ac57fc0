/** The only status in which a review may be shown. */
export const approvedReview = 1
/** 1 approved, 2 waiting for somebody to read it, 3 rejected. */
export const reviewStatuses = [approvedReview, 2, 3] as const
