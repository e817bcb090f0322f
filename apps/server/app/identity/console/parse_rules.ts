import { MAX_DECISION_RULES } from '#app/identity/decisions/rules'
import { RULE_IDS, type RuleId } from '#app/identity/guidelines/rules'

/** The rules that a command names, or why they are wrong. */
type ParsedRules = { ruleIds: RuleId[]; error?: never } | { ruleIds?: never; error: string }

/** Parses the `--rule` flags of a command that decides against a member. */
export function parseRules(flags: readonly string[] | undefined): ParsedRules {
  const given = [...new Set(flags)]
  const ruleIds = RULE_IDS.filter((id) => given.includes(id))
  if (
    ruleIds.length === 0 ||
    ruleIds.length < given.length ||
    ruleIds.length > MAX_DECISION_RULES
  ) {
    const error = `--rule names a rule of the guidelines, at most ${MAX_DECISION_RULES} of them: ${RULE_IDS.join(', ')}.`
    return { error }
  }
  return { ruleIds }
}
