/** The queue of appeals. */
export const appeals = {
  list: 'Appeals',
  empty: 'No appeals found.',
  filter: 'Status',
  state: { open: 'Open', upheld: 'Declined', reversed: 'Granted', closed: 'Closed' },
  appeal: 'Appeal',
  from: 'From',
  sent: 'Sent',
  decision: 'Decision',
  madeBy: 'By {{name}}',
  target: 'About',
  reason: 'Reason',
  noReason: 'No reason given',
  rules: 'Rules',
  noRules: 'No rule named',
  removedText: 'Removed review',
  text: 'What the member says',
  outcome: {
    upheld: 'Declined by {{name}}',
    reversed: 'Granted by {{name}}',
    closed: 'Closed by {{name}}',
  },
  bySamePerson: 'Decided by the person who made the decision, because nobody else could.',
  answer: 'Answer',
  reverse: 'Reverse the decision',
  uphold: 'Decline the appeal',
  close: 'Close',
  deciding: 'Sending...',
  dialogs: {
    reversed: {
      title: 'Reverse this decision?',
      text: 'It is undone at once, and {{name}} is notified.',
      field: 'Message to the member',
    },
    upheld: {
      title: 'Decline this appeal?',
      text: "The decision stands. {{name}} reads your answer and can't appeal it again.",
      field: 'Answer',
    },
    closed: {
      title: 'Close this appeal?',
      text: "For decisions that can't be undone anymore. {{name}} reads your answer.",
      field: 'Answer',
    },
  },
  tooLong: 'The answer must not exceed {{limit}} characters.',
  errors: {
    ownAppeal: 'This decision was about you or your bot, so another staff member must decide.',
    ownDecision: 'You made this decision, so another staff member must decide about the appeal.',
    ownerAccount: 'Only owners decide about restrictions of owner accounts.',
  },
  conflicts: {
    changedSince:
      "This has changed since the decision, so it can't be reversed. Close the appeal with an answer instead.",
    submittedAgain:
      "The bot was submitted again, so the deleted one can't be restored. Close the appeal with an answer instead.",
    writtenAgain:
      "The author has written another review of this bot, so the removed one can't be restored. Close the appeal with an answer instead.",
    purged:
      "It was deleted for good, so it can't be restored. Close the appeal with an answer instead.",
  },
  rivals: {
    uphold_appeal: '{{name}} has already declined this appeal.',
    reverse_decision: '{{name}} has already granted this appeal.',
    close_appeal: '{{name}} has already closed this appeal.',
  },
  gone: 'This appeal no longer exists.',
  done: {
    upheld: 'Appeal declined',
    reversed: 'Decision reversed',
    closed: 'Appeal closed',
  },
  actions: {
    reject_bot: 'Bot rejected',
    uncertify_bot: 'Certification removed',
    staff_delete_bot: 'Bot deleted',
    reject_application: 'Certification application rejected',
    delete_review: 'Review removed',
    ban_user: 'Member banned',
    disable_user: 'Member disabled',
  },
} as const
