/** What members can report. */
export const REPORT_TARGETS = ['bot', 'review', 'member'] as const
export type ReportTarget = (typeof REPORT_TARGETS)[number]

/** The reasons for each kind of target. `other` needs a text. */
export const REPORT_REASONS = {
  bot: [
    'broken',
    'permissions',
    'malicious',
    'adult',
    'stolen',
    'misleading',
    'fake_votes',
    'other',
  ],
  review: ['abuse', 'spam', 'private_data', 'fake', 'other'],
  member: ['abuse', 'spam', 'impersonation', 'several_accounts', 'other'],
} as const satisfies Record<ReportTarget, readonly string[]>
export type ReportReason = (typeof REPORT_REASONS)[ReportTarget][number]
export const ALL_REPORT_REASONS = [...new Set(Object.values(REPORT_REASONS).flat())]
/** The reason that says nothing by itself. */
export const OTHER_REASON = 'other' satisfies ReportReason

/** Whether the reason is one for this kind of target. */
export function isReasonFor(target: ReportTarget, reason: ReportReason): boolean {
  return (REPORT_REASONS[target] as readonly ReportReason[]).includes(reason)
}

/** Length limits in characters, counted as a textarea counts: of a report's text, and of the staff's note. */
export const REPORT_LIMITS = {
  text: { min: 0, max: 1_000, multiline: true },
  note: { min: 0, max: 1_000, multiline: true },
} as const

/** The states of a case, which holds all open reports of one target. The first is the default of the queue. */
export const REPORT_STATES = ['open', 'acted', 'dismissed'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** How staff close a case. */
export const REPORT_OUTCOMES = ['acted', 'dismissed'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** The newest reports of a case that the queue shows. */
export const SHOWN_REPORTS = 20

/** Days after which a closed case is deleted with its reports. */
export const REPORT_LIFE_DAYS = 180

/** Why a target cannot be reported by somebody: English messages by code. */
export const REPORT_ERRORS = {
  ownTarget: 'You cannot report yourself, your own review or your own bot.',
} as const

/** Why staff may not decide on a case. */
export const OWN_CASE_ERRORS = {
  ownCase: 'These reports are about you, so somebody else has to decide.',
} as const
