import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from '../../src/i18n/en/index.ts'

const SPEC = join(import.meta.dirname, '../../../../../shared/spec')
const DOCUMENTS = ['1-public-directory.txt', '2-accounts-staff-premium.txt']
const present = DOCUMENTS.every((name) => existsSync(join(SPEC, name)))
if (!present) process.stderr.write(`Skipped: the documents are not at ${SPEC}.\n`)

const { bots, bot, common, discover, forms, home, notFound, reviews, toasts } = en

/* Where the documents are silent and a text was needed. */
const OWN_TEXTS = new Set<string>([
  toasts.loginRequired.addBot,
  toasts.loginRequired.editBot,
  ...Object.values(toasts.because),
  toasts.alreadyVoted.text_one,
  toasts.alreadyVoted.text_other,
  forms.errors.additionalOwners,
  forms.errors.generic,
])

/* Every text that the documents give letter by letter; those with gaps as the documents show them. */
const TEXTS: readonly string[] = [
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
  bot.underReview.title,
  bot.underReview.text,
  bot.rejected.text,
  reviews.form.title,
  reviews.list.emptyTitle,
  reviews.list.emptyText,
  reviews.login.text,
  reviews.login.button,
  reviews.list.title.replace('{{count}}', 'count'),
  reviews.review.botOwner,
  reviews.review.unknownUser,
  reviews.review.unknownDate,
  ...textsIn(toasts)
    .filter((text) => !OWN_TEXTS.has(text))
    .map((text) => text.replace('{{count}}', 'N')),
  // The documents give the hours of most members; the toast gives those that remain (ruling S7).
  toasts.alreadyVoted.text_other.replace('{{count}}', '12'),
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
]

function textsIn(texts: object): string[] {
  return Object.values(texts).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : textsIn(value as object)
  )
}

describe.skipIf(!present)('texts of the documents', () => {
  // The body of a skipped suite runs all the same.
  const law = present
    ? DOCUMENTS.map((name) => readFileSync(join(SPEC, name), 'utf8')).join('\n')
    : ''

  it.each([...new Set(TEXTS)])('%s', (text) => {
    expect(law).toContain(text)
  })
})
