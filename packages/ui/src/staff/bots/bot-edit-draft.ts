import { ApiError } from '@botanica/api-client'
import type { StaffBot } from '@botanica/api-client/staff'

/** The editable fields of a bot as typed, and the server count. */
export interface BotEditDraft {
  name: string
  shortDescription: string
  longDescription: string
  inviteUrl: string
  supportServerUrl: string
  websiteUrl: string
  githubUrl: string
  tags: readonly string[]
  servingCount: string
  servingCountFrozen: boolean
}

export function toBotEditDraft(bot: StaffBot): BotEditDraft {
  return {
    name: bot.name,
    shortDescription: bot.shortDescription,
    longDescription: bot.description,
    inviteUrl: bot.inviteUrl,
    supportServerUrl: bot.supportServer ?? '',
    websiteUrl: bot.website ?? '',
    githubUrl: bot.github ?? '',
    tags: bot.tags,
    servingCount: String(bot.servingCount),
    servingCountFrozen: bot.servingCountFrozen,
  }
}

/** Returns only the changed fields; the others keep the values that the bot's owners set. */
export function getChanges(before: BotEditDraft, after: BotEditDraft) {
  const { servingCount, tags, ...others } = after
  const changed = Object.fromEntries(
    Object.entries(others).filter(([key, value]) => before[key as keyof BotEditDraft] !== value)
  ) as Partial<typeof others>
  return {
    ...changed,
    ...(tags === before.tags ? {} : { tags: [...tags] }),
    ...(servingCount === before.servingCount ? {} : { servingCount: Number(servingCount) }),
  }
}

/** The fields that the server rejected. */
export function getRejectedFields(error: unknown): ReadonlySet<string> {
  if (!(error instanceof ApiError)) return new Set()
  // An invalid element of a list is reported as `tags.0`.
  return new Set(error.errors.map(({ field }) => field.split('.')[0]!))
}
