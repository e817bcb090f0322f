import { MAX_ADDITIONAL_OWNERS } from '@botanica/api-client/contract'
import { BOT_FIELD_CHECKS, listOwners } from '@botanica/api-client/forms'
import { createSubmissionQueries } from '@botanica/api-client/submission'
import { useImageUrls } from '@botanica/ui/platform'
import { Avatar, Skeleton } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useBotField } from './form-context.tsx'
import { TextField } from './text-field.tsx'
import { TYPING_PAUSE_MS } from './typing.ts'

interface OwnersFieldProps {
  mainOwnerId: string
  /** True unless the viewer is the main owner, who alone can change the owners. */
  isReadOnly: boolean
}

/** The co-owners' ids, with their names below. */
export function OwnersField({ mainOwnerId, isReadOnly }: OwnersFieldProps) {
  const { t } = useTranslation('forms')
  const { value } = useBotField('additionalOwners')
  const typed = useDebounced(value, TYPING_PAUSE_MS)
  const ids = BOT_FIELD_CHECKS.additionalOwners(typed, { mainOwnerId }).value ?? []
  const isTooMany = listOwners(typed, mainOwnerId).length > MAX_ADDITIONAL_OWNERS

  return (
    <div>
      <TextField
        field="additionalOwners"
        help={t(isReadOnly ? 'fields.ownersOnlyMain' : 'fields.additionalOwnersHelp')}
        readOnly={isReadOnly}
      />
      <output className="mt-1 block text-label text-pending empty:hidden">
        {isTooMany && t('fields.additionalOwnersMost')}
      </output>
      {ids.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {ids.map((id) => (
            <Owner key={id} id={id} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Owner({ id }: { id: string }) {
  const { t } = useTranslation('forms')
  const { api } = useServices()
  const images = useImageUrls()
  const { data: account, isPending } = useQuery(createSubmissionQueries(api.calls).account(id))
  if (isPending) {
    return (
      <li>
        <Skeleton className="h-8 w-32" />
      </li>
    )
  }
  const name = account?.display_name ?? t('fields.ownerUnknown')

  return (
    <li className="flex max-w-full items-center gap-2 rounded-full border border-line bg-plate py-0.5 pr-3 pl-0.5">
      <Avatar
        src={images.avatar(id, account?.avatar ?? null, { size: 64 })}
        name={name}
        seed={id}
        size={24}
      />
      <span className="truncate">{name}</span>
    </li>
  )
}
