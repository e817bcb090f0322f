import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { selectShard } from './shard.js'

const DIRECTORY = import.meta.dirname
const SUITES = [{ name: 'helpers', files: ['*.ts'] }]

function filesOf(shard: string) {
  const files = selectShard(SUITES, shard, DIRECTORY)[0]!.files as () => URL[]
  return files().map((url) => fileURLToPath(url))
}

test.group('A share of the test files', () => {
  test('contains every file in exactly one share', ({ assert }) => {
    const all = filesOf('1/1')
    const shared = [...filesOf('1/3'), ...filesOf('2/3'), ...filesOf('3/3')]
    assert.isAbove(all.length, 3)
    assert.sameMembers(shared, all)
    assert.lengthOf(shared, all.length)
  })

  test('is everything by default', ({ assert }) => {
    assert.deepEqual(selectShard(SUITES, undefined, DIRECTORY), SUITES)
  })

  test('rejects an invalid share', ({ assert }) => {
    assert.throws(() => selectShard(SUITES, 'half', DIRECTORY), /TEST_SHARD is half/)
  })
})
