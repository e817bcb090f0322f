import { test } from '@japa/runner'
import { checkHistory } from '#tests/faults/support/check_history'
import {
  appended,
  type Effect,
  listOwners,
  markPrivate,
  type Outcome,
  stored,
  type Write,
} from '#tests/faults/support/history'

const VOTE = 'vote 7 by 1'
const BIO = 'bio of 1'
const AUDIT = 'audit approve_bot 7 by 2'

const write = (outcome: Outcome, effects: Effect[], attempts: string[] = ['200']): Write => ({
  what: 'write',
  actor: '1',
  effects,
  outcome,
  isForbidden: outcome === 'rejected',
  sentAt: 0,
  decidedAt: 1,
  attempts,
})

const createState = (rows: Record<string, number> = {}, values: Record<string, string[]> = {}) => ({
  appended: new Map(Object.entries(rows)),
  stored: new Map(Object.entries(values)),
})

const EMPTY = createState()

function listRules(
  writes: Write[],
  after = EMPTY,
  {
    before = EMPTY,
    counters = [] as string[],
    answers = [] as { requester: string; text: string }[],
  } = {}
) {
  const history = {
    writes,
    answers: answers.map(({ requester, text }) => {
      return { path: '/api/auth/user', requester, owners: listOwners(text) }
    }),
  }
  return checkHistory(history, { before, after, counters }).map(({ rule, target }) => [
    rule,
    target,
  ])
}

test.group('The checker of a history', () => {
  test('accepts what was acknowledged once, and an ambiguous write that was applied or not', ({
    assert,
  }) => {
    const writes = [
      write('acknowledged', [appended(VOTE)]),
      write('acknowledged', [stored(BIO, '1')]),
      write('ambiguous', [stored(BIO, '2')], ['timeout']),
      write('ambiguous', [appended(AUDIT)], ['timeout', '503']),
      write('rejected', [appended('vote 8 by 1')], ['403']),
    ]
    const answers = [{ requester: '1', text: markPrivate('1') }]
    for (const after of [
      createState({ [VOTE]: 1 }, { [BIO]: ['1'] }),
      createState({ [VOTE]: 1, [AUDIT]: 1 }, { [BIO]: ['2'] }),
    ]) {
      assert.isEmpty(listRules(writes, after, { answers }))
    }
  })

  test('finds a lost write', ({ assert }) => {
    assert.deepEqual(listRules([write('acknowledged', [appended(VOTE)])]), [['lost', VOTE]])
    const edits = [
      write('acknowledged', [stored(BIO, '1')]),
      write('acknowledged', [stored(BIO, '2')]),
    ]
    assert.deepEqual(listRules(edits, createState({}, { [BIO]: ['1'] })), [['lost', BIO]])
    assert.deepEqual(listRules(edits), [['lost', BIO]])
  })

  test('finds a deletion that did not last', ({ assert }) => {
    const writes = [
      write('acknowledged', [stored(BIO, '1')]),
      write('acknowledged', [stored(BIO, null)]),
    ]
    assert.deepEqual(listRules(writes, createState({}, { [BIO]: ['1'] })), [['lost', BIO]])
  })

  test('finds a doubled write, also of an ambiguous one', ({ assert }) => {
    for (const outcome of ['acknowledged', 'ambiguous'] as const) {
      assert.deepEqual(listRules([write(outcome, [appended(VOTE)])], createState({ [VOTE]: 2 })), [
        ['doubled', VOTE],
      ])
    }
    const edited = [write('acknowledged', [stored(BIO, '1')])]
    assert.deepEqual(listRules(edited, createState({}, { [BIO]: ['1', '1'] })), [['doubled', BIO]])
  })

  test('finds a rejected write that was applied, and a row that nobody wrote', ({ assert }) => {
    const rejected = [write('rejected', [appended(VOTE)], ['409'])]
    assert.deepEqual(listRules(rejected, createState({ [VOTE]: 1 })), [['unexpected', VOTE]])
    assert.deepEqual(listRules([], createState({ [VOTE]: 1 }, { [BIO]: ['1'] })), [
      ['unexpected', VOTE],
      ['unexpected', BIO],
    ])
    const before = createState({ [VOTE]: 1 }, { [BIO]: ['1'] })
    assert.isEmpty(listRules([], before, { before }))
  })

  test('finds a missing and a second entry of the audit log', ({ assert }) => {
    const decision = write('acknowledged', [stored('bot 7', 'approved'), appended(AUDIT)])
    const values = { 'bot 7': ['approved'] }
    assert.deepEqual(listRules([decision], createState({}, values)), [['lost', AUDIT]])
    assert.deepEqual(listRules([decision], createState({ [AUDIT]: 2 }, values)), [
      ['doubled', AUDIT],
    ])
  })

  test('finds a wrong count', ({ assert }) => {
    const counters = ['votes of bot 7: 2, counted 1']
    assert.deepEqual(listRules([], EMPTY, { counters }), [['wrong count', 'votes of bot 7']])
  })

  test("finds another member's data in an answer", ({ assert }) => {
    const answers = [{ requester: '1', text: `${markPrivate('1')} ${markPrivate('12')}` }]
    assert.deepEqual(listRules([], EMPTY, { answers }), [['foreign answer', '/api/auth/user']])
  })

  test('finds the rejection of a proper write, and the acceptance of a forbidden one', ({
    assert,
  }) => {
    const rejected = { ...write('rejected', []), isForbidden: false }
    const accepted = { ...write('acknowledged', []), isForbidden: true }
    assert.deepEqual(listRules([rejected, accepted]), [
      ['wrong answer', 'write'],
      ['wrong answer', 'write'],
    ])
  })

  test('finds server errors that are not documented', ({ assert }) => {
    const writes = [write('acknowledged', [], ['503', 'timeout', '500 {}', '200'])]
    assert.deepEqual(listRules(writes), [['server error', 'write']])
    assert.isEmpty(listRules([write('acknowledged', [], ['503', '200'])]))
  })
})
