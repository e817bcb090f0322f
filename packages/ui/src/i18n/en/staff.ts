import { ads } from './staff/ads.ts'
import { appeals } from './staff/appeals.ts'
import { changes } from './staff/changes.ts'
import { categories } from './staff/categories.ts'
import { announcements } from './staff/announcements.ts'
import { applications } from './staff/applications.ts'
import { bots } from './staff/bots.ts'
import { frame } from './staff/frame.ts'
import { lists } from './staff/lists.ts'
import { logs } from './staff/logs.ts'
import { replies } from './staff/replies.ts'
import { reports } from './staff/reports.ts'
import { reviews } from './staff/reviews.ts'
import { statistics } from './staff/statistics.ts'
import { support } from './staff/support.ts'
import { members } from './staff/members.ts'

/** The staff's screens. They are in a chunk of their own, which only staff load. */
export const staff = {
  ...frame,
  lists,
  bots,
  applications,
  changes,
  support,
  appeals,
  replies,
  reports,
  reviews,
  statistics,
  members,
  ads,
  categories,
  announcements,
  logs,
} as const
