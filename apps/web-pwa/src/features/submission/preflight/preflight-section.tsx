import { mapBotLinks } from '@botanica/api-client/contract'
import type { BotFormValues } from '@botanica/api-client/forms'
import type { CheckedListing } from '@botanica/api-client/submission'
import { PreflightResults } from '@botanica/ui/preflight'
import { Button } from '@botanica/ui/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import { FormSection } from '../form/bot-fields.tsx'
import type { PreflightSectionProps } from './lazy-preflight-section.tsx'

/** Returns the fields that are checked, as they are typed. */
function toTypedListing(values: BotFormValues) {
  const { discordBotId, shortDescription, description, inviteUrl } = values
  return {
    discordBotId,
    shortDescription,
    description,
    inviteUrl,
    ...mapBotLinks((link) => values[link]),
  }
}

type TypedListing = ReturnType<typeof toTypedListing>

const isSame = (one: TypedListing, other: TypedListing) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Checks the listing as it is typed, whenever its author wants to know. Sending the form does not depend on it. */
export function PreflightSection({ values }: PreflightSectionProps) {
  const { t } = useTranslation('preflight')
  const { api } = useServices()
  const [checked, setChecked] = useState<{ listing: TypedListing; answer: CheckedListing }>()
  const listing = toTypedListing(values)
  const { act, isBusy, failure } = useMemberMutation({
    name: ['check listing'],
    send: (body: TypedListing, sending) => api.calls.preflights.store({ body, ...sending }),
    onSuccess: (answer, sent) => setChecked({ listing: sent, answer }),
    failed: { title: t('failedTitle'), text: t('failed') },
  })

  return (
    <FormSection title={t('title')}>
      <p className="max-w-text">{t('intro')}</p>
      {checked && (
        <PreflightResults {...checked.answer} isOutdated={!isSame(checked.listing, listing)} />
      )}
      {failure && <p className="font-medium text-danger">{failure}</p>}
      <div>
        <Button busy={isBusy} onClick={() => act(listing)}>
          {isBusy ? t('checking') : t(checked ? 'again' : 'check')}
        </Button>
      </div>
    </FormSection>
  )
}
