import { createSubmissionQueries } from '@botanica/api-client/submission'
import { Button, Dialog, ExternalLinkButton, useToast } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { SubmissionBanner } from '../submission-banner.tsx'

/** Whether the member is in the community server. If Discord cannot be reached, membership is not required. */
export function useMembership() {
  const { t } = useTranslation('forms')
  const { api } = useServices()
  const toast = useToast()
  const { data, isFetching, refetch } = useQuery(createSubmissionQueries(api.calls).membership())
  const isOutside = data?.isInServer === false
  const [wasClosed, setClosed] = useState(false)
  const [wasRefreshed, setRefreshed] = useState(false)

  async function refresh() {
    const { data: membership } = await refetch()
    setRefreshed(true)
    if (membership?.isInServer) toast({ title: t('membership.joined'), tone: 'success' })
  }

  return {
    isOutside,
    server: data?.serverName ?? t('membership.ourServer'),
    inviteUrl: data?.inviteUrl ?? null,
    isAsking: isFetching,
    /** Whether a repeated check had the same result. */
    isStillOutside: wasRefreshed && isOutside && !isFetching,
    isWindowOpen: isOutside && !wasClosed,
    setWindowOpen: (isOpen: boolean) => {
      setClosed(!isOpen)
      // The result of the last check does not apply to the reopened dialog.
      setRefreshed(false)
    },
    ask: () => void refetch(),
    refresh: () => void refresh(),
  }
}

export type Membership = ReturnType<typeof useMembership>

/** For members who are not in the community server: a banner and a dialog with an invite. */
export function MembershipRequired({ membership }: { membership: Membership }) {
  const { t } = useTranslation('forms')
  const { server } = membership
  if (!membership.isOutside) return null

  return (
    <div className="mt-6">
      <SubmissionBanner
        tone="pending"
        action={
          <Button size="small" onClick={() => membership.setWindowOpen(true)}>
            {t('membership.open')}
          </Button>
        }
      >
        {t('membership.banner', { server })}
      </SubmissionBanner>
      <Dialog
        open={membership.isWindowOpen}
        onOpenChange={membership.setWindowOpen}
        title={t('membership.title')}
        description={t('membership.text', { server })}
        actions={
          <>
            <Button busy={membership.isAsking} onClick={membership.refresh}>
              {t(membership.isAsking ? 'membership.checking' : 'membership.refresh')}
            </Button>
            <ExternalLinkButton variant="filled" href={membership.inviteUrl}>
              {t('membership.join')}
            </ExternalLinkButton>
          </>
        }
      >
        {membership.isStillOutside && <output>{t('membership.stillOut')}</output>}
      </Dialog>
    </div>
  )
}
