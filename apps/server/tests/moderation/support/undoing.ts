import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import { makeStaff } from '#database/factories/index'
import type { useApi } from '#tests/directory/support/api'
import type { Answer } from '#tests/helpers/http'
import type { Browser } from '#tests/identity/support/browser'

/** A decision that its staff member can undo. */
interface UndoableDecision {
  readonly staff: { readonly id: string }
  readonly browser: Browser
  readonly decisionId: number
  /** Where it is undone. */
  readonly path: string
  /** Where it is not: at other targets, and at those that do not exist, with the status of the response. */
  readonly elsewhere: Readonly<Record<string, 404 | 409>>
}

const AT_ONCE = 10

/** Asserts that a decision can be undone by nobody else, only where it was made, and not without a role. */
export async function assertUpToDecider(
  assert: Assert,
  api: ReturnType<typeof useApi>,
  { staff, browser, decisionId, path, elsewhere }: UndoableDecision
) {
  const other = await api.enter(await makeStaff('owner'))
  const byOther = await other.send('POST', path, { decisionId })
  assert.deepEqual([byOther.status, byOther.body.reason], [409, 'tooLate'])
  for (const [otherPath, status] of Object.entries(elsewhere)) {
    const answer = await browser.send('POST', otherPath, { decisionId })
    assert.equal(answer.status, status, otherPath)
    if (status === 409) assert.equal(answer.body.reason, 'tooLate', otherPath)
  }
  for (const sent of [{}, { decisionId: 0 }, { decisionId: '1' }, { decisionId, note: 'x' }])
    assert.equal((await browser.send('POST', path, sent)).status, 422)
  assert.equal((await api.visitor().send('POST', path, { decisionId })).status, 401)
  await db
    .from('users')
    .where('id', staff.id)
    .update({ roles: ['user'] })
  assert.equal((await browser.send('POST', path, { decisionId })).status, 403)
}

/** Undoes a decision ten times at once, and asserts that it is undone once. */
export async function assertUndoneOnce(assert: Assert, undo: () => Promise<Answer>) {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, undo))
  assert.lengthOf(
    answers.filter(({ status }) => status === 200),
    1
  )
}
