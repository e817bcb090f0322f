import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor, type AuditEntry } from '#app/core/audit/audit'
import {
  type AdverseAction,
  type DecisionRule,
  UNSPECIFIED_RULE,
} from '#app/identity/decisions/rules'
import { GUIDELINES, type RuleId } from '#app/identity/guidelines/rules'

/** A decision against members: what the audit log says, the members concerned, and the rules that it names. */
export interface AdverseEntry extends AuditEntry {
  action: AdverseAction
  /** Discord ids of those whom the decision concerns and who may appeal it. */
  memberIds: readonly string[]
  ruleIds: readonly RuleId[] | undefined
}

/** Returns the rules with their texts of today. */
export function toDecisionRules(ruleIds: readonly RuleId[]): DecisionRule[] {
  return ruleIds.map((id) => {
    const { title, text } = GUIDELINES[id]
    return { id, title, text }
  })
}

/**
 * Adds a decision against members to the audit log, with the texts of its rules, in the transaction of the decision.
 * @param actor `null` for an administrator at the console
 * @returns the id of the decision
 */
export function auditDecision(
  trx: TransactionClientContract,
  actor: Actor | null,
  { memberIds, ruleIds = [], details, ...entry }: AdverseEntry
): Promise<number> {
  const decision = {
    memberIds: [...new Set(memberIds)],
    ruleIds: ruleIds.length === 0 ? [UNSPECIFIED_RULE] : ruleIds,
    rules: toDecisionRules(ruleIds),
  }
  return audit(trx, actor, { ...entry, details: { ...details, ...decision } })
}
