import db from '@adonisjs/lucid/services/db'
import { issueNamedBotToken } from '#app/directory/actions/issue_bot_token'
import type { BotTokenScope } from '#app/directory/tokens/rules'

export const TOKEN_NAME = 'Shard'

interface TokenOptions {
  createdBy?: string | null
  scopes?: readonly BotTokenScope[]
}

/** Creates a named token that is valid for 90 days. @returns its id and text */
export function makeBotToken(
  botId: number,
  { createdBy = null, scopes = ['stats:write'] }: TokenOptions = {}
) {
  return db.transaction((trx) =>
    issueNamedBotToken(trx, { botId, createdBy, name: TOKEN_NAME, scopes, expiresInDays: 90 })
  )
}
