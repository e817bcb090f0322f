import { useIdempotentMutation } from '@botanica/api-client/idempotent-mutation'
import type { QueuedBotChange } from '@botanica/api-client/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStaff } from '../environment.tsx'
import { type Checked, ListingChecks } from '../preflight/listing-checks.tsx'

/** The machine checks of the listing that a change would make. They are not stored, so each reviewer runs them. */
export function ChangePreflight({ change }: { change: QueuedBotChange }) {
  const { t } = useTranslation('preflight')
  const { api } = useStaff()
  const [checked, setChecked] = useState<Checked | null>(null)
  const { act, isBusy, failure } = useIdempotentMutation({
    name: ['check change', change.id],
    send: (id: number, sending) =>
      api.calls.botChangePreflights.store({ params: { id }, ...sending }),
    onSuccess: setChecked,
    describeError: () => t('failed'),
  })

  return (
    <ListingChecks
      checked={checked}
      version={change.version}
      isDue={() => checked === null}
      onCheck={() => act(change.id)}
      isBusy={isBusy}
      failure={failure}
    />
  )
}
