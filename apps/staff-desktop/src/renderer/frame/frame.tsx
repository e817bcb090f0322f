import type { CurrentUser } from '@botanica/api-client'
import {
  AdsPage,
  CategoriesPage,
  RepliesPage,
  StaffDashboard,
  StaffGate,
  StatisticsPage,
} from '@botanica/ui/staff'
import { SkipLink } from '@botanica/ui/primitives'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../../shared/settings.ts'
import { QueuedDecisionsPanel } from '../offline/queued-decisions-panel.tsx'
import type { QueuedDecisions } from '../offline/use-queued-decisions.ts'
import { PAGES } from '../navigation/pages.ts'
import { useHistory, useClientLocation } from '../navigation/navigation.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import type { Connection } from '../work/use-connection.ts'
import type { SignedIn } from '../work/work.tsx'
import { MemoryHint } from './memory-hint.tsx'
import { SavedBanner } from './saved-banner.tsx'
import { TopBar } from './top-bar.tsx'
import { useClientCommands } from './use-client-commands.ts'

const CONTENT = 'content'

interface FrameProps {
  viewer: CurrentUser
  session: SignedIn
  settings: Settings
  connection: Connection
  queuedDecisions: QueuedDecisions
}

/** The layout around every page; the page scrolls inside it. */
export function Frame({ viewer, session, settings, connection, queuedDecisions }: FrameProps) {
  const { path } = useClientLocation()
  useClientCommands(settings)
  return (
    <div className="flex h-full flex-col bg-paper">
      <SkipLink target={CONTENT} />
      <TopBar viewer={viewer} freshness={connection.freshness} />
      <SavedBanner connection={connection} />
      {session.tokenStorage === 'memory' && <MemoryHint />}
      <QueuedDecisionsPanel queuedDecisions={queuedDecisions} />
      <Content key={path}>
        <Page path={path} session={session} settings={settings} />
      </Content>
    </div>
  )
}

/** Moves the keyboard focus to the content after each navigation. */
function Content({ children }: { children: ReactNode }) {
  const { canGo } = useHistory()
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const hasMoved = canGo(-1) || canGo(1)
    if (hasMoved) main.current?.focus({ preventScroll: true })
  }, [canGo])

  return (
    <main
      ref={main}
      id={CONTENT}
      tabIndex={-1}
      className="min-h-0 flex-1 overflow-y-auto outline-none"
    >
      {children}
    </main>
  )
}

interface PageProps extends Pick<FrameProps, 'session' | 'settings'> {
  path: string
}

function Page({ path, session, settings }: PageProps) {
  const { t } = useTranslation(['desktop', 'staff'])
  switch (path) {
    case PAGES.settings:
      return (
        <PageTitle title={t('settings.title')}>
          <SettingsPage settings={settings} session={session} />
        </PageTitle>
      )
    case PAGES.replies:
      return (
        <PageTitle title={t('staff:replies.title')}>
          <StaffGate right="enterDashboard">
            <RepliesPage />
          </StaffGate>
        </PageTitle>
      )
    case PAGES.statistics:
      return (
        <PageTitle title={t('staff:statistics.title')}>
          <StaffGate right="readStatistics">
            <StatisticsPage />
          </StaffGate>
        </PageTitle>
      )
    case PAGES.categories:
      return (
        <PageTitle title={t('staff:categories.title')}>
          <StaffGate right="manageCategories">
            <CategoriesPage />
          </StaffGate>
        </PageTitle>
      )
    case PAGES.ads:
      return (
        <PageTitle title={t('staff:ads.title')}>
          <StaffGate right="manageAds">
            {/* An ad is untrusted markup, which this client never renders. */}
            <AdsPage />
          </StaffGate>
        </PageTitle>
      )
    default:
      return (
        <PageTitle title={t('staff:title')}>
          <StaffGate right="enterDashboard">
            <StaffDashboard />
          </StaffGate>
        </PageTitle>
      )
  }
}

function PageTitle({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = title + t('site.titleSuffix')
  }, [title, t])
  return children
}
