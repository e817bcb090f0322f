import type { AuditAction } from '../../core/audit/rules.js'
import type { Translated } from '../guidelines/rules.js'
import type { StaffRight } from '../rules.js'

/**
 * The audit actions that are decisions against a member, with the staff right that they require. An owner who removes a
 * review of the own bot needs no right; the right is then the one of staff who could do the same.
 */
export const ADVERSE_ACTIONS = {
  reject_bot: 'decideBots',
  uncertify_bot: 'certifyBots',
  staff_delete_bot: 'deleteBots',
  reject_application: 'reviewApplications',
  ban_user: 'moderateMembers',
  disable_user: 'moderateMembers',
  delete_review: 'deleteReviews',
} as const satisfies Partial<Record<AuditAction, StaffRight>>
export type AdverseAction = keyof typeof ADVERSE_ACTIONS

/** In the log in place of rule ids when a decision named none. */
export const UNSPECIFIED_RULE = 'unspecified'

/** The maximum number of rules that a decision names. */
export const MAX_DECISION_RULES = 5

/** A rule that a decision names, with its texts at that time. */
export interface DecisionRule {
  id: string
  title: Translated
  text: Translated
}

/** A decision as the members concerned read it, besides its reason. */
export interface DecisionSummary {
  /** Names the decision: the id of its row in the audit log. */
  id: number
  /** Empty when the decision named no rule. */
  rules: DecisionRule[]
}
