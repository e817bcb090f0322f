import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { subscribeTo, type LiveTopic } from '#app/core/live/live_topic'
import { getCredentialHash } from '#app/core/rate_limit/caller'
import { SNOWFLAKE_PATTERN } from '#app/core/rules'
import { SESSION_END_TOPIC, USER_TOPIC } from '#app/identity/outbox'
import { assertNotRestricted } from '#app/identity/assert_not_restricted'
import {
  STAFF_CHANNELS,
  STAFF_TOPIC_PREFIX,
  hasRoleWithRight,
  type StaffChannel,
} from '#app/identity/rules'
import { requireMember } from '#app/identity/viewer'
import { presenceChannel } from '#app/platform/live'

const STAFF_CHANNEL_NAMES = Object.keys(STAFF_CHANNELS) as StaffChannel[]

/** The live channel of one member. */
export function memberChannel(id: string) {
  return `member:${id}`
}

/** Channels that end a live stream when its member's rights change or its session ends. */
function accountChannel(id: string) {
  return `account:${id}`
}
function sessionChannel(credential: string) {
  return `session:${credential}`
}

const personChannel = (id: string) => `person:${id}`

/** Returns the channels that every live stream of a member subscribes to. @throws 401 for a visitor */
export function listMemberChannels(ctx: HttpContext): string[] {
  const { id } = requireMember(ctx)
  const credential = getCredentialHash(ctx.request.request)
  return [accountChannel(id), ...(credential ? [sessionChannel(credential)] : [])]
}

/** Returns the live channel of a staff topic. */
export function staffChannel(channel: StaffChannel): string {
  return STAFF_TOPIC_PREFIX + channel
}

/** Live topics of staff. Each requires the right of the corresponding read. */
export const staffLiveTopics: readonly LiveTopic[] = STAFF_CHANNEL_NAMES.map((channel) => ({
  name: staffChannel(channel),
  isPrivate: true,
  admit(ctx) {
    const viewer = requireMember(ctx)
    assertNotRestricted(viewer)
    if (!hasRoleWithRight(viewer.roles, STAFF_CHANNELS[channel])) throw new Failure('forbidden')
    return subscribeTo(staffChannel(channel), ...listMemberChannels(ctx))
  },
}))

export const memberLiveTopic: LiveTopic = {
  name: 'me',
  isPrivate: true,
  admit: (ctx) => subscribeTo(memberChannel(requireMember(ctx).id), ...listMemberChannels(ctx)),
}

export const personLiveTopic: LiveTopic = {
  name: 'person',
  key: SNOWFLAKE_PATTERN,
  admit: (_ctx, ids) => new Map(ids.map((id) => [id, [personChannel(id), presenceChannel(id)]])),
}

export const personSource: LiveSource = {
  topics: [USER_TOPIC],
  deliveries: (events) =>
    events.flatMap(({ key: id }) => [
      createLiveEvent(personChannel(id), { kind: 'person', id }),
      // Roles, a ban or premium may have changed: open streams must authorize again.
      createLiveEvent(accountChannel(id), { kind: 'account' }, { ends: 'rights' }),
    ]),
}

export const sessionSource: LiveSource = {
  topics: [SESSION_END_TOPIC],
  deliveries: (events) =>
    events.map(({ key }) =>
      createLiveEvent(sessionChannel(key), { kind: 'account' }, { ends: 'session' })
    ),
}
