import { hasRoleWithRight, type StaffRight } from '@botanica/api-client/contract'
import {
  ChartLine,
  Leaf,
  MessageSquareText,
  RectangleHorizontal,
  Settings,
  Shapes,
  type LucideIcon,
} from 'lucide-react'
import { PAGES } from '../navigation/pages.ts'

interface OwnPage {
  path: string
  label:
    | 'nav.dashboard'
    | 'nav.replies'
    | 'nav.statistics'
    | 'nav.categories'
    | 'nav.ads'
    | 'nav.settings'
  Icon: LucideIcon
  /** Without a right, the page is open to all staff. */
  right?: StaffRight
}

const OWN_PAGES: readonly OwnPage[] = [
  { path: PAGES.dashboard, label: 'nav.dashboard', Icon: Leaf },
  { path: PAGES.replies, label: 'nav.replies', Icon: MessageSquareText },
  {
    path: PAGES.statistics,
    label: 'nav.statistics',
    Icon: ChartLine,
    right: 'readStatistics',
  },
  {
    path: PAGES.categories,
    label: 'nav.categories',
    Icon: Shapes,
    right: 'manageCategories',
  },
  { path: PAGES.ads, label: 'nav.ads', Icon: RectangleHorizontal, right: 'manageAds' },
  { path: PAGES.settings, label: 'nav.settings', Icon: Settings },
]

/** Returns the pages that a member with these roles may open. */
export function getPages(roles: readonly string[]): readonly OwnPage[] {
  return OWN_PAGES.filter(({ right }) => !right || hasRoleWithRight(roles, right))
}
