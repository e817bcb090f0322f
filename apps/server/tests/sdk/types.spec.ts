import { readFile, writeFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { apiDocument } from '#app/site/api_document'

const FILE = app.makePath('../../packages/sdk/src/api-types.ts')
const HEADER =
  '/** Generated from the API description: UPDATE_CONTRACT=1 npm test -- server sdk/types */\n\n'
/** The calls of the SDK. */
const OPERATIONS = new Set([
  'bot_stats.store',
  'bot_voters.show',
  'vote_events.index',
  'bot_events.index',
  'bots.show',
  'bots.index',
])
const REFERENCE = /"#\/components\/(\w+)\/([^"]+)"/g

type Components = Record<string, Record<string, unknown>>

/** Adds what a part of the document refers to, and what that refers to. */
function collect(part: unknown, all: Components, used: Components) {
  for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
    const known = (used[kind] ??= {})
    if (name in known) continue
    known[name] = all[kind]![name]
    collect(known[name], all, used)
  }
}

/** The description of the SDK's calls alone. */
async function describeCalls(): Promise<OpenAPI3> {
  const { paths, components, ...document } = await apiDocument()
  const entries = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).filter(([, { operationId }]) => OPERATIONS.has(operationId))
    ),
  ])
  const calls = Object.fromEntries(
    entries.filter(([, methods]) => Object.keys(methods!).length > 0)
  ) as typeof paths
  const used: Components = {}
  collect(calls, components, used)
  return { ...document, paths: calls, components: used } as unknown as OpenAPI3
}

test('The types of the SDK are those of the API description', async ({ assert }) => {
  const types = HEADER + astToString(await openapiTypescript(await describeCalls()))
  if (process.env.UPDATE_CONTRACT) await writeFile(FILE, types)
  assert.equal(await readFile(FILE, 'utf8'), types)
})
