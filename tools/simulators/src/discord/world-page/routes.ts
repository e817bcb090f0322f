import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { ownPageOnly } from '../../http/loopback.ts'
import { HTTP_UNPROCESSABLE_CONTENT } from '../../http/status.ts'
import { faultOf } from '../../pages/failures.ts'
import { failureForm, mendForm } from '../../pages/form-schemas.ts'
import { FormError, formActions, noSuchForm } from '../../pages/forms.ts'
import type { DiscordControl } from '../control.ts'
import type { Simulation } from '../simulation.ts'
import { PLACES } from './failures.ts'
import { accountForm, messageForm, moveForm, removalForm, settingsForm } from './form-schemas.ts'
import { MOVES, SWITCHES, type Switch } from './gateway-moves.ts'
import { WORLD_POLICY, worldPage } from './page.ts'
import { addressOf, DONE, viewOf, WORLD_ACTIONS, type Done, type Section } from './view.ts'
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
    after: (body, outcome) => addressOf(viewOf(body), outcome),
    refuse: (c, body, problem) => page(c, body, { problem }),
  })
  act('/failures', failureForm(PLACES), ({ place, way, seconds, times }) => {
    control.addFault(faultOf(PLACES[place].prefix, way, seconds, times))
    return { done: 'failure', section: 'failures' }
  })
  act('/failures/mend', mendForm, ({ id }) => {
    control.removeFault(id)
    return { done: 'mended', section: 'failures' }
  })
  act('/gateway', moveForm, ({ move }) => {
    MOVES[move]!.work(control.gateway)
    return { done: 'gateway', section: 'gateway' }
  })
  act('/gateway/settings', settingsForm, (form) => {
    const { presenceChangeSeconds } = form
    const presenceChangeMs =
      presenceChangeSeconds === undefined ? null : presenceChangeSeconds * SECOND_MS
    const switches = (Object.keys(SWITCHES) as Switch[]).map((name) => [name, name in form])
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
    c.header('Content-Security-Policy', WORLD_POLICY)
    c.header('Cache-Control', 'no-store')
    if (problem !== undefined) c.status(HTTP_UNPROCESSABLE_CONTENT)
    return c.html(worldPage({ simulation, control, view: viewOf(query), done, problem }))
  }

  actions.all('*', noSuchForm)
  app.route(WORLD_ACTIONS, actions)
  return app
}
