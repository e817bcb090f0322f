import { Button } from '@botanica/ui/primitives'
import { memo, Suspense, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { onDemandComponent } from '../../lib/on-demand-component.tsx'
import { loadWithCatalogs } from '../../lib/texts/extra-catalogs.ts'
import type { EndNoticeProps } from './member/end-notice.tsx'

const loadComponents = () =>
  loadWithCatalogs(import('./member/index.ts'), 'reviewing', 'inbox', 'queue')
type MemberComponents = Awaited<ReturnType<typeof loadComponents>>

/** Preloads the components for members. Offline, the components show the failure themselves. */
export function preloadMemberComponents() {
  loadComponents().catch(() => undefined)
}

function lazyMemberComponent<Name extends keyof MemberComponents>(
  name: Name,
  Fallback?: ComponentType
) {
  type Props = Parameters<MemberComponents[Name]>[0]
  return onDemandComponent(
    async () => (await loadComponents())[name] as ComponentType<Props>,
    Fallback as ComponentType<Props> | undefined
  )
}

function Nothing() {
  return null
}

function Unavailable() {
  const { t } = useTranslation(['reviews', 'common'])

  return (
    <div role="alert" className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p>{t('form.unavailable')}</p>
      <Button onClick={() => location.reload()}>{t('common:actions.retry')}</Button>
    </div>
  )
}

export const BotStatusBanner = lazyMemberComponent('BotStatusBanner')
export const EditReview = lazyMemberComponent('EditReview', Unavailable)
export const MemberReviewVotes = lazyMemberComponent('MemberReviewVotes')
export const MemberVoteButton = lazyMemberComponent('MemberVoteButton')
export const OwnerReplyForm = lazyMemberComponent('OwnerReplyForm', Unavailable)
export const ReviewTools = lazyMemberComponent('ReviewTools')
export const WriteReview = lazyMemberComponent('WriteReview', Unavailable)

let ServerEndNotice: ComponentType<EndNoticeProps> = Nothing

/** Sets what the server renders, which does not wait for lazy components. */
export function setServerEndNotice(component: ComponentType<EndNoticeProps>) {
  ServerEndNotice = component
}

function EndNoticeOnServer(props: EndNoticeProps) {
  return <ServerEndNotice {...props} />
}

const PlainEndNotice = import.meta.env.SSR ? EndNoticeOnServer : lazyMemberComponent('EndNotice')

/**
 * The server's markup stays until the browser has loaded the component. An update of the boundary would remove it before,
 * so the boundary is memoized.
 */
export const EndNotice = memo(({ end }: EndNoticeProps) => (
  <Suspense>
    <PlainEndNotice end={end} />
  </Suspense>
))
