import { UNSPECIFIED_RULE } from '@botanica/api-client/contract'
import { useTranslation } from 'react-i18next'

/** Returns a function that names a rule of the guidelines. One that is not in them any more shows its id. */
export function useRuleTitle() {
  const { t } = useTranslation('transparency')
  return (ruleId: string) => (ruleId === UNSPECIFIED_RULE ? t('rules.unspecified') : ruleId)
}
