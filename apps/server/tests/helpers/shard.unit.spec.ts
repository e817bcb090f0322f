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
  test('every file belongs to exactly one', ({ assert }) => {
    const all = filesOf('1/1')
    const shared = [...filesOf('1/3'), ...filesOf('2/3'), ...filesOf('3/3')]
    assert.isAbove(all.length, 3)
    assert.sameMembers(shared, all)
    assert.lengthOf(shared, all.length)
  })

  test('all of them without a word of it', ({ assert }) => {
    assert.deepEqual(selectShard(SUITES, undefined, DIRECTORY), SUITES)
  })

  test('a share that is none is refused', ({ assert }) => {
    assert.throws(() => selectShard(SUITES, 'half', DIRECTORY), /TEST_SHARD is half/)
  })
})
