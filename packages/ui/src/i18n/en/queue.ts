/** Where a bot is in the queue of staff, for its owners. */
export const queue = {
  underReview: {
    title: 'Bot Under Review',
    text: "Your bot is currently under review. The review process typically takes 3-5 business days. You'll be notified once approved.",
  },
  rejected: {
    title: 'Rejected',
    text: 'This bot was previously rejected. You can update and resubmit it.',
    reason: 'Reason: {{reason}}',
  },
  loading: 'Looking up the place in the queue...',
  failed: "The place in the queue couldn't be loaded.",
  place: "Number {{exact}} in the queue. It's the staff's turn.",
  far: "In the queue, behind more than {{exact}} others. It's the staff's turn.",
  heldPlace: "Your change is number {{exact}} in the queue of changes. It's the staff's turn.",
  heldFar: "Your change is in the queue, behind more than {{exact}} others. It's the staff's turn.",
  yourTurn: "It's your turn: change what the reason names, and resubmit the bot.",
  asked: 'Staff have a question, so it is your turn:',
  answer: {
    label: 'Your answer',
    help: 'Staff read it. You can also change the listing instead.',
    length: 'Write between {{min}} and {{max}} characters.',
    submit: 'Answer',
    submitting: 'Sending...',
    offline: 'You can answer when you are connected again.',
    sent: { title: 'Answer sent', text: 'Your bot is back in the queue of staff.' },
    error: {
      title: 'Error',
      text: 'Failed to send the answer.',
      gone: 'This bot no longer exists.',
      closed: 'This question needs no answer any more.',
    },
  },
  estimate:
    'In the last 30 days, half of the submissions were decided within {{median}}, and nine in ten within {{most}}.',
  hours_one: '{{exact}} hour',
  hours_other: '{{exact}} hours',
  days_one: '{{exact}} day',
  days_other: '{{exact}} days',
} as const
