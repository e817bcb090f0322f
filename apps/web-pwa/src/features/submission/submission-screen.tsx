import { Skeleton } from '@botanica/ui/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../lib/head.tsx'
import { LoginWithDiscord } from '../../lib/login-with-discord.tsx'
import { PageFailure } from '../../lib/page-failure.tsx'
import { usePathOfPage } from '../../lib/use-path-of-page.ts'
import type { RequiredMember } from '../../lib/use-required-member.ts'
import type { Viewer } from '../../lib/viewer.ts'

const SKELETON_HEIGHTS = ['h-28', 'h-96', 'h-56', 'h-80']

interface SubmissionScreenProps {
  title: string
  children: ReactNode
}

/** Frame of the screens for submitting and editing a bot. They are private, so search engines ignore them. */
export function SubmissionScreen({ title, children }: SubmissionScreenProps) {
  return (
    <div className="page pt-6 pb-6 md:pt-10">
      <PageHead title={title} isUnlisted />
      <h1 className="font-serif text-heading font-medium">{title}</h1>
      {children}
    </div>
  )
}

interface ForMemberProps extends RequiredMember {
  children: (member: Viewer) => ReactNode
}

/** What a member sees, a skeleton before it is known who is signed in, or why that cannot be found out. */
export function ForMember({ member, isUnknown, children }: ForMemberProps) {
  if (member) return children(member)
  return isUnknown ? <PageFailure onRetry={() => location.reload()} /> : <FormSkeleton />
}

/** Skeleton of the form. Visitors without scripts see a login link. */
export function FormSkeleton() {
  const { t } = useTranslation('common')
  const path = usePathOfPage()

  return (
    <div aria-busy="true" className="mt-6">
      <output className="sr-only">{t('states.loading')}</output>
      <noscript>
        <div className="shown-signed-out">
          <LoginWithDiscord path={path} />
        </div>
      </noscript>
      <div aria-hidden="true" className="flex flex-col gap-6 lg:max-w-[calc(100%-22rem)]">
        {SKELETON_HEIGHTS.map((height) => (
          <Skeleton key={height} className={`${height} w-full`} />
        ))}
      </div>
    </div>
  )
}
