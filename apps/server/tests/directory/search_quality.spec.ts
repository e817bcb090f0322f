import {
  JUDGED_QUERIES,
  QUALITY_GOALS,
  formatWorst,
  scoreQuery,
  summarizeScores,
  DEPTH,
} from '@botanica/demo-world/searches'
import { createDemoWorld } from '@botanica/demo-world'
import { test } from '@japa/runner'
import { seedWhenEmpty } from '#database/demo/demo_world'
import { useApi } from '#tests/directory/support/api'

const NOW = new Date('2026-06-01T12:00:00Z')
const QUERIES_AT_ONCE = 8

test.group('Quality of the search', (group) => {
  const api = useApi(group)
  group.setup(async () => {
    await seedWhenEmpty(NOW)
  })

  test('meets its goals in the demo world', async ({ assert }) => {
    const { bots } = createDemoWorld()
    const pending = [...JUDGED_QUERIES]
    const scores: ReturnType<typeof scoreQuery>[] = []
    const work = async () => {
      for (let query = pending.pop(); query; query = pending.pop()) {
        const { status, body } = await api.get(
          `/api/bots?${new URLSearchParams({ search: query.query, limit: String(DEPTH) })}`
        )
        assert.equal(status, 200, query.query)
        const names = body.map(({ name }: { name: string }) => name)
        scores.push(scoreQuery(query, bots, names))
      }
    }
    await Promise.all(Array.from({ length: QUERIES_AT_ONCE }, work))
    const { ndcg, inFirst } = summarizeScores(scores)
    assert.isAtLeast(ndcg, QUALITY_GOALS.ndcg, formatWorst(scores))
    assert.isAtLeast(inFirst, QUALITY_GOALS.inFirst, formatWorst(scores))
  })
})
