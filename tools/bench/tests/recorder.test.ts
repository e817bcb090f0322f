import { startThrowawayCluster, type ThrowawayCluster } from '@botanica/run/testing'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMessageReader } from '../src/statements/protocol.ts'
import { startRecorder, type StatementRecorder } from '../src/statements/recorder.ts'

const START_MS = 120_000

describe('the statement recorder', () => {
  let cluster: ThrowawayCluster
  let recorder: StatementRecorder
  let client: Client

  beforeAll(async () => {
    cluster = await startThrowawayCluster()
    recorder = await startRecorder(cluster.url)
    client = new Client({ connectionString: recorder.url })
    await client.connect()
  }, START_MS)
  afterAll(async () => {
    await client?.end()
    await recorder?.close()
    await cluster?.stop()
  })

  test('records statements with their values and passes the responses on', async () => {
    recorder.take()
    const text = 'SELECT $1::text AS a, $2::int AS b, $3::text AS c'
    const { rows } = await client.query(text, ['ș|\n', 42, null])
    expect(rows).toEqual([{ a: 'ș|\n', b: 42, c: null }])
    expect(recorder.take()).toEqual([{ text, values: ['ș|\n', '42', null] }])
  })

  test('records statements without values, each once', async () => {
    await client.query('SELECT 1')
    expect(recorder.take()).toEqual([{ text: 'SELECT 1', values: [] }])
    expect(recorder.take()).toEqual([])
  })

  test('records named statements with their text each time', async () => {
    const query = { name: 'twice', text: 'SELECT $1::int' }
    await client.query({ ...query, values: [1] })
    await client.query({ ...query, values: [2] })
    expect(recorder.take()).toEqual([
      { ...query, values: ['1'] },
      { ...query, values: ['2'] },
    ])
  })

  test('records a statement that is larger than a packet', async () => {
    const long = 'x'.repeat(300_000)
    await client.query('SELECT length($1)', [long])
    expect(recorder.take()[0]!.values).toEqual([long])
  })
})

describe('protocol messages', () => {
  test('are parsed regardless of how the stream is split', () => {
    const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
    const query = Buffer.from([0x51, 0, 0, 0, 6, 0x41, 0])
    const stream = Buffer.concat([startup, query, query])
    const read = createMessageReader()
    const messages = [...stream].flatMap((byte) => read(Buffer.from([byte])))
    expect(messages.map(({ type, body }) => [type, body.toString()])).toEqual([
      ['Q', 'A\0'],
      ['Q', 'A\0'],
    ])
  })
})
