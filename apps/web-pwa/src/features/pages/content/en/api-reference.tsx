import { DateText } from '@botanica/ui/i18n'
import { ApiCalls } from '../../api/api-calls.tsx'
import { BotCallList } from '../../api/bot-call-list.tsx'
import { prefetchApiReference } from '../../api/prefetch-api-reference.ts'
import type { PageText } from '../../page-text.ts'
import { PAGE_CONSTANTS } from '../../page-constants.ts'
import {
  Code,
  Definition,
  DefinitionList,
  SiteAddress,
  SiteTextLink,
} from '../../page-elements.tsx'
import { ERROR_EXAMPLE, LINK_EXAMPLE, RATE_LIMIT_EXAMPLE } from '../api-examples.ts'

export const text: PageText = {
  title: 'API Reference',
  description:
    'Every endpoint of the Botanica API: bots, categories, reviews, votes and members as JSON, with parameters, responses, errors and examples.',
  lead: 'The same JSON API that this site uses.',
  sections: [
    {
      id: 'bots',
      title: 'For bot developers',
      content: (
        <p>
          The calls that most bots need. Set <code>BOT_ID</code> and <code>USER_ID</code> to Discord
          IDs, and <code>BOT_TOKEN</code> to a token from your bot’s developer page; the{' '}
          <SiteTextLink page="developerPortal">Developer Portal</SiteTextLink> leads to it.
        </p>
      ),
      after: <BotCallList />,
    },
    {
      id: 'base',
      title: 'The basics',
      content: (
        <>
          <p>
            All URLs begin with{' '}
            <code>
              <SiteAddress path="/api" />
            </code>{' '}
            and responses are JSON: an object, or an array for a list. Field names are in camelCase.
            Times are in ISO 8601 format, in UTC.
          </p>
          <ul>
            <li>
              Discord’s IDs, such as <code>discordBotId</code> and <code>userId</code>, are strings,
              because they exceed JavaScript’s safe integer range. Our own <code>id</code>s are
              numbers.
            </li>
            <li>
              Without authentication you get what everybody can see: approved bots, their reviews
              and public profiles. Everything else is a 404.
            </li>
            <li>
              Scripts on any website may read public data (CORS), always as visitors: cookies and
              tokens don’t count there. Keep tokens on a server.
            </li>
            <li>
              Parameters and fields that a call doesn’t know are a 422, so that a typo doesn’t go
              unnoticed.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'credentials',
      title: 'Authentication',
      content: (
        <>
          <p>
            Public data needs no key. For everything else, a browser sends its session cookie and
            other clients send <code>Authorization: Bearer …</code> with an access token, which you
            create under <SiteTextLink page="personalTokens">Access tokens</SiteTextLink>. Bots use
            tokens of their own, which their owners create on the bot’s developer page and which may
            do no more than their scopes say.
          </p>
          <p>
            Requests that change data send JSON and may have an <code>Idempotency-Key</code> of your
            choice: for a day, the same key returns the same response, and nothing is done twice.
          </p>
        </>
      ),
    },
    {
      id: 'cursors',
      title: 'Pagination',
      content: (
        <>
          <p>
            If there is another page, its URL is in the <code>Link</code> header. Use it unchanged;
            cursors are opaque. Nothing is skipped or repeated, even while bots are added and
            removed.
          </p>
          <Code>{LINK_EXAMPLE}</Code>
        </>
      ),
    },
    {
      id: 'errors',
      title: 'Errors',
      content: (
        <>
          <Code>{ERROR_EXAMPLE}</Code>
          <p>
            Check <code>code</code>; messages may change. Only a 422 has <code>errors</code>. Send
            us the <code>requestId</code> if you think the problem is on our side.
          </p>
          <DefinitionList>
            <Definition term={<code>404 not_found</code>}>
              It doesn’t exist, or you have no access.
            </Definition>
            <Definition term={<code>405 method_not_allowed</code>}>
              The path has other methods; <code>Allow</code> names them.
            </Definition>
            <Definition term={<code>422 invalid</code>}>
              A parameter or field is invalid.
            </Definition>
            <Definition term={<code>422 unknown_field</code>}>
              The call doesn’t know a parameter or field.
            </Definition>
            <Definition term={<code>429 rate_limited</code>}>
              Too many requests. <code>Retry-After</code> says how many seconds to wait.
            </Definition>
            <Definition term={<code>503 unavailable</code>}>
              The server is busy; try again in a moment.
            </Definition>
            <Definition term={<code>500 internal</code>}>Our mistake.</Definition>
          </DefinitionList>
        </>
      ),
    },
    {
      id: 'limits',
      title: 'Rate limits',
      content: (
        <>
          <p>
            An IP address may make 1,200 requests per minute on average, and at most 300 at once.
            Beyond that the response is a 429. Each endpoint below lists its limits.
          </p>
          <p>
            Every response says which limits apply to you and what is left: <code>q</code> requests
            at once, and as many again in <code>w</code> seconds; <code>r</code> of them are left,
            and all again in <code>t</code> seconds. Ignore <code>RateLimit</code> in responses from
            a cache, which have an <code>Age</code>.
          </p>
          <Code>{RATE_LIMIT_EXAMPLE}</Code>
          <p>
            Store the <code>ETag</code> of a response and send it as <code>If-None-Match</code>: if
            nothing has changed, you get an empty 304. If you request a list every ten seconds, your
            data is as fresh as on our own pages.
          </p>
        </>
      ),
    },
    {
      id: 'versions',
      title: 'Versions',
      content: (
        <>
          <p>The API has one version. There is no number in its URLs.</p>
          <p>
            <strong>At any time</strong> we may add endpoints, optional parameters and fields,
            response fields, headers, error codes and enum values. We may raise limits, change
            messages and fix security problems. Write your client so that it ignores what it doesn’t
            know.
          </p>
          <p>
            <strong>Everything else</strong>, such as removing a field, is announced below at least
            six months ahead. A changed endpoint gets a new URL. Until its end, the old one sends{' '}
            <code>Deprecation</code> with the date of the announcement, <code>Sunset</code> with the
            date of its end, and a <code>Link</code> to its successor. Only a security problem may
            make us faster.
          </p>
        </>
      ),
    },
    {
      id: 'changelog',
      title: 'Changelog',
      content: (
        <DefinitionList>
          <Definition term={<DateText value="2026-11-26" />}>
            <ul>
              <li>
                Lists of bots can be sorted by <code>relevance</code>, <code>trending</code> and{' '}
                <code>updated</code>. A search with <code>sort=popularity</code> is sorted by
                popularity; it used to be sorted by relevance, as it is without a <code>sort</code>.
              </li>
              <li>
                Bots of <code>GET /api/bots</code> have a <code>reason</code>: why they have their
                place.
              </li>
              <li>
                <code>Search-Correction</code> is the search with its typos corrected;{' '}
                <code>exact=true</code> searches without corrections.
              </li>
            </ul>
          </Definition>
          <Definition term={<DateText value="2026-11-25" />}>
            <ul>
              <li>
                Bots in lists have <code>servingCountSource</code> and <code>servingCountAt</code>,
                as on their pages.
              </li>
              <li>
                Certification weighs the median of the server counts of{' '}
                {PAGE_CONSTANTS.serverCountDays} days. Your own bots show it as{' '}
                <code>sustainedServingCount</code>.
              </li>
              <li>
                <code>GET /api/transparency</code> and <code>…/transparency/decisions</code> return
                what staff decided, without personal data.
              </li>
              <li>
                <code>GET /api/appeals</code> lists the decisions about the caller, and{' '}
                <code>POST /api/appeals</code> appeals one of them.
              </li>
              <li>
                A bot has <code>ownerRemovedReviewCount</code>: how many reviews its owners removed.
              </li>
              <li>
                Liking or disliking your own review is a 403. <code>GET /api/user/ratings</code>{' '}
                takes <code>removed=include</code>.
              </li>
              <li>
                Decisions have <code>decision</code> with the rules of the guidelines that they
                name: rejected bots, refused applications, restrictions, removed reviews, inbox
                items. Staff calls accept <code>ruleIds</code>.
              </li>
              <li>
                <code>POST /api/reports</code> reports a bot, a review or a member.
              </li>
              <li>
                Listings have versions: <code>GET /api/bots/…/versions</code>.
              </li>
              <li>
                Some edits of approved bots wait for the staff. The response then has the bot as it
                is listed, and <code>heldChange</code>.
              </li>
              <li>
                <code>GET /api/bots/…/queue</code> has the place of your bot in the queue and how
                long decisions take.
              </li>
              <li>
                Bots can be handed over to another main owner:{' '}
                <code>POST /api/bots/…/transfers</code>.
              </li>
              <li>
                Owners can announce when a bot ends and which bot succeeds it:{' '}
                <code>PUT /api/bots/…/end</code>. A bot has <code>end</code>, and lists show bots
                that have ended after all others.
              </li>
              <li>
                <code>POST /api/preflights</code> checks a listing before you submit it.
              </li>
            </ul>
          </Definition>
          <Definition term={<DateText value="2026-11-24" />}>
            <ul>
              <li>Scripts on every website may read public data.</li>
              <li>
                Responses have <code>RateLimit-Policy</code> and <code>RateLimit</code>.
              </li>
              <li>Unknown query parameters are a 422; they used to be ignored.</li>
              <li>
                A wrong method is a 405 with <code>Allow</code>; it used to be a 404.
              </li>
              <li>
                Bots have named tokens with scopes. <code>GET /api/bots/…/votes/…</code> tells
                whether a member has voted.
              </li>
              <li>
                <code>GET /api/bots/…/votes/history</code> lists the votes of the last{' '}
                {PAGE_CONSTANTS.voteDays} days.
              </li>
              <li>
                With the new scope <code>events:read</code>, bots list their events (
                <code>GET /api/bots/…/events</code>) or follow them as a stream.
              </li>
              <li>Webhooks send a bot’s events to your server.</li>
              <li>Personal tokens have scopes; each endpoint names the one that it needs.</li>
              <li>Bots can post the server count of each shard.</li>
              <li>
                Badges for README files: <code>GET /api/badges/…svg</code>, and <code>…json</code>{' '}
                for shields.io.
              </li>
              <li>
                <code>GET /api/bots/…/analytics</code> returns how a bot is found, seen and added;{' '}
                <code>…/analytics/history</code> does for the bot itself, with the new scope{' '}
                <code>analytics:read</code>.
              </li>
              <li>
                <code>GET /api/bots</code> has filters: several categories, rating, servers,
                certification, presence, day of listing and permissions.{' '}
                <code>GET /api/bots/counts</code> counts the bots beside each choice.
              </li>
            </ul>
          </Definition>
        </DefinitionList>
      ),
    },
    {
      id: 'calls',
      title: 'Endpoints',
      content: (
        <>
          <p>
            For each endpoint: who may call it, parameters, responses and errors. The list is
            generated from the server’s OpenAPI 3.1 description, from which tools can generate a
            client.
          </p>
        </>
      ),
      after: <ApiCalls />,
    },
  ],
  reads: prefetchApiReference,
}
