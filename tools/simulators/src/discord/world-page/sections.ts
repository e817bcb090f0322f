import { html } from 'hono/html'
import type { DiscordControl } from '../control.ts'
import type { SimulatedAccount } from '../directory.ts'
import { getAvatarPath } from '../images/paths.ts'
import { failuresSection } from '../../pages/failures.ts'
import type { Markup } from '../../pages/html-document.ts'
import { toChoices, select, time } from '../../pages/elements.ts'
import type { Simulation } from '../simulation.ts'
import { returnFields } from './return-fields.ts'
import { FAILURE_TARGETS } from './failures.ts'
import {
  describeEvent,
  GATEWAY_ACTIONS,
  GATEWAY_SWITCHES,
  type GatewaySwitch,
} from './gateway-actions.ts'
import { listAccounts, getViewUrl, SECTIONS, SHOWN, WORLD_ACTIONS, type View } from './view.ts'
import { SECOND_MS } from '@botanica/demo-world'

const SHOWN_EVENTS = 12
const SHOWN_REQUESTS = 15
const AVATAR_SIZE = 64
const STATUSES = ['online', 'idle', 'dnd', 'offline'] as const

export function failures({ faults }: Simulation, view: View): Markup {
  return failuresSection({
    id: SECTIONS.failures,
    faults: faults.list(),
    targets: FAILURE_TARGETS,
    actions: WORLD_ACTIONS,
    okText: 'Discord works normally.',
    back: returnFields(view),
  })
}

export function gateway(control: DiscordControl['gateway'], view: View): Markup {
  const settings = control.settings()
  const events = control
    .log()
    .filter(({ kind }) => kind !== 'heartbeat')
    .slice(-SHOWN_EVENTS)
    .toReversed()
  const seconds = settings.presenceChangeMs === null ? '' : settings.presenceChangeMs / SECOND_MS
  return html`<section id="${SECTIONS.gateway}" aria-labelledby="gateway-title">
    <h2 id="gateway-title">Gateway</h2>
    <p>${control.connections()} connected.</p>
    <form method="post" action="${WORLD_ACTIONS}/gateway/settings" class="fields">
      ${returnFields(view)}
      <fieldset>
        <legend>The gateway</legend>
        ${Object.entries(GATEWAY_SWITCHES).map(
          ([name, label]) =>
            html`<label class="box"
              ><input
                type="checkbox"
                name="${name}"
                ${settings[name as GatewaySwitch] ? 'checked' : ''}
              />
              <span>${label}</span></label
            >`
        )}
      </fieldset>
      <label
        ><span>Somebody's presence changes every … seconds (empty: never)</span
        ><input type="number" name="presenceChangeSeconds" value="${seconds}" min="1" max="3600"
      /></label>
      <button class="main">Save</button>
    </form>
    <form method="post" action="${WORLD_ACTIONS}/gateway" class="moves">
      ${returnFields(view)}
      ${Object.entries(GATEWAY_ACTIONS).map(
        ([name, { label }]) => html`<button name="move" value="${name}">${label}</button>`
      )}
    </form>
    <h3>What happened last</h3>
    ${events.length === 0 ? html`<p class="quiet">Nothing yet.</p>` : ''}
    <ol class="log">
      ${events.map((event) => html`<li>${time(event.at)} ${describeEvent(event)}</li>`)}
    </ol>
  </section>`
}

export function accounts({ directory }: Simulation, view: View): Markup {
  const { accounts: listed, total, pages } = listAccounts(directory, view)
  return html`<section id="${SECTIONS.accounts}" aria-labelledby="accounts-title">
    <h2 id="accounts-title">People and bots</h2>
    <form method="get" action="/#${SECTIONS.accounts}" class="fields">
      <label
        ><span>Name or id</span><input type="search" name="search" value="${view.search}"
      /></label>
      ${select('shown', 'Who', toChoices(SHOWN), view.shown)}
      <button class="main">Find</button>
    </form>
    <p>
      ${total} of ${directory.accounts().length}; ${directory.memberCount()} are in
      ${directory.server.name}.
    </p>
    <ul class="rows">
      ${listed.map((account) => accountRow(account, getMembershipState(directory, account.id), view))}
    </ul>
    ${pages > 1 ? pageLinks(view, pages) : ''}
  </section>`
}

type MembershipState = keyof typeof IN_SERVER
const IN_SERVER = {
  in: 'in the community server',
  out: 'not in the community server',
  banned: 'banned from the community server',
} as const

function getMembershipState(directory: Simulation['directory'], id: string): MembershipState {
  if (directory.bans().has(id)) return 'banned'
  return directory.membership(id) ? 'in' : 'out'
}

function accountRow(
  { id, kind, name, account }: SimulatedAccount,
  state: MembershipState,
  view: View
) {
  const { status, activity } = account.presence
  const statuses = STATUSES.map((value) => ({ value, label: value }))
  return html`<li class="row account">
    <img
      src="${getAvatarPath(id, account, AVATAR_SIZE)}"
      alt=""
      width="40"
      height="40"
      loading="lazy"
    />
    <span class="who"
      ><b>${name}</b> <span class="quiet">${kind} · ${id}</span>
      <span class="quiet">${IN_SERVER[state]}</span>
    </span>
    <form
      method="post"
      action="${WORLD_ACTIONS}/accounts/${id}"
      class="fields"
      aria-label="${name}"
    >
      ${returnFields(view)} ${select('status', 'Status', statuses, status)}
      <label
        ><span>Activity</span
        ><input name="activity" value="${activity ?? ''}" maxlength="128" autocomplete="off"
      /></label>
      <button name="act" value="show">Set presence</button>
      <button
        name="act"
        value="${state === 'in' ? 'leave' : 'join'}"
        ${state === 'banned' ? 'disabled' : ''}
      >
        ${state === 'in' ? 'Leave the server' : 'Join the server'}
      </button>
    </form>
  </li>`
}

function pageLinks(view: View, pages: number): Markup {
  const to = (page: number, label: string) =>
    html`<a href="${getViewUrl({ ...view, page }, { section: 'accounts' })}">${label}</a>`
  return html`<nav class="pages" aria-label="Pages">
    ${view.page > 1 ? to(view.page - 1, 'Previous') : ''}
    <span>Page ${view.page} of ${pages}</span>
    ${view.page < pages ? to(view.page + 1, 'Next') : ''}
  </nav>`
}

export function requests({ requests: log }: Simulation): Markup {
  const last = log.list('/api').slice(-SHOWN_REQUESTS).toReversed()
  return html`<section id="${SECTIONS.requests}" aria-labelledby="requests-title">
    <h2 id="requests-title">What the API was asked last</h2>
    ${last.length === 0 ? html`<p class="quiet">Nothing yet.</p>` : ''}
    <ol class="log">
      ${last.map(
        ({ method, path, status, at }) =>
          html`<li>${time(at)} ${method} ${path} <b>${status || 'no answer'}</b></li>`
      )}
    </ol>
  </section>`
}
