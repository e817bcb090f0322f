import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { SimulatorControl } from '../http/control-routes.ts'
import { ownPageOnly } from '../http/loopback.ts'
import { HTTP_UNPROCESSABLE_CONTENT } from '../http/status.ts'
import { toFault, type FailureTarget } from './failures.ts'
import { failureForm, mendForm } from './form-schemas.ts'
import { formActions, noSuchForm } from './forms.ts'
import type { Markup } from './html-document.ts'
import { WORLD_POLICY } from './world-style.ts'

/** The messages after the form actions of every page, by the key in the URL. */
export const COMMON_DONE = {
  failure: 'The failure is active.',
  mended: 'The failure was removed.',
  reset: 'Everything was reset to the initial state.',
} as const
type CommonDone = keyof typeof COMMON_DONE

export interface PageMessages {
  /** What the last form did. */
  readonly done?: string | undefined
  /** What was wrong with the last form. */
  readonly problem?: string | undefined
}

export interface PageRoutesOptions<Done extends string> {
  readonly control: SimulatorControl
  readonly render: (messages: PageMessages) => Markup
  /** The base path of the form actions. */
  readonly actionsPath: string
  readonly failureTargets: Readonly<Record<string, FailureTarget>>
  /** The messages after a form action, by the key in the URL. */
  readonly done: Readonly<Record<Done, string>>
  /** The URL of the page after an action; by default its start. */
  readonly getUrlAfter?: (done: Done) => string
  /** Adds form actions to those that every page has. */
  readonly addActions?: (act: ReturnType<typeof formActions<Done>>) => void
}

/** The tester's page at the root, and its form actions: failures, a reset and those of `addActions`. */
export function createPageRoutes<Done extends string = never>({
  control,
  render,
  actionsPath,
  failureTargets,
  done: doneMessages,
  getUrlAfter = (done) => `/?done=${done}`,
  addActions,
}: PageRoutesOptions<Done | CommonDone>): Hono {
  const app = new Hono()
  const actions = new Hono()

  app.get('/', ownPageOnly, (c) => {
    const { done } = c.req.query()
    const isKnown = done !== undefined && Object.hasOwn(doneMessages, done)
    return sendPage(c, render({ done: isKnown ? doneMessages[done as Done] : undefined }))
  })

  actions.use(ownPageOnly)
  const act = formActions<Done | CommonDone>({
    actions,
    after: (_, done) => getUrlAfter(done),
    renderError: (c, _, problem) => sendPage(c, render({ problem }), problem),
  })
  addActions?.(act)
  act('/failures', failureForm(failureTargets), ({ place, way, seconds, times }) => {
    control.addFault(toFault(failureTargets[place]!.prefix, way, seconds, times))
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

  actions.all('*', noSuchForm)
  app.route(actionsPath, actions)
  return app
}

/** Responds with a page in the style of the world; 422 when the last form had a problem. */
export function sendPage(c: Context, page: Markup, problem?: string) {
  c.header('Content-Security-Policy', WORLD_POLICY)
  c.header('Cache-Control', 'no-store')
  if (problem !== undefined) c.status(HTTP_UNPROCESSABLE_CONTENT)
  return c.html(page)
}
