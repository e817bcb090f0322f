/** Questions before a review is deleted or its author is blocked, and the name of the report's dialog. */
export const confirmations = {
  report: 'Report',
  deleteReview: {
    title: 'Are you sure?',
    text: 'This action cannot be undone. The review will be deleted permanently.',
  },
  blockMember: {
    title: 'Block this user?',
    text: "They can't rate this bot anymore, and their review is removed from the list and the rating.",
  },
} as const
