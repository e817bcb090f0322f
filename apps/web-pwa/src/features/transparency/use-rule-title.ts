import { GUIDELINES, UNSPECIFIED_RULE, type RuleId } from '@botanica/api-client/contract'
import { useTranslated } from '@botanica/ui/i18n'
import { useTranslation } from 'react-i18next'

/** Returns a function that names a rule of the guidelines. One that is not in them any more shows its id. */
export function useRuleTitle() {
  const { t } = useTranslation('transparency')
  const translated = useTranslated()
  return (ruleId: string) => {
    if (ruleId === UNSPECIFIED_RULE) return t('rules.unspecified')
    return Object.hasOwn(GUIDELINES, ruleId)
      ? translated(GUIDELINES[ruleId as RuleId].title)
      : ruleId
  }
}
