import { hasRoleWithRight, INBOX_KINDS, type InboxKind } from '@botanica/api-client/contract'
import { memberKeys, type PushSettings } from '@botanica/api-client/member'
import { Checkbox } from '@botanica/ui/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../../lib/services.tsx'
import { useMemberMutation } from '../../../../lib/use-member-mutation.ts'
import { useViewer } from '../../../../lib/viewer.ts'

const MUTATION_NAME = ['push-kinds']
const HINT_ID = 'push-kinds-hint'

/** Only staff are mentioned in notes, and ask owners. */
const FOR_STAFF: ReadonlySet<InboxKind> = new Set(['note_mention', 'bot_answer'])

/** Selects the kinds of inbox items that are pushed. Changes are shown immediately and sent in order. */
export function PushKinds({ chosen }: { chosen: PushSettings['kinds'] }) {
  const { t } = useTranslation(['profile', 'toasts'])
  const { api } = useServices()
  const client = useQueryClient()
  const { viewer } = useViewer()
  const isStaff = hasRoleWithRight(viewer?.roles ?? [], 'enterDashboard')
  const offered = INBOX_KINDS.filter((kind) => isStaff || !FOR_STAFF.has(kind))
  const queryKey = memberKeys.push()
  const { act, failure } = useMemberMutation({
    name: MUTATION_NAME,
    send: (kinds: InboxKind[], sending) => api.calls.push.choose({ body: { kinds }, ...sending }),
    updateOptimistically: async (kinds) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<PushSettings>(queryKey, (before) => before && { ...before, kinds })
      return () => void client.invalidateQueries({ queryKey })
    },
    onSuccess: (settings: PushSettings) => {
      // Later changes are already shown and have their own responses.
      if (client.isMutating({ mutationKey: MUTATION_NAME }) === 1)
        client.setQueryData(queryKey, settings)
    },
    failed: { title: t('toasts:error.title'), text: t('push.chooseFailed') },
  })

  function choose(kind: InboxKind, isEnabled: boolean) {
    const current = client.getQueryData<PushSettings>(queryKey)?.kinds ?? chosen
    act(INBOX_KINDS.filter((other) => (other === kind ? isEnabled : current.includes(other))))
  }

  return (
    <fieldset aria-describedby={HINT_ID} className="mt-6">
      <legend className="font-medium">{t('push.choose')}</legend>
      <p id={HINT_ID} className="text-label text-muted">
        {t('push.chooseHint')}
      </p>
      <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {offered.map((kind) => (
          <li key={kind}>
            <Checkbox
              label={t(`push.kinds.${kind}`)}
              checked={chosen.includes(kind)}
              onCheckedChange={(isEnabled) => choose(kind, isEnabled)}
            />
          </li>
        ))}
      </ul>
      {failure && <p className="mt-2 font-medium text-danger">{failure}</p>}
    </fieldset>
  )
}
