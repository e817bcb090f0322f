import type { ApiErrorBody, FieldError } from '@botanica/server/errors'
import type { Client } from './client.ts'

export type { ApiErrorBody, FieldError }

/** What a call answers. */
export type Answer<Call> = Call extends (...args: never[]) => PromiseLike<infer Body> ? Body : never

/** Shapes of answers, as the server's transformers make them. */
export type BotListItem = Answer<Client['bots']['index']>[number]
export type BotDetail = Answer<Client['bots']['show']>
export type Category = Answer<Client['categories']['index']>[number]
export type Review = Answer<Client['ratings']['index']>[number]
export type ReviewVotes = Answer<Client['ratingVotes']['show']>
export type CurrentUser = Answer<Client['auth']['user']>
export type Ad = Answer<Client['ads']['index']>[number]
export type OwnApplication = Answer<Client['ownApplications']['index']>[number]
export type Person = Answer<Client['users']['show']>
export type OwnBot = Answer<Client['ownBots']['index']>[number]
export type OwnReview = Answer<Client['userRatings']['index']>[number]
export type OwnVote = Answer<Client['userVotes']['index']>[number]
