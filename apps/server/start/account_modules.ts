import { appealsAccount } from '#app/appeals/account'
import { certificationAccount } from '#app/certification/account'
import { botsAccount, botTokensAccount, botTransfersAccount } from '#app/directory/account'
import { botQuestionsAccount } from '#app/directory/questions/account'
import { botChangesAccount, botVersionsAccount } from '#app/directory/versions/account'
import { registerAccountModule } from '#app/identity/account/account_modules'
import { botEventsAccount } from '#app/events/account'
import { staffNotesAccount } from '#app/moderation/notes/account'
import { savedRepliesAccount } from '#app/moderation/saved_replies/account'
import { viewedVersionsAccount } from '#app/moderation/views/account'
import { inboxAccount } from '#app/inbox/account'
import { pushAccount } from '#app/inbox/push/account'
import { paymentsAccount, subscriptionsAccount } from '#app/premium/account'
import { readersAccount } from '#app/readers/account'
import { reportsAccount } from '#app/reports/account'
import { reviewsAccount } from '#app/reviews/account'
import { supportAccount } from '#app/support/account'
import { voteHistoryAccount, votesAccount } from '#app/voting/account'
import { webhooksAccount } from '#app/webhooks/account'

/** The personal data of every context, lower layers first. It is included in exports and deleted with the account. */
for (const part of [
  botsAccount,
  botTokensAccount,
  botTransfersAccount,
  botVersionsAccount,
  botChangesAccount,
  botQuestionsAccount,
  reviewsAccount,
  votesAccount,
  voteHistoryAccount,
  subscriptionsAccount,
  paymentsAccount,
  certificationAccount,
  supportAccount,
  appealsAccount,
  reportsAccount,
  savedRepliesAccount,
  staffNotesAccount,
  viewedVersionsAccount,
  inboxAccount,
  pushAccount,
  webhooksAccount,
  readersAccount,
  // Last, because the others record events.
  botEventsAccount,
])
  registerAccountModule(part)
