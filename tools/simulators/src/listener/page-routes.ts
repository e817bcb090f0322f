import type { Hono } from 'hono'
import { COMMON_DONE, createPageRoutes } from '../pages/page-routes.ts'
import type { ListenerControl } from './control.ts'
import { FAILURE_TARGETS, listenerPage } from './page.ts'
import { PAGE_ACTIONS } from './paths.ts'
import type { ListenerSimulation } from './simulation.ts'

/** The tester's page at the root, and its form actions. */
export function pageRoutes(simulation: ListenerSimulation, control: ListenerControl): Hono {
  return createPageRoutes({
    control,
    render: (messages) => listenerPage(simulation, messages),
    actionsPath: PAGE_ACTIONS,
    failureTargets: FAILURE_TARGETS,
    done: COMMON_DONE,
  })
}
