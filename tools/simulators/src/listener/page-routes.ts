import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { ownPageOnly } from '../http/loopback.ts'
import { HTTP_UNPROCESSABLE_CONTENT } from '../http/status.ts'
import { toFault } from '../pages/failures.ts'
import { failureForm, mendForm } from '../pages/form-schemas.ts'
import { formActions, noSuchForm } from '../pages/forms.ts'
import type { ListenerControl } from './control.ts'
import {
  DONE,
  FAILURE_TARGETS,
  listenerPage,
  PAGE_POLICY,
  type Done,
  type ListenerPage,
} from './page.ts'
import { PAGE_ACTIONS } from './paths.ts'
import type { ListenerSimulation } from './simulation.ts'

/** The tester's page at the root, and its form actions. */
export function pageRoutes(simulation: ListenerSimulation, control: ListenerControl): Hono {
  const app = new Hono()
  const actions = new Hono()

  app.get('/', ownPageOnly, (c) => {
    const { done } = c.req.query()
    const known = done !== undefined && Object.hasOwn(DONE, done) ? (done as Done) : undefined
    return page(c, { done: known })
  })

  actions.use(ownPageOnly)
  const act = formActions<Done>({
    actions,
    after: (_, done) => `/?done=${done}`,
    renderError: (c, _, problem) => page(c, { problem }),
  })
  act('/failures', failureForm(FAILURE_TARGETS), ({ place, way, seconds, times }) => {
    control.addFault(toFault(FAILURE_TARGETS[place].prefix, way, seconds, times))
    return 'failure'
  })
  act('/failures/mend', mendForm, ({ id }) => {
    control.removeFault(id)
    return 'mended'
  })
  act('/reset', v.object({}), () => {
    control.reset()
    return 'reset'
  })

  function page(c: Context, { done, problem }: Omit<ListenerPage, 'simulation'>) {
    c.header('Content-Security-Policy', PAGE_POLICY)
    c.header('Cache-Control', 'no-store')
    if (problem !== undefined) c.status(HTTP_UNPROCESSABLE_CONTENT)
    return c.html(listenerPage({ simulation, done, problem }))
  }

  actions.all('*', noSuchForm)
  app.route(PAGE_ACTIONS, actions)
  return app
}
