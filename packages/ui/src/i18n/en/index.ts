import { app } from './app.ts'
import { appeals } from './appeals.ts'
import { bot } from './bot.ts'
import { bots } from './bots.ts'
import { categories } from './categories.ts'
import { certification } from './certification.ts'
import { common } from './common.ts'
import { compare } from './compare.ts'
import { desktop } from './desktop.ts'
import { developer } from './developer.ts'
import { discover } from './discover.ts'
import { filters } from './filters.ts'
import { forms } from './forms.ts'
import { guidelines } from './guidelines.ts'
import { home } from './home.ts'
import { inbox } from './inbox.ts'
import { login } from './login.ts'
import { notFound } from './not-found.ts'
import { permissions } from './permissions.ts'
import { person } from './person.ts'
import { preflight } from './preflight.ts'
import { premium } from './premium.ts'
import { profile } from './profile.ts'
import { queue } from './queue.ts'
import { reports } from './reports.ts'
import { reviewing } from './reviewing.ts'
import { reviews } from './reviews.ts'
import { share } from './share.ts'
import { shell } from './shell.ts'
import { staff } from './staff.ts'
import { suggestions } from './suggestions.ts'
import { support } from './support.ts'
import { toasts } from './toasts.ts'
import { transparency } from './transparency.ts'

/** The English catalog. It defines the keys of all other languages. */
export const en = {
  common,
  bots,
  home,
  discover,
  categories,
  bot,
  reports,
  reviews,
  reviewing,
  toasts,
  filters,
  forms,
  guidelines,
  login,
  certification,
  inbox,
  notFound,
  share,
  staff,
  suggestions,
  support,
  shell,
  compare,
  desktop,
  developer,
  permissions,
  person,
  preflight,
  premium,
  profile,
  queue,
  transparency,
  appeals,
  app,
} as const
