import type { ServerChannel } from '@botanica/demo-world'
import { html } from 'hono/html'
import type { Embed, SimulatedMessage } from '../messages.ts'
import type { Markup } from '../../pages/html-document.ts'
import type { Simulation } from '../simulation.ts'
import { date, select } from '../../pages/elements.ts'
import { returnFields } from './return-fields.ts'
import { SECTIONS, WORLD_ACTIONS, type View } from './view.ts'

const SHOWN_MESSAGES = 10

/** The latest messages of each channel of the community server, and a form that posts as the site's bot. */
export function channels(simulation: Simulation, view: View): Markup {
  const { server } = simulation.directory
  const written = server.channels.filter(({ type }) => type === 'text')
  return html`<section id="${SECTIONS.channels}" aria-labelledby="channels-title">
    <h2 id="channels-title">Channels of ${server.name}</h2>
    ${written.map((channel) => channelPart(simulation, channel, view))}
    <form method="post" action="${WORLD_ACTIONS}/messages" class="fields">
      ${returnFields(view)}
      ${select(
        'channel',
        'Channel',
        written.map(({ id, name }) => ({ value: id, label: `#${name}` }))
      )}
      <label><span>Message of the site's bot</span><input name="content" required /></label>
      <button class="main">Post</button>
    </form>
  </section>`
}

function channelPart(simulation: Simulation, { id, name }: ServerChannel, view: View): Markup {
  const messages = simulation.messages.list(id)
  const latest = messages.slice(-SHOWN_MESSAGES).toReversed()
  return html`<h3>#${name} (${messages.length})</h3>
    ${latest.length === 0 ? html`<p class="quiet">No messages.</p>` : ''}
    <ul class="rows">
      ${latest.map((message) => messageRow(simulation, message, view))}
    </ul>`
}

function messageRow({ directory }: Simulation, message: SimulatedMessage, view: View): Markup {
  const { authorId, at, editedAt, mentionsEveryone, content, embeds, reactions } = message
  return html`<li class="row message">
    <span class="quiet"
      >${directory.find(authorId)?.name ?? authorId} · ${date(at)} ${editedAt ? '· edited' : ''}
      ${mentionsEveryone ? '· called everybody' : ''} · ${message.id}</span
    >
    ${content && html`<span class="text">${content}</span>`} ${embeds.map(embedPart)}
    ${reactions.length > 0 && html`<span class="text">${reactions.join(' ')}</span>`}
    <form method="post" action="${WORLD_ACTIONS}/messages/remove">
      ${returnFields(view)}
      <button name="id" value="${message.id}">Delete</button>
    </form>
  </li>`
}

function embedPart({ title, description }: Embed): Markup {
  return html`<span class="embed">
    ${title && html`<b>${title}</b>`}
    ${description && html`<span class="text">${description}</span>`}
  </span>`
}
