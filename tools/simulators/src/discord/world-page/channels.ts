import type { ServerChannel } from '@botanica/demo-world'
import { html } from 'hono/html'
import type { Embed, SimulatedMessage } from '../messages.ts'
import type { Markup } from '../pages/html-document.ts'
import type { Simulation } from '../simulation.ts'
import { date } from './parts.ts'
import { SECTIONS } from './view.ts'

const SHOWN_MESSAGES = 10

/** What was said in the community server, in each channel the latest first. */
export function channels(simulation: Simulation): Markup {
  const { server } = simulation.directory
  const written = server.channels.filter(({ type }) => type === 'text')
  return html`<section id="${SECTIONS.channels}" aria-labelledby="channels-title">
    <h2 id="channels-title">Channels of ${server.name}</h2>
    ${written.map((channel) => channelPart(simulation, channel))}
  </section>`
}

function channelPart(simulation: Simulation, { id, name }: ServerChannel): Markup {
  const messages = simulation.messages.list(id)
  const latest = messages.slice(-SHOWN_MESSAGES).toReversed()
  return html`<h3>#${name} (${messages.length})</h3>
    ${latest.length === 0 ? html`<p class="quiet">Nothing was said.</p>` : ''}
    <ul class="rows">
      ${latest.map((message) => messageRow(simulation, message))}
    </ul>`
}

function messageRow({ directory }: Simulation, message: SimulatedMessage): Markup {
  const { authorId, at, editedAt, mentionsEveryone, content, embeds } = message
  return html`<li class="row message">
    <span class="quiet"
      >${directory.find(authorId)?.name ?? authorId} · ${date(at)} ${editedAt ? '· edited' : ''}
      ${mentionsEveryone ? '· called everybody' : ''} · ${message.id}</span
    >
    ${content && html`<span class="text">${content}</span>`} ${embeds.map(embedPart)}
  </li>`
}

function embedPart({ title, description }: Embed): Markup {
  return html`<span class="embed">
    ${title && html`<b>${title}</b>`}
    ${description && html`<span class="text">${description}</span>`}
  </span>`
}
