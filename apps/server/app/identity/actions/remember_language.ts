import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, sql } from '#app/core/database/sql'
import { findChosenLanguage } from '#app/core/http/language'
import { requireMember } from '#app/identity/viewer'

/** Stores the language in which the caller reads the site, so that staff can write in it. Programs send none. */
export async function rememberLanguage(trx: TransactionClientContract, ctx: HttpContext) {
  const language = findChosenLanguage(ctx.request)
  if (!language) return
  await execute(
    sql`
      UPDATE users SET language = ${language}
      WHERE id = ${requireMember(ctx).id} AND language IS DISTINCT FROM ${language}
    `,
    trx
  )
}
