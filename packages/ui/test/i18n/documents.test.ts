import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from '../../src/i18n/en/index.ts'

const SPEC = join(import.meta.dirname, '../../../../../shared/spec')
const DOCUMENTS = ['1-public-directory.txt', '2-accounts-staff-premium.txt']
const present = DOCUMENTS.every((name) => existsSync(join(SPEC, name)))
if (!present) process.stderr.write(`Skipped: the documents are not at ${SPEC}.\n`)

const {
  bots,
  bot,
  common,
  discover,
  forms,
  home,
  notFound,
  person,
  premium,
  profile,
  queue,
  reviewing,
  reviews,
  staff,
  toasts,
} = en

/* Texts that the documents lack. */
const OWN_TEXTS = new Set<string>([
  forms.toasts.loginRequired,
  ...Object.values(toasts.because),
  ...Object.values(toasts.saved),
  reviewing.alreadyVoted.text_one,
  reviewing.alreadyVoted.text_other,
  forms.errors.additionalOwners,
  forms.errors.generic,
])

/* Every text that the documents give letter by letter; placeholders are written as in the documents. */
const TEXTS: readonly string[] = [
  premium.active.title,
  premium.active.status,
  premium.pay.stripe,
  premium.pay.paypal,
  premium.pay.processing,
  premium.plans.monthly.name,
  premium.plans.yearly.name,
  premium.plans.recommended,
  premium.offer.loginRequired,
  premium.offer.footer,
  ...Object.values(premium.authentication),
  premium.failed.stripe,
  premium.failed.paypal,
  premium.checkout.payNow,
  premium.checkout.failedTitle,
  ...Object.values(premium.successful),
  staff.fullAccess,
  ...Object.values(staff.denied),
  ...Object.values(staff.overview),
  staff.tabs.pending,
  staff.tabs.bots,
  staff.tabs.certification,
  staff.tabs.users,
  staff.tabs.announcements,
  staff.tabs.logs,
  staff.bots.noPending,
  staff.bots.none,
  ...Object.values(staff.bots.done),
  staff.members.empty,
  staff.members.moderation.now.noReason,
  staff.members.moderation.durationRequired,
  staff.members.moderation.durationInvalid,
  staff.members.role.done,
  staff.members.moderation.done,
  staff.members.edit.done,
  staff.members.discord.done,
  staff.members.delete.done,
  staff.members.refusals.ownerAccount,
  staff.members.refusals.ownerGrant,
  staff.announcements.title,
  staff.announcements.subtitle,
  staff.announcements.loading,
  staff.announcements.emptyTab,
  staff.announcements.emptyTitle,
  staff.announcements.emptyText,
  staff.announcements.create,
  staff.announcements.createFirst,
  staff.announcements.states.sent,
  ...Object.values(bots.list).filter((text) =>
    /^(Error Load|There w|There are|No Bots Found)/.test(text)
  ),
  bots.card.certified,
  bots.card.noRatings,
  bots.card.pending,
  bots.card.approved,
  bots.card.addBot,
  bots.card.view,
  bots.list.emptySearch.replace('{{search}}', '{search}'),
  discover.searchResults.replace('{{search}}', '{search}'),
  discover.allBots,
  home.popular.title,
  home.popular.loadMore,
  home.certified.title,
  home.callToAction.submit,
  home.callToAction.learnMore,
  bots.filter.all,
  ...Object.values(home.stats.figures),
  bot.notFoundTitle,
  bot.notFoundText,
  bot.returnHome,
  bot.checkFailed,
  bot.certified,
  bot.addToServer,
  bot.supportServer,
  bot.edit,
  bot.tabs.overview,
  bot.tabs.reviews,
  bot.about,
  bot.vote.voted,
  bot.vote.voting,
  bot.vote.voteInHours.replace('{{hours}}', '{n}'),
  queue.underReview.title,
  queue.underReview.text,
  queue.rejected.text,
  reviews.form.title,
  reviews.list.emptyTitle,
  reviews.list.emptyText,
  reviews.login.text,
  reviews.login.button,
  reviews.list.title.replace('{{count}}', 'count'),
  reviews.review.botOwner,
  common.people.unknownUser,
  common.states.unknownDate,
  ...[
    ...textsIn(toasts),
    ...textsIn(forms.toasts),
    ...textsIn(reviewing.ratingRequired),
    ...textsIn(reviewing.alreadyVoted),
    ...textsIn(reviewing.reviewUpdated),
    ...textsIn(reviewing.reviewDeleted),
  ]
    .filter((text) => !OWN_TEXTS.has(text))
    .map((text) => text.replace('{{count}}', 'N')),
  // The documents give the hours of most members; the toast gives the remaining hours.
  reviewing.alreadyVoted.text_other.replace('{{count}}', '12'),
  ...Object.values(forms.errors).filter((text) => !OWN_TEXTS.has(text)),
  forms.add.submit,
  forms.add.resubmit,
  forms.add.submitting,
  forms.add.previouslyRejected,
  forms.edit.submit,
  forms.edit.delete,
  forms.edit.confirmTitle,
  forms.edit.confirmText,
  forms.membership.title,
  forms.membership.refresh,
  common.nav.loginWithDiscord,
  common.nav.adminPanel,
  common.nav.addBot,
  notFound.title,
  profile.denied.title,
  profile.denied.text,
  profile.card.logout,
  profile.card.bannedNoLogout,
  profile.card.disabledNoLogout,
  profile.restriction.banned,
  profile.restriction.disabled,
  profile.restriction.noReason,
  profile.tabs.bots,
  profile.tabs.settings,
  profile.bots.apply,
  profile.bots.add,
  profile.bots.emptyText,
  profile.bots.emptyAction,
  ...Object.values(profile.confirmDelete),
  ...Object.values(profile.deleted),
  profile.settings.notSet,
  profile.settings.submit,
  profile.settings.submitting,
  ...Object.values(person.notFound),
  person.banned.title,
  person.banned.text,
  person.banned.reason.replace('{{reason}}', '{banReason}'),
  person.fallbackTitle.replace('{{id}}', '{id}'),
  person.tabs.bots.replace('{{count}}', 'n'),
  person.tabs.profile,
  person.bots.emptyTitle,
  person.bots.emptyText,
  person.information.title,
  person.information.noBio,
  person.information.noOwnBio,
  person.information.addBio,
  person.achievements.rank.replace('{{priority}}', '{priority}'),
  person.achievements.totalBots,
  person.achievements.activeRoles,
  person.form.save,
  person.form.saving,
  ...Object.values(person.saved),
  person.saveFailed,
]

function textsIn(texts: object): string[] {
  return Object.values(texts).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : textsIn(value as object)
  )
}

describe.skipIf(!present)('texts of the documents', () => {
  // Vitest also runs the body of a skipped suite.
  const law = present
    ? DOCUMENTS.map((name) => readFileSync(join(SPEC, name), 'utf8')).join('\n')
    : ''

  it.each([...new Set(TEXTS)])('%s', (text) => {
    expect(law).toContain(text)
  })
})
