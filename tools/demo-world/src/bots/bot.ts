import { createPlatformAccount, type Picture } from '../account.ts'
import { PEOPLE, botId } from '../ids.ts'
import { randomFor } from '../random.ts'
import type { ApprovalStatus, DemoBot, Offset, Remark, ServerCount, Snowflake } from '../types.ts'

/** The default reason of an approval. */
const DEFAULT_APPROVAL_REASON = 'Bot meets platform standards'
const DEFAULT_PREFIX = '/'
const APPROVERS = [PEOPLE.olivia, PEOPLE.mihai, PEOPLE.rita, PEOPLE.devon, PEOPLE.oscar]
const CERTIFIERS = [PEOPLE.olivia, PEOPLE.mihai]
/** The longest wait for a decision in the demo world: the quoted 3 to 5 business days. */
const LONGEST_REVIEW_DAYS = 5

/** The bits of Discord's permission field that the demo's bots request. */
const BITS = {
  kickMembers: 1n << 1n,
  banMembers: 1n << 2n,
  manageChannels: 1n << 4n,
  addReactions: 1n << 6n,
  viewAuditLog: 1n << 7n,
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  manageMessages: 1n << 13n,
  embedLinks: 1n << 14n,
  attachFiles: 1n << 15n,
  readHistory: 1n << 16n,
  connect: 1n << 20n,
  speak: 1n << 21n,
  manageRoles: 1n << 28n,
  manageThreads: 1n << 34n,
  moderateMembers: 1n << 40n,
}
const TALK = BITS.viewChannel | BITS.sendMessages | BITS.embedLinks | BITS.readHistory

/** The requested permissions, by the kind of bot. */
const PERMISSIONS = {
  talk: TALK,
  react: TALK | BITS.addReactions,
  pictures: TALK | BITS.attachFiles,
  voice: TALK | BITS.connect | BITS.speak,
  roles: TALK | BITS.manageRoles,
  channels: TALK | BITS.manageChannels | BITS.manageThreads,
  logs: TALK | BITS.viewAuditLog,
  guard:
    TALK |
    BITS.kickMembers |
    BITS.banMembers |
    BITS.manageMessages |
    BITS.moderateMembers |
    BITS.viewAuditLog,
}

export interface BotSketch {
  /** Determines the id; see `botId`. */
  readonly n: number
  readonly name: string
  /** If it differs from the name. */
  readonly username?: string
  /** Most bots still have the four digits that people no longer have; they follow from the id. */
  readonly discriminator?: string
  readonly mainOwner: Snowflake
  readonly additionalOwners?: readonly Snowflake[]
  readonly tags: readonly string[]
  readonly servers: number
  /** `posted` about an hour ago by default; `stale` was posted three days ago. */
  readonly serversFrom?: 'posted' | 'stale' | 'staff' | 'unknown'
  /** Days since the bot was submitted. */
  readonly age: number
  readonly status?: ApprovalStatus
  readonly reason?: string
  /** The rules that the rejection names. */
  readonly brokenRules?: readonly string[]
  readonly certified?: boolean
  readonly autoDeleted?: boolean
  readonly avatar?: Picture
  readonly banner?: Picture
  readonly prefix?: string
  readonly asksFor: keyof typeof PERMISSIONS
  readonly short: string
  readonly long: string
  readonly support?: string
  readonly website?: string
  readonly github?: string
  readonly twitter?: string
  readonly youtube?: string
  readonly instagram?: string
  readonly online?: 'online' | 'idle' | 'dnd' | 'offline'
  readonly activity?: string
  readonly remarks?: readonly Remark[]
}

/** Completes a sketch with what follows from its id: hashes, decisions, dates. */
export function bot(sketch: BotSketch): DemoBot {
  const id = botId(sketch.n)
  const random = randomFor(`bot/${id}`)
  const status = sketch.status ?? 'approved'
  const decidedDaysAgo = Math.max(0, sketch.age - random.int(1, LONGEST_REVIEW_DAYS))
  const approver = random.pick(APPROVERS)
  const decided =
    status === 'pending' ? null : { by: approver, at: { days: -decidedDaysAgo, minutes: -40 } }
  const createdAt = { days: -sketch.age, hours: -random.int(0, 9) }
  const certifiedAt = { days: -Math.ceil(decidedDaysAgo * 0.6), hours: -3 }

  return {
    id,
    name: sketch.name,
    account: createPlatformAccount(id, {
      username: sketch.username ?? sketch.name,
      discriminator: sketch.discriminator ?? String(random.int(1, 9999)).padStart(4, '0'),
      avatar: sketch.avatar,
      banner: sketch.banner,
      presence: {
        status: sketch.online ?? 'online',
        activity: sketch.online === 'offline' ? null : (sketch.activity ?? null),
      },
    }),
    knownToPlatform: !sketch.autoDeleted,
    autoDeleted: sketch.autoDeleted ?? false,
    mainOwner: sketch.mainOwner,
    additionalOwners: sketch.additionalOwners ?? [],
    prefix: sketch.prefix ?? DEFAULT_PREFIX,
    shortDescription: sketch.short,
    description: sketch.long.trim(),
    inviteUrl: `https://discord.com/oauth2/authorize?client_id=${id}&permissions=${PERMISSIONS[sketch.asksFor]}&scope=bot+applications.commands`,
    supportServer: sketch.support ? `https://discord.gg/${sketch.support}` : null,
    website: sketch.website ?? null,
    github: sketch.github ? `https://github.com/botanica-demo/${sketch.github}` : null,
    twitter: sketch.twitter ? `https://x.com/${sketch.twitter}` : null,
    youtube: sketch.youtube ? `https://www.youtube.com/@${sketch.youtube}` : null,
    instagram: sketch.instagram ? `https://www.instagram.com/${sketch.instagram}/` : null,
    tags: sketch.tags,
    approvalStatus: status,
    approvalReason: status === 'pending' ? null : (sketch.reason ?? DEFAULT_APPROVAL_REASON),
    brokenRules: sketch.brokenRules ?? [],
    decided,
    certified: sketch.certified ? { by: random.pick(CERTIFIERS), at: certifiedAt } : null,
    serverCount: serverCount(sketch, random.int(4, 110)),
    createdAt,
    updatedAt: decided === null ? createdAt : updatedAt(decidedDaysAgo, random.next()),
    remarks: sketch.remarks ?? [],
  }
}

function serverCount(sketch: BotSketch, minutesAgo: number): ServerCount {
  const value = sketch.servers
  switch (sketch.serversFrom ?? 'posted') {
    case 'posted':
      return { value, source: 'posted', at: { minutes: -minutesAgo } }
    case 'stale':
      return { value, source: 'posted', at: { days: -3, minutes: -minutesAgo } }
    case 'staff':
      return { value, source: 'staff', at: { days: -11 } }
    case 'unknown':
      return { value, source: 'unknown', at: null }
  }
}

/** A date between the decision and now. */
function updatedAt(decidedDaysAgo: number, part: number): Offset {
  return { days: -Math.floor(decidedDaysAgo * part), minutes: -10 }
}
