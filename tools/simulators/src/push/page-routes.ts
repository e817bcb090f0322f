import type { Hono } from 'hono'
import * as v from 'valibot'
import { FormError } from '../pages/forms.ts'
import { COMMON_DONE, createPageRoutes } from '../pages/page-routes.ts'
import type { PushControl } from './control.ts'
import { FAILURE_TARGETS, pushPage } from './page.ts'
import { PAGE_ACTIONS } from './paths.ts'
import type { PushSimulation } from './simulation.ts'

/** The messages after a form action, by the key in the URL. */
const DONE = { ended: 'The subscription has ended.', ...COMMON_DONE } as const

/** The tester's page at the root, and its form actions. */
export function pageRoutes(simulation: PushSimulation, control: PushControl): Hono {
  return createPageRoutes<keyof typeof DONE>({
    control,
    render: (messages) => pushPage(simulation, messages),
    actionsPath: PAGE_ACTIONS,
    failureTargets: FAILURE_TARGETS,
    done: DONE,
    addActions(act) {
      act('/end', v.object({ id: v.string() }), ({ id }) => {
        const one = simulation.find(id)
        if (!one) throw new FormError('There is no such subscription.')
        control.expire(one.endpoint)
        return 'ended'
      })
    },
  })
}
