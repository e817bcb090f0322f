import router from '@adonisjs/core/services/router'
import { Validator } from '@seriousme/openapi-schema-validator'
import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { getRouteChecks } from '#app/core/openapi/route_checks'
import { descriptions } from '#start/api_description'
import { apiDocument } from '#app/site/api_document'
import { createValidator } from '#tests/helpers/api_description'
import { useServer } from '#tests/helpers/http'

/** Shorter ids could occur as words in any text. */
const SECRET_LENGTH = 16

/**
 * Routes that are not described: the catch-alls, pages for people, files for search engines, security researchers and feed readers,
 * webhooks of payment providers, and below `OTHER_LISTS` the calls of other lists, which have descriptions of their own.
 */
const NOT_DESCRIBED = new Set([
  'site.page',
  'site.other_methods',
  'site.robots',
  'site.security_contact',
  'site.sitemap',
  'site.sitemap_part',
  'site.open_search',
  'site.feed',
  'site.bot_preview',
  'site.user_preview',
  'site.category_preview',
  'site.manifest',
  'site.worker',
  'site.shell',
  'webhooks.stripe',
  'webhooks.paypal',
])

const OTHER_LISTS = 'compat.'

const described = Object.fromEntries(
  descriptions.flatMap(({ operations }) => Object.entries(operations))
)

const applicationRoutes = () => router.toJSON().root ?? []

async function describedOperations() {
  return Object.entries((await apiDocument()).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation }))
  )
}

test.group('The description of the API', (group) => {
  const server = useServer(group)

  test('contains every route', async ({ assert }) => {
    const unknown = applicationRoutes()
      .map(({ name, pattern }) => name ?? pattern)
      .filter((name) => !(name in described) && !NOT_DESCRIBED.has(name))
      .filter((name) => !name.startsWith(OTHER_LISTS))
    assert.deepEqual(unknown, [], 'say what they do in the api_description.ts of their context')
  })

  test('contains no other route', async ({ assert }) => {
    const names = new Set(applicationRoutes().map(({ name }) => name))
    assert.deepEqual(
      Object.keys(described).filter((name) => !names.has(name)),
      []
    )
  })

  test('is OpenAPI 3.1', async ({ assert }) => {
    const result = await new Validator().validate(structuredClone(await apiDocument()) as never)
    assert.deepEqual(result.errors, undefined)
    assert.isTrue(result.valid)
  })

  test('lists the query parameters', async ({ assert }) => {
    const calls = await describedOperations()
    for (const route of applicationRoutes()) {
      const call = calls.find(({ operation }) => operation.operationId === route.name)
      const { shared } = getRouteChecks(route)
      if (!call || !shared) continue
      const parameters = call.operation.parameters ?? []
      const keys = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
      assert.sameMembers(
        [...shared.query],
        keys,
        `the answers of ${route.name} are shared by other keys`
      )
    }
  })

  test('has valid examples', async ({ assert }) => {
    let examples = 0
    for (const { path, method, operation } of await describedOperations()) {
      const contents = [
        ...Object.entries(operation.responses).map(([status, response]) => ({
          place: ['paths', path, method, 'responses', status],
          content: response.content,
        })),
        { place: ['paths', path, method, 'requestBody'], content: operation.requestBody?.content },
      ]
      for (const { place, content } of contents) {
        for (const [type, { example }] of Object.entries((content ?? {}) as Contents)) {
          if (example === undefined) continue
          const validate = createValidator(await apiDocument(), [
            ...place,
            'content',
            type,
            'schema',
          ])
          assert.isTrue(validate(example), `${place.join(' ')}: ${JSON.stringify(validate.errors)}`)
          examples++
        }
      }
    }
    assert.isAbove(examples, 10)
  })

  test('documents authentication and errors', async ({ assert }) => {
    for (const { path, operation } of await describedOperations()) {
      assert.isNotEmpty(operation.summary)
      assert.isArray(operation.security)
      if (path.startsWith('/api/')) assert.includeMembers(Object.keys(operation.responses), ['429'])
    }
    const { paths } = await apiDocument()
    assert.notProperty(paths['/api/bots']!.get!.responses, '401')
    assert.property(paths['/api/discord/bot/{id}']!.get!.responses, '401')
    assert.deepEqual(paths['/api/bots']!.get!.security, [])
    assert.deepEqual(paths['/api/auth/user']!.get!.security, [
      { session: [] },
      { token: ['account:read'] },
      { token: ['staff'] },
    ])
  })

  test('is cached and reveals nothing about the server', async ({ assert }) => {
    const answer = await server.client.get('/api/openapi.json')
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, JSON.parse(JSON.stringify(await apiDocument())))
    assert.deepEqual(answer.body.servers, [{ url: appUrl }])
    assert.match(answer.headers.get('cache-control')!, /^public/)

    const etag = answer.headers.get('etag')!
    const again = await server.client.get('/api/openapi.json', { 'if-none-match': etag })
    assert.equal(again.status, 304)

    for (const secret of [
      'APP_KEY',
      'DATABASE_URL',
      'DISCORD_CLIENT_SECRET',
      'DISCORD_BOT_TOKEN',
    ]) {
      const value = process.env[secret]!
      if (value.length >= SECRET_LENGTH) assert.notInclude(answer.text, value)
    }
    assert.notInclude(answer.text, process.cwd())
  })
})

type Contents = Record<string, { example?: unknown }>
