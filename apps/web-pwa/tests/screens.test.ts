import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SCREENS } from '../e2e/support/screens.ts'
import { createRoutes } from '../src/app/routes.tsx'

function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, index, children }) =>
    children ? pathsOf(children) : index ? '' : path!
  )
}

test('the browser test of the security policy visits every route that there is', () => {
  const services = {} as Parameters<typeof createRoutes>[0]
  expect(pathsOf(createRoutes(services)).toSorted()).toEqual(Object.keys(SCREENS).toSorted())
})
