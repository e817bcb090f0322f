import { ROUTES, type RouteName } from '@botanica/api-client/routes'
import { describe, expect, test } from 'vitest'
import { getRoutePath, CLIENT_ROUTES, findRoute } from '../../src/shared/routes.ts'

const call = (route: string, params: Record<string, string> = {}, more: object = {}) => ({
  route,
  params,
  query: [] as [string, string][],
  body: null,
  ...more,
})

describe('Routes of the client', () => {
  test('are all staff calls that its screens make', () => {
    const ofStaff = (Object.keys(ROUTES) as RouteName[]).filter((name) =>
      ROUTES[name].pattern.startsWith('/api/admin/')
    )
    const missing = ofStaff.filter((name) => !(CLIENT_ROUTES as readonly string[]).includes(name))
    expect(missing).toEqual(['ad_frames.preview'])
  })

  test.each(CLIENT_ROUTES)('%s is found from its own address', (route) => {
    const { pattern } = ROUTES[route]
    const params = Object.fromEntries(
      [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => [name!, '17'])
    )
    const query: [string, string][] = [['search', 'a&b=c/../d#é']]
    const address = getRoutePath({ route, params, query, body: null })!
    const url = new URL(address.path, 'https://botanica.example')
    expect(findRoute(address.method, url)).toEqual({ route, params, query })
    expect(url.pathname).toBe(pattern.replaceAll(/:\w+/g, '17'))
  })

  test('prefer a literal segment to an id', () => {
    const url = new URL('https://x.example/api/admin/bots/pending')
    expect(findRoute('GET', url)?.route).toBe('pending_bots.index')
  })

  test.each([
    ['GET', '/api/admin/ads/3/frame'],
    ['GET', '/api/user/export'],
    ['POST', '/api/admin/overview'],
    ['GET', '/'],
  ])('do not include %s %s', (method, path) => {
    expect(findRoute(method, new URL(path, 'https://x.example'))).toBeNull()
  })

  const WRONG_PARAMETERS = [
    '..',
    '.',
    '',
    'a/b',
    '../../user',
    '..%2fuser',
    '%2e%2e',
    'a\\b',
    '1?x=2',
    '1#x',
    '1\n',
    '\u0000',
  ]
  const wrong: [what: string, asked: ReturnType<typeof call>][] = [
    ['another route', call('account.destroy')],
    ['a route that is none', call('constructor')],
    ['a missing parameter', call('staff_bots.show')],
    ['a parameter too many', call('staff_bots.show', { id: '1', more: '2' })],
    ['a parameter of another name', call('staff_bots.show', { key: '1' })],
    ['a body where nothing is sent', call('overview.show', {}, { body: '{}' })],
  ]
  for (const id of WRONG_PARAMETERS) {
    wrong.push([`the parameter ${JSON.stringify(id)}`, call('staff_bots.show', { id })])
  }

  test.each(wrong)('%s is rejected', (_what, asked) => {
    expect(getRoutePath(asked)).toBeNull()
  })
})
