import { Button } from '@botanica/ui/primitives'
import { lazy, memo, Suspense, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { loadWithCatalogs } from '../../lib/texts/extra-catalogs.ts'
import type { EndNoticeProps } from './member/end-notice.tsx'

const loadComponents = () =>
  loadWithCatalogs(import('./member/index.ts'), 'reviewing', 'inbox', 'queue')
type MemberComponents = Awaited<ReturnType<typeof loadComponents>>

/** Preloads the components for members. Offline, the components show the failure themselves. */
export function preloadMemberComponents() {
  loadComponents().catch(() => undefined)
}

/** A lazy component with a fallback for when its script cannot be loaded, so that the page does not break. */
function lazyMemberComponent<Name extends keyof MemberComponents>(
  name: Name,
  Fallback: ComponentType
) {
  return lazy(async () => {
    try {
      return {
        default: (await loadComponents())[name] as ComponentType<
          Parameters<MemberComponents[Name]>[0]
        >,
      }
    } catch {
      return { default: Fallback as ComponentType<Parameters<MemberComponents[Name]>[0]> }
    }
  })
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

export const BotStatusBanner = lazyMemberComponent('BotStatusBanner', Nothing)
export const EditReview = lazyMemberComponent('EditReview', Unavailable)
export const MemberReviewVotes = lazyMemberComponent('MemberReviewVotes', Nothing)
export const MemberVoteButton = lazyMemberComponent('MemberVoteButton', Nothing)
export const OwnerReplyForm = lazyMemberComponent('OwnerReplyForm', Unavailable)
export const ReviewTools = lazyMemberComponent('ReviewTools', Nothing)
export const WriteReview = lazyMemberComponent('WriteReview', Unavailable)

let ServerEndNotice: ComponentType<EndNoticeProps> = Nothing

/** Sets what the server renders, which does not wait for lazy components. */
export function setServerEndNotice(component: ComponentType<EndNoticeProps>) {
  ServerEndNotice = component
}

function EndNoticeOnServer(props: EndNoticeProps) {
  return <ServerEndNotice {...props} />
}

const PlainEndNotice = import.meta.env.SSR
  ? EndNoticeOnServer
  : lazyMemberComponent('EndNotice', Nothing)

/**
 * The server's markup stays until the browser has loaded the component. An update of the boundary would remove it before,
 * so the boundary is memoized.
 */
export const EndNotice = memo(({ end }: EndNoticeProps) => (
  <Suspense>
    <PlainEndNotice end={end} />
  </Suspense>
))
