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

/** What became of an appeal against a decision. */
export const APPEAL_OUTCOMES = ['upheld', 'reversed', 'closed'] as const
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number]

/** The page that shows the counts and the log. */
export const TRANSPARENCY_PATH = '/transparency'
