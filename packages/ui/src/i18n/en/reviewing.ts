/** What members read who write, edit, answer, report or remove reviews. Apart from `reviews`, which every page loads. */
export const reviewing = {
  form: {
    ratingLabel: 'Your rating',
    commentLabel: 'Your comment',
    commentPlaceholder: 'What do you like about this bot? What could be better?',
    submit: 'Submit Review',
    submitting: 'Submitting...',
    tooLong: 'Your comment must not exceed {{limit}} characters.',
    ownBot: "You own this bot, so your review won't count towards the rating.",
  },
  own: {
    written: 'You have reviewed this bot.',
    edit: 'Edit your review',
  },
  actions: {
    addHeart: 'Add heart',
    removeHeart: 'Remove heart',
    reply: 'Reply',
    replyLabel: 'Your reply',
    replyTooLong: 'Your reply must not exceed {{limit}} characters.',
    editReply: 'Edit reply',
    submitReply: 'Submit Reply',
    edit: 'Edit',
    editLabel: 'Edit your review',
    save: 'Save Changes',
    saving: 'Saving...',
    delete: 'Delete',
    deleting: 'Deleting...',
    block: 'Block User',
    blocking: 'Blocking...',
    cancel: 'Cancel',
    more: 'More actions for the review by {{name}}',
  },
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
