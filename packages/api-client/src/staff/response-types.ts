import type { Client } from '../client.ts'
import type { ResponseBody } from '../response-types.ts'

/** Types of responses to staff, as the server's transformers build them. */
export type StaffOverview = ResponseBody<Client['overview']['show']>
export type StaffBot = ResponseBody<Client['pendingBots']['index']>[number]
export type EvaluatedBot = ResponseBody<Client['staffBots']['show']>
export type QueuedBotChange = ResponseBody<Client['botChanges']['index']>[number]
export type ReviewedApplication = ResponseBody<Client['applications']['index']>[number]
export type QueuedSupportRequest = ResponseBody<Client['supportRequests']['index']>[number]
export type QueuedAppeal = ResponseBody<Client['appeals']['index']>[number]
export type ReportCase = ResponseBody<Client['reportCases']['index']>[number]
export type RemovedReview = ResponseBody<Client['removedRatings']['index']>[number]
export type AdminUser = ResponseBody<Client['adminUsers']['index']>[number]
/** A member as moderators see one; owners see all of an `AdminUser`. */
export type ModeratedUser = ResponseBody<Client['adminUsers']['show']>
export type AdminLog = ResponseBody<Client['adminLogs']['index']>[number]
export type AdministeredAd = ResponseBody<Client['administeredAds']['index']>[number]
export type AdministeredCategory = ResponseBody<Client['administeredCategories']['index']>[number]
export type ItemReader = ResponseBody<Client['itemReaders']['index']>[number]
export type SavedReply = ResponseBody<Client['savedReplies']['index']>[number]
export type Statistics = ResponseBody<Client['statistics']['show']>
export type PeopleStatistics = ResponseBody<Client['statistics']['people']>
export type Announcement = ResponseBody<Client['announcements']['index']>[number]
export type Channel = ResponseBody<Client['discordChannels']['index']>[number]
