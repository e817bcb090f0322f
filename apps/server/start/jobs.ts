import { addJob } from '#app/core/jobs/jobs'
import { checkBots } from '#app/directory/jobs/check_bots'
import { purgeBots } from '#app/directory/jobs/purge_bots'
import { refreshTiers } from '#app/directory/jobs/refresh_tiers'
import { refreshMembers } from '#app/identity/jobs/refresh_members'
import { unnameVotes } from '#app/voting/jobs/unname_votes'

/** What runs by itself, in one server process of all. */
for (const job of [checkBots(), purgeBots, refreshTiers, refreshMembers(), unnameVotes]) addJob(job)
