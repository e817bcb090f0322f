/** Changes of approved bots: those that wait for staff, and sampled ones. */
export const changes = {
  empty: 'No changes are waiting.',
  filter: 'Changes',
  filters: { all: 'All', held: 'Waiting', sampled: 'Spot checks' },
  kind: 'Kind',
  kinds: { held: 'Waiting', sampled: 'Spot check' },
  since: 'Since',
  explained: {
    held: 'The listing stays as it is until you decide.',
    sampled: 'This change is live already. It was picked for a spot check.',
  },
  heldFor: {
    invitation: 'Invite requests more',
    supportServer: 'Another support server',
    website: 'Another website',
    description: 'Mostly new description',
  },
  somebody: 'a former member',
  removed: 'Removed:',
  added: 'Added:',
  noValue: '(empty)',
  noDifference: 'Nothing has changed.',
  sinceRejection: 'Changed since the rejection',
  reject: 'Reject',
  rejecting: 'Rejecting...',
  approveDialog: {
    title: 'Approve the change of {{name}}?',
    held: 'The change goes live right away, and the owners are notified.',
    sampled: 'The change stays live. The owners are not notified.',
  },
  rejectDialog: {
    title: 'Reject the change of {{name}}?',
    held: 'The listing stays as it is. The owners read the reason.',
    sampled: 'The listing goes back to what it was before. The owners read the reason.',
  },
  tooLong: 'The reason must not exceed {{limit}} characters.',
  done: { approve: 'Change approved', reject: 'Change rejected' },
  rivals: {
    approve_bot_change: '{{name}} has already approved this change.',
    reject_bot_change: '{{name}} has already rejected this change.',
  },
  errors: {
    outdated: 'The listing has changed since you opened it. Look at it again before you decide.',
    closed: 'This change is no longer waiting. It was withdrawn or replaced.',
  },
} as const
