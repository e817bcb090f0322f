import type { DecisionSummary } from '@botanica/api-client/contract'
import { DecisionRules } from '@botanica/ui/guidelines/decision-rules'
import { AppealLink } from './appeal-link.tsx'

/** What a decision about the viewer says besides its reason: the rules that it names, and the link to appeal it. */
export function DecisionNotes({ decision }: { decision: DecisionSummary | null | undefined }) {
  return (
    <>
      <DecisionRules rules={decision?.rules} />
      <AppealLink decision={decision} />
    </>
  )
}
