import type { ApiErrorBody, FieldError } from '@botanica/server/errors'
import type { Client } from './client.ts'

export type { ApiErrorBody, FieldError }

/** The response of a call. */
export type ResponseBody<Call> = Call extends (...args: never[]) => PromiseLike<infer Body>
  ? Body
  : never

/** Types of responses, as the server's transformers build them. */
export type BotListItem = ResponseBody<Client['bots']['certified']>[number]
/** A bot in an ordered list, with the reason for its place. */
export type RankedBot = ResponseBody<Client['bots']['index']>[number]
export type BotDetail = ResponseBody<Client['bots']['show']>
export type BotCounts = ResponseBody<Client['botCounts']['index']>
export type Category = ResponseBody<Client['categories']['index']>[number]
export type Review = ResponseBody<Client['ratings']['index']>[number]
export type ReviewVotes = ResponseBody<Client['ratingVotes']['show']>
export type CurrentUser = ResponseBody<Client['auth']['user']>
export type Ad = ResponseBody<Client['ads']['index']>[number]
export type OwnApplication = ResponseBody<Client['ownApplications']['index']>[number]
export type Person = ResponseBody<Client['users']['show']>
export type OwnBot = ResponseBody<Client['ownBots']['index']>[number]
export type OwnReview = ResponseBody<Client['userRatings']['index']>[number]
export type OwnVote = ResponseBody<Client['userVotes']['index']>[number]
