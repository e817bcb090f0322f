import logger from '@adonisjs/core/services/logger'
import { discordConfig } from '#config/discord'
import { safeUrl } from '#app/core/text'
import { reduceInvitation } from '#app/directory/field_checks'
import { invitationOf } from '#app/platform/discord/invitations'

/**
 * What can be shown of rows that a query found. One that makes no sense is left out and logged, so that it never takes
 * the rest of a list with it (`security.md` section 7, "a poison row").
 * @param read what is shown of a row; throws for one of which nothing can be
 */
export function soundRows<Row extends { id: number }, Sound>(
  kind: string,
  rows: readonly Row[],
  read: (row: Row) => Sound
): Sound[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)]
    } catch (error) {
      logger.error({ err: error, kind, id: row.id }, 'a row was left out of an answer')
      return []
    }
  })
}

/** A date as JSON has it. Postgres knows dates that JavaScript does not; those throw. */
export function isoDate(date: Date): string {
  return date.toISOString()
}

/** The address when it may be linked, else `null`: what is stored may be older than today's rules (ruling R13). */
export function linkable(address: string | null): string | null {
  return address === null ? null : (safeUrl(address).value ?? null)
}

/** Where the bot is added to a server. What is stored may be older than today's rules, and is reduced or made anew. */
export function shownInvitation(bot: { inviteUrl: string; discordBotId: string }): string {
  const address = linkable(bot.inviteUrl)
  if (address === null) return invitationOf(bot.discordBotId)
  return reduceInvitation(address, discordConfig.authorizeUrl)
}
