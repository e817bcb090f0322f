import { html } from 'hono/html'
import type { DiscordControl } from '../control.ts'
import type { Markup } from '../../pages/html-document.ts'
import { discordPage } from '../page.ts'
import type { Simulation } from '../simulation.ts'
import { channels } from './channels.ts'
import { accounts, failures, gateway, requests } from './sections.ts'
import { WORLD_STYLE } from '../../pages/world-style.ts'
import { getViewUrl, DONE, SECTIONS, WORLD_ACTIONS, type Done, type View } from './view.ts'

export interface WorldPage {
  readonly simulation: Simulation
  readonly control: DiscordControl
  readonly view: View
  /** What the last form did. */
  readonly done?: Done | undefined
  /** What was wrong with the last form. */
  readonly problem?: string | undefined
}

/** The page that shows and changes the simulated world: plain forms, no script. */
export function worldPage({ simulation, control, view, done, problem }: WorldPage): Markup {
  return discordPage(
    WORLD_STYLE,
    'The simulated world',
    html`
      <header>
        <p class="stamp">Discord simulator</p>
        <h1>The simulated world</h1>
        <p>
          This stands in for Discord. What you change here is what the product sees of it, until the
          simulator stops. To sign in as somebody, press Login on the site.
        </p>
        <nav aria-label="Parts of this page">
          <a href="#${SECTIONS.failures}">Failures</a>
          <a href="#${SECTIONS.gateway}">Gateway</a>
          <a href="#${SECTIONS.accounts}">People and bots</a>
          <a href="#${SECTIONS.channels}">Channels</a>
          <a href="#${SECTIONS.requests}">Requests</a>
          <a href="${getViewUrl(view)}">Look again</a>
        </nav>
        ${done ? html`<p class="done" role="status">${DONE[done]}</p>` : ''}
        ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
      </header>
      ${failures(simulation, view)} ${gateway(control.gateway, view)} ${accounts(simulation, view)}
      ${channels(simulation, view)} ${requests(simulation)}
      <form method="post" action="${WORLD_ACTIONS}/reset" class="moves end">
        <button formaction="${WORLD_ACTIONS}/sign-ins/end">End all sign-ins</button>
        <button class="danger">Start the world over</button>
      </form>
    `
  )
}
