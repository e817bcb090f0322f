import { ApiCalls } from '../../api/api-calls.tsx'
import { prefetchApiReference } from '../../api/prefetch-api-reference.ts'
import type { PageText } from '../../page-text.ts'
import { Code, Definition, DefinitionList, SiteAddress } from '../../page-elements.tsx'
import { ERROR_EXAMPLE, LINK_EXAMPLE } from '../api-examples.ts'

export const text: PageText = {
  title: 'API Reference',
  description:
    'Every call of Botanica: bots, categories, reviews, votes and members as JSON, with parameters, answers, errors and examples.',
  lead: 'What these pages read and write, your program may read and write too: plain JSON.',
  sections: [
    {
      id: 'base',
      title: 'The basics',
      content: (
        <>
          <p>
            All calls begin with{' '}
            <code>
              <SiteAddress path="/api" />
            </code>{' '}
            and answer with JSON: a bare object, or a bare array for a list. Names are in camelCase,
            times are ISO 8601 in UTC.
          </p>
          <ul>
            <li>
              Ids of Discord, such as <code>discordBotId</code> and <code>userId</code>, are
              strings; they do not fit into the numbers of JavaScript. Our own <code>id</code>s are
              numbers.
            </li>
            <li>
              Without signing in only what everybody can see is there: approved bots, their reviews,
              public profiles. The rest is 404.
            </li>
            <li>
              Call from a program or a server. Scripts on other websites cannot read the answers,
              because we send no CORS headers.
            </li>
            <li>Answers may gain fields. Ignore those that you do not know.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'credentials',
      title: 'Who is calling',
      content: (
        <>
          <p>
            What everybody can see needs no key. For the rest you are a member: in a browser you are
            signed in, elsewhere you send <code>Authorization: Bearer …</code> with an access token.
            Bots post their server counts with a token of their own.
          </p>
          <p>
            What changes something takes JSON, and an <code>Idempotency-Key</code> of your choice:
            for a day the same key gets the same answer, and nothing is done twice.
          </p>
        </>
      ),
    },
    {
      id: 'cursors',
      title: 'Page by page',
      content: (
        <>
          <p>
            When there is more, the answer says where, in its <code>Link</code> header. Follow that
            address as it is; cursors are not made to be read. Nothing is skipped and nothing comes
            twice, even while bots come and go.
          </p>
          <Code>{LINK_EXAMPLE}</Code>
        </>
      ),
    },
    {
      id: 'errors',
      title: 'When something is wrong',
      content: (
        <>
          <Code>{ERROR_EXAMPLE}</Code>
          <p>
            Go by <code>code</code>; messages may change. <code>errors</code> is there for 422
            alone. Send us the <code>requestId</code> when you think that the fault is ours.
          </p>
          <DefinitionList>
            <Definition term={<code>404 not_found</code>}>
              There is no such thing, or none that you may see.
            </Definition>
            <Definition term={<code>422 invalid</code>}>
              A parameter has a value that it cannot have.
            </Definition>
            <Definition term={<code>429 rate_limited</code>}>
              Too many requests. <code>Retry-After</code> says how many seconds to wait.
            </Definition>
            <Definition term={<code>503 unavailable</code>}>
              We are busy; try again in a moment.
            </Definition>
            <Definition term={<code>500 internal</code>}>Our mistake.</Definition>
          </DefinitionList>
        </>
      ),
    },
    {
      id: 'limits',
      title: 'How much is too much',
      content: (
        <>
          <p>
            An address may make 1,200 requests a minute on average, 300 of them at once. Beyond that
            the answer is 429.
          </p>
          <p>
            Keep the <code>ETag</code> of an answer and send it back as <code>If-None-Match</code>:
            as long as nothing has changed you get an empty 304. A list that you ask for every ten
            seconds is as fresh as the one on our own pages.
          </p>
        </>
      ),
    },
    {
      id: 'calls',
      title: 'Every call',
      content: (
        <>
          <p>
            Who may call, what to send, what comes back and why not, for each of them. The list is
            the server’s own description of itself, in OpenAPI 3.1; tools can make a client of it.
          </p>
        </>
      ),
      after: <ApiCalls />,
    },
  ],
  reads: prefetchApiReference,
}
