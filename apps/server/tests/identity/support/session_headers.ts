import testUtils from '@adonisjs/core/services/test_utils'
import { beginSession } from '#app/identity/sessions'
import { FROM_OUR_PAGES } from '#tests/identity/support/browser'

/** Signs a member in. @returns the headers that the browser sends from our own pages, to any server of the database */
export async function createSessionHeaders(memberId: string): Promise<Record<string, string>> {
  const ctx = await testUtils.createHttpContext()
  await beginSession(ctx, memberId)
  const lines = [ctx.response.getHeader('set-cookie') ?? []].flat().map(String)
  const cookie = lines.map((line) => line.split('; ')[0]).join('; ')
  return { cookie, ...FROM_OUR_PAGES }
}
