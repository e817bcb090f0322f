import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { ownPageOnly } from '../../http/loopback.ts'
import { toFault } from '../../pages/failures.ts'
import { failureForm, mendForm } from '../../pages/form-schemas.ts'
import { FormError, formActions, noSuchForm } from '../../pages/forms.ts'
import { sendPage } from '../../pages/page-routes.ts'
import type { DiscordControl } from '../control.ts'
import type { Simulation } from '../simulation.ts'
import { FAILURE_TARGETS } from './failures.ts'
import {
  accountForm,
  messageForm,
  gatewayActionForm,
  removalForm,
  settingsForm,
} from './form-schemas.ts'
import { GATEWAY_ACTIONS, GATEWAY_SWITCHES, type GatewaySwitch } from './gateway-actions.ts'
import { worldPage } from './page.ts'
import { getViewUrl, DONE, parseView, WORLD_ACTIONS, type Done, type Section } from './view.ts'
import { SECOND_MS } from '@botanica/demo-world'

/** The page of the simulated world at the root, and its form actions, which call {@link DiscordControl}. */
export function worldRoutes(simulation: Simulation, control: DiscordControl): Hono {
  const app = new Hono()
  const actions = new Hono()

  app.get('/', ownPageOnly, (c) => {
    const { done } = c.req.query()
    const known = done !== undefined && Object.hasOwn(DONE, done) ? (done as Done) : undefined
    return page(c, c.req.query(), { done: known })
  })

  actions.use(ownPageOnly)
  const act = formActions<{ done: Done; section?: Section }>({
    actions,
    after: (body, outcome) => getViewUrl(parseView(body), outcome),
    renderError: (c, body, problem) => page(c, body, { problem }),
  })
  act('/failures', failureForm(FAILURE_TARGETS), ({ place, way, seconds, times }) => {
    control.addFault(toFault(FAILURE_TARGETS[place].prefix, way, seconds, times))
    return { done: 'failure', section: 'failures' }
  })
  act('/failures/mend', mendForm, ({ id }) => {
    control.removeFault(id)
    return { done: 'mended', section: 'failures' }
  })
  act('/gateway', gatewayActionForm, ({ move }) => {
    GATEWAY_ACTIONS[move]!.work(control.gateway)
    return { done: 'gateway', section: 'gateway' }
  })
  act('/gateway/settings', settingsForm, (form) => {
    const { presenceChangeSeconds } = form
    const presenceChangeMs =
      presenceChangeSeconds === undefined ? null : presenceChangeSeconds * SECOND_MS
    const switches = (Object.keys(GATEWAY_SWITCHES) as GatewaySwitch[]).map((name) => [
      name,
      name in form,
    ])
    control.gateway.configure({ ...Object.fromEntries(switches), presenceChangeMs })
    return { done: 'settings', section: 'gateway' }
  })
  act('/accounts/:id', accountForm, (form, id) => {
    if (!simulation.directory.find(id)) throw new FormError('There is nobody with this id.')
    if (form.act === 'show') {
      const { status } = form
      const activity = status === 'offline' ? null : form.activity || null
      control.changeAccount(id, { presence: { status, activity } })
      return { done: 'presence', section: 'accounts' }
    }
    control.setMembership(id, form.act === 'join')
    return { done: form.act === 'join' ? 'joined' : 'left', section: 'accounts' }
  })
  act('/messages', messageForm, ({ channel, content }) => {
    const { application, server } = simulation.directory
    if (!server.channels.some(({ id, type }) => id === channel && type === 'text')) {
      throw new FormError('There is no such channel.')
    }
    simulation.messages.post({
      channelId: channel,
      authorId: application.id,
      content,
      embeds: [],
      mentionsEveryone: false,
    })
    return { done: 'said', section: 'channels' }
  })
  act('/messages/remove', removalForm, ({ id }) => {
    simulation.messages.remove(id)
    return { done: 'unsaid', section: 'channels' }
  })
  act('/sign-ins/end', v.object({}), () => {
    control.revokeTokens()
    return { done: 'revoked' }
  })
  act('/reset', v.object({}), () => {
    control.reset()
    return { done: 'reset' }
  })

  function page(
    c: Context,
    query: Readonly<Record<string, unknown>>,
    { done, problem }: { done?: Done | undefined; problem?: string }
  ) {
    const view = parseView(query)
    return sendPage(c, worldPage({ simulation, control, view, done, problem }), problem)
  }

  actions.all('*', noSuchForm)
  app.route(WORLD_ACTIONS, actions)
  return app
}
