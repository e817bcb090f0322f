/** What is counted by day, from the audit log. */
export const TRANSPARENCY_MEASURES = [
  'submissions',
  'approvals',
  'rejections',
  'rejections_by_rule',
  'timed_decisions',
  'decision_seconds',
  'decided_within_day',
  'reports',
  'appeals',
  'upheld_appeals',
  'reversals',
] as const
export type TransparencyMeasure = (typeof TRANSPARENCY_MEASURES)[number]

/** The decisions of staff against a member that the public log lists, by their names in the audit log. */
export const ADVERSE_ACTIONS = [
  'reject_bot',
  'uncertify_bot',
  'staff_delete_bot',
  'reject_application',
  'delete_review',
  'ban_user',
  'disable_user',
] as const
export type AdverseAction = (typeof ADVERSE_ACTIONS)[number]

/** The rule of a decision that names none. */
export const UNSPECIFIED_RULE = 'unspecified'

/** What became of an appeal against a decision. */
export const APPEAL_OUTCOMES = ['upheld', 'reversed', 'closed'] as const
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number]

/** The page that shows the counts and the log. */
export const TRANSPARENCY_PATH = '/transparency'
