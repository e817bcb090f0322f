/**
 * What members read who vote, or write, edit, answer, report or remove reviews, and what the pages of bots say that end.
 * Apart from `bot` and `reviews`, which every page loads.
 */
export const reviewing = {
  vote: {
    voted: 'Voted',
    voting: 'Voting...',
    inHours: 'Vote in {{hours}}h',
    inLess: 'Vote in <1h',
  },
  form: {
    ratingLabel: 'Your rating',
    commentLabel: 'Your comment',
    commentPlaceholder: 'What do you like about this bot? What could be better?',
    submit: 'Submit Review',
    submitting: 'Submitting...',
    tooLong: 'Your comment must not exceed {{limit}} characters.',
    ownBot: "You own this bot, so your review won't count towards the rating.",
  },
  end: {
    ends: 'This bot ends on {{date}}.',
    ended: 'This bot ended on {{date}}.',
    successor: 'Its successor:',
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
  heartAdded: { title: 'Heart Added' },
  heartRemoved: { title: 'Heart Removed' },
  replyAdded: { title: 'Reply Added' },
  userBlocked: {
    title: 'User Blocked',
    text: 'User has been blocked from rating this bot.',
  },
  authenticationRequired: {
    title: 'Authentication Required',
    rating: 'You must be logged in to leave a rating.',
  },
  ratingSubmitted: {
    title: 'Rating Submitted',
    text: 'Thank you for your feedback!',
  },
  voteAdded: {
    title: 'Vote Added',
    text: 'Thanks for voting! Your vote helps others discover great bots.',
  },
  voteCooldown: {
    title: 'Vote Cooldown',
    text_one: 'You can vote again in {{count}} hour(s).',
    text_other: 'You can vote again in {{count}} hour(s).',
  },
  ratingRequired: {
    title: 'Rating Required',
    text: 'Please select a star rating before submitting.',
  },
  alreadyVoted: {
    title: 'Already Voted',
    text_one: 'You have already voted for this bot. You can vote again in {{count}} hour.',
    text_other: 'You have already voted for this bot. You can vote again in {{count}} hours.',
  },
  reviewUpdated: { title: 'Review Updated' },
  reviewDeleted: { title: 'Review Deleted' },
  /* Follows the cause when the text is queued and not lost. */
  saved: "Your review is saved on this device. You can send it when you're back online.",
  errors: {
    reviewed: 'You have already reviewed this bot. You can edit your review in the list.',
    update: 'Failed to update the review. Please try again.',
    delete: 'Failed to delete the review. Please try again.',
    gone: 'This review no longer exists.',
    notListed: 'You can only vote for listed bots.',
    voteRating: 'Failed to vote on rating.',
    rating: 'Failed to submit your rating. Please try again.',
    voteBot: 'Failed to vote for bot. Please try again.',
    heart: 'Failed to toggle heart reaction.',
    block: 'Failed to block user.',
    reply: 'Failed to submit reply.',
  },
} as const
