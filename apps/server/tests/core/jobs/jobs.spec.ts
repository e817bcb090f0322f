import { once } from 'node:events'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Job } from '#app/core/jobs/jobs'
import { createBatchJob } from '#app/core/jobs/batch_job'
import { runJob } from '#app/core/jobs/run_jobs'
import { HOUR_MS } from '#app/core/time'
import { useDatabase } from '#tests/helpers/database'
import { eventually } from '#tests/helpers/eventually'

const { signal } = new AbortController()
const rowOf = (name: string) => db.from('jobs').where('name', name).first()
const makeDue = (name: string) =>
  db.rawQuery('UPDATE jobs SET next_at = now() WHERE name = ?', [name])

/** A job that records the states that it was run with. */
function noting(name: string, run: Job['run']) {
  const states: unknown[] = []
  const job: Job = {
    name,
    description: 'Of a test',
    run: (state, given) => {
      states.push(state)
      return run(state, given)
    },
  }
  return { job, states }
}
const PROCESSES = 10
/** Renewed every second. */
const LEASE_MS = 3_000
const SHORT_MS = 300

test.group('Jobs', (group) => {
  useDatabase(group)

  test('run when they are due and continue where they were', async ({ assert }) => {
    const { job, states } = noting('goes_on', async (state) => ({
      state: { step: ((state.step as number | undefined) ?? 0) + 1 },
      report: { done: 1 },
      againInMs: HOUR_MS,
    }))
    assert.deepInclude(await runJob(job, signal), { report: { done: 1 } })
    assert.isUndefined(await runJob(job, signal))
    await makeDue(job.name)
    await runJob(job, signal)
    await runJob(job, signal, { forced: true })
    assert.deepEqual(states, [{}, { step: 1 }, { step: 2 }])
    const row = await rowOf(job.name)
    assert.isNotNull(row.finished_at)
    assert.deepInclude(row, { error: null, report: { done: 1 }, state: { step: 3 } })
  })

  test('run in one process at a time', async ({ assert }) => {
    // The first run continues until all others have been rejected.
    const { job, states } = noting('only_one', async () => {
      await turnedAway.promise
      return { state: {}, report: {}, againInMs: HOUR_MS }
    })
    let turnedAway = Promise.withResolvers<void>()
    async function runInAll(options?: { forced: boolean }) {
      turnedAway = Promise.withResolvers<void>()
      let left = PROCESSES - 1
      const runs = Array.from({ length: PROCESSES }, async () => {
        const outcome = await runJob(job, signal, options)
        if (!outcome && --left === 0) turnedAway.resolve()
        return outcome
      })
      const outcomes = Promise.all(runs)
      await eventually(() => left === 0, { message: 'not all but one were turned away' })
      return (await outcomes).filter(Boolean)
    }

    assert.lengthOf(await runInAll(), 1)
    assert.lengthOf(states, 1)
    // This also applies to a run that somebody requests.
    assert.lengthOf(await runInAll({ forced: true }), 1)
    assert.lengthOf(states, 2)
  })

  test('store the error, keep their state and are retried if they fail', async ({ assert }) => {
    let fails = true
    const { job, states } = noting('fails', async () => {
      if (fails) throw new Error('the moon is full')
      return { state: {}, report: {}, againInMs: HOUR_MS }
    })
    assert.deepEqual(await runJob(job, signal), { error: 'the moon is full' })
    const row = await rowOf(job.name)
    assert.equal(row.error, 'the moon is full')
    assert.isNull(row.succeeded_at)
    assert.isAbove(row.next_at.getTime(), Date.now())
    fails = false
    await makeDue(job.name)
    await runJob(job, signal)
    const { error, succeeded_at: succeededAt } = await rowOf(job.name)
    assert.isNull(error)
    assert.isNotNull(succeededAt)
    assert.lengthOf(states, 2)
    fails = true
    await runJob(job, signal, { forced: true })
    assert.deepEqual((await rowOf(job.name)).succeeded_at, succeededAt)
  })

  test('are taken over from a process that has not renewed its lease', async ({ assert }) => {
    const { job, states } = noting('orphan', async (_, running) => {
      if (states.length > 1) return { state: {}, report: {}, againInMs: HOUR_MS }
      // The run of a process that was frozen ends when it finds out that it has lost the job.
      await once(running, 'abort')
      return { state: { lost: true }, report: {}, againInMs: 0 }
    })
    const frozen = runJob(job, signal, { leaseMs: LEASE_MS })
    await eventually(() => states.length === 1)
    assert.isUndefined(await runJob(job, signal))
    assert.isUndefined(await runJob(job, signal, { forced: true }))

    await eventually(async () => {
      // The first run may renew its lease just before the second one claims the job.
      await makeDue(job.name)
      return (await runJob(job, signal)) !== undefined
    })
    assert.lengthOf(states, 2)
    await frozen
    const row = await rowOf(job.name)
    assert.deepEqual(row.state, {})
    assert.isAbove(row.next_at.getTime(), Date.now())
  })

  test('are taken over from a run that never ends', async ({ assert }) => {
    let hung: AbortSignal | undefined
    const { job, states } = noting('hangs', async (_, running) => {
      if (states.length > 1) return { state: {}, report: {}, againInMs: HOUR_MS }
      hung = running
      return new Promise(() => {})
    })
    runJob(job, signal, { leaseMs: SHORT_MS, maxRunMs: SHORT_MS }).catch(() => {})
    await eventually(() => hung !== undefined)
    await once(hung!, 'abort')
    await eventually(async () => (await runJob(job, signal)) !== undefined)
    assert.lengthOf(states, 2)
    assert.isNotNull((await rowOf(job.name)).succeeded_at)
  })

  test('process all items in batches', async ({ assert }) => {
    const things = ['a', 'b', 'c']
    const seen: (string | null)[] = []
    const job = createBatchJob({
      name: 'rounds',
      description: 'Of a test',
      everyMs: HOUR_MS,
      async batch(after) {
        seen.push(after)
        const next = things.find((thing) => after === null || thing > after)
        return { after: next ?? null, report: {} }
      },
    })
    for (let run = 0; run < 5; run++) await runJob(job, signal, { forced: true })
    assert.deepEqual(seen, [null, 'a', 'b', 'c', null])
  })
})
