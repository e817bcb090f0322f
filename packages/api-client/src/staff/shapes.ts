import type { Client } from '../client.ts'
import type { Answer } from '../shapes.ts'

/** Shapes of the staff's answers, as the server's transformers make them. */
export type StaffOverview = Answer<Client['overview']['show']>
export type StaffBot = Answer<Client['pendingBots']['index']>[number]
export type EvaluatedBot = Answer<Client['staffBots']['show']>
export type ReviewedApplication = Answer<Client['applications']['index']>[number]
export type QueuedSupportRequest = Answer<Client['supportRequests']['index']>[number]
export type AdminUser = Answer<Client['adminUsers']['index']>[number]
/** As moderators see one; owners see all of an `AdminUser`. */
export type ModeratedUser = Answer<Client['adminUsers']['show']>
export type AdminLog = Answer<Client['adminLogs']['index']>[number]
export type AdministeredAd = Answer<Client['administeredAds']['index']>[number]
export type AdministeredCategory = Answer<Client['administeredCategories']['index']>[number]
export type Announcement = Answer<Client['announcements']['index']>[number]
export type Channel = Answer<Client['discordChannels']['index']>[number]
