import { FACTS } from '../../facts.ts'
import type { PageText } from '../../page-text.ts'
import { Call, Code, Meaning, Meanings, Note, SiteAddress, To } from '../../parts.tsx'
import { BOT_EXAMPLE, ERROR_EXAMPLE, LINK_EXAMPLE } from '../api-examples.ts'

export const text: PageText = {
  title: 'API Reference',
  description:
    'The public calls of Botanica: bots, categories, reviews, votes and members as JSON, with cursors, errors and limits.',
  lead: 'What these pages read, your program may read too: plain JSON, no key needed.',
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
              Only what everybody can see is there: approved bots, their reviews, public profiles.
              The rest is 404.
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
      id: 'list',
      title: 'Lists of bots',
      content: (
        <>
          <Call path="/api/bots">
            <p>All listed bots. Every parameter is optional.</p>
          </Call>
          <Meanings>
            <Meaning term={<code>search</code>}>
              Words to look for, at most {FACTS.searchLength} characters. Best matches come first.
            </Meaning>
            <Meaning term={<code>categoryId</code>}>
              One category, by its <code>id</code>.
            </Meaning>
            <Meaning term={<code>sort</code>}>
              <code>popularity</code> (the default), <code>newest</code>, <code>oldest</code> or{' '}
              <code>rating</code>.
            </Meaning>
            <Meaning term={<code>limit</code>}>
              {FACTS.pageSize.min} to {FACTS.pageSize.max} bots, {FACTS.pageSize.default} unless you
              say otherwise.
            </Meaning>
            <Meaning term={<code>cursor</code>}>
              Where to go on; see <a href="#cursors">Page by page</a>.
            </Meaning>
          </Meanings>
          <Code>{BOT_EXAMPLE}</Code>
          <p>
            <code>averageRating</code> is <code>null</code> without ratings, <code>presence</code>{' '}
            when we do not know it. <code>avatar</code> and <code>banner</code> are the hashes of
            images at Discord, or <code>null</code>.
          </p>
          <Call path="/api/bots/certified">
            <p>
              Certified bots only, with <code>limit</code> and <code>cursor</code>.
            </p>
          </Call>
          <Call path="/api/categories">
            <p>
              Every category: <code>id</code>, <code>name</code>, <code>description</code>. Not
              split into pages.
            </p>
          </Call>
        </>
      ),
    },
    {
      id: 'bot',
      title: 'One bot',
      content: (
        <>
          <Call path="/api/bots/discord/{discordBotId}">
            <p>
              What a list shows, and besides it the long <code>description</code> (Markdown), the
              links, the <code>owner</code> and the ids of <code>additionalOwners</code>.
            </p>
          </Call>
          <Call path="/api/bots/discord/{discordBotId}/ratings">
            <p>
              Its reviews, page by page: <code>rating</code>, <code>comment</code>,{' '}
              <code>author</code> (<code>null</code> for a deleted account), <code>ownerReply</code>
              , <code>likes</code>, <code>dislikes</code>. With <code>byOwner</code> it is an
              owner’s own and counts for nothing.
            </p>
          </Call>
          <Call path="/api/bots/{id}/votes">
            <p>
              <code>count</code> is the number of votes ever cast. <code>votes</code> holds the
              caller’s own entry alone, so without a login it is empty. Mind that this call takes
              our <code>id</code>.
            </p>
          </Call>
        </>
      ),
    },
    {
      id: 'members',
      title: 'Members',
      content: (
        <>
          <Call path="/api/users/{id}">
            <p>
              A public profile, by Discord id: names, pictures, links, roles. Never an e-mail
              address.
            </p>
          </Call>
          <Call path="/api/users/{id}/bots">
            <p>
              The bots of which the member is main owner, with <code>limit</code> and{' '}
              <code>cursor</code>.
            </p>
          </Call>
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
          <Meanings>
            <Meaning term={<code>404 not_found</code>}>
              There is no such thing, or none that you may see.
            </Meaning>
            <Meaning term={<code>422 invalid</code>}>
              A parameter has a value that it cannot have.
            </Meaning>
            <Meaning term={<code>429 rate_limited</code>}>
              Too many requests. <code>Retry-After</code> says how many seconds to wait.
            </Meaning>
            <Meaning term={<code>503 unavailable</code>}>
              We are busy; try again in a moment.
            </Meaning>
            <Meaning term={<code>500 internal</code>}>Our mistake.</Meaning>
          </Meanings>
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
      id: 'server-counts',
      title: 'Posting server counts',
      content: (
        <Note>
          <p>
            <strong>Not there yet.</strong> Bots will be able to post their own server count, with a
            token that their owners create. Until this section says how, there is nothing to call.
            What else developers need stands in the <To page="developerPortal">Developer Portal</To>
            .
          </p>
        </Note>
      ),
    },
  ],
}
