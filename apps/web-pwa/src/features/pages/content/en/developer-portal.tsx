import { BOTBLOCK_PATH } from '@botanica/api-client/contract'
import type { PageText } from '../../page-text.ts'
import { PAGE_CONSTANTS } from '../../page-constants.ts'
import { ListAddresses } from '../../list-addresses.tsx'
import { OwnBotLinks } from '../../own-bot-links.tsx'
import {
  Definition,
  DefinitionList,
  Note,
  SiteAddress,
  SiteTextLink,
} from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Developer Portal',
  description:
    'How to list your Discord bot on Botanica: what you need, how to submit it, what reviewers look at, and what comes after.',
  lead: 'How to list your bot, what our reviewers look at, and what you can do once it is listed.',
  sections: [
    {
      id: 'before',
      title: 'Before you begin',
      content: (
        <ul>
          <li>
            Your bot is public on Discord and follows the{' '}
            <SiteTextLink page="guidelines">Bot Guidelines</SiteTextLink>.
          </li>
          <li>You are in our community server; the form offers you the invite if you are not.</li>
          <li>
            You have room for another bot: every member may list five, or ten with{' '}
            <SiteTextLink page="premium">premium</SiteTextLink>.
          </li>
          <li>You have an invite link from Discord that requests the permissions the bot needs.</li>
        </ul>
      ),
    },
    {
      id: 'submit',
      title: 'Submit it',
      content: (
        <ol>
          <li>
            Open <SiteTextLink page="addBot">Add Bot</SiteTextLink> and sign in with Discord.
          </li>
          <li>
            Enter the bot’s ID. In Discord’s Developer Portal it is called the application ID. Name,
            avatar and banner come from Discord, so there is nothing to upload.
          </li>
          <li>
            Write two descriptions: a short one for the card, 10 to 100 characters, and a long one
            for the page, 50 to 2000, in Markdown.
          </li>
          <li>
            Choose at least one category, and add up to three additional owners by their Discord IDs
            if you do not work alone.
          </li>
          <li>Press Submit Bot. It is now pending: you see its page, others do not.</li>
        </ol>
      ),
    },
    {
      id: 'review',
      title: 'What reviewers look at',
      content: (
        <>
          <p>
            A person adds your bot to a test server and tries it, typically within 3 to 5 business
            days. They ask:
          </p>
          <ul>
            <li>Is it online, and does it answer?</li>
            <li>Does it do what the page says?</li>
            <li>Does the invite ask for more than the bot needs?</li>
            <li>Can an ordinary member do anything with it that only a moderator should?</li>
            <li>Would a stranger understand the page?</li>
          </ul>
          <p>
            If your bot doesn’t pass, we tell you why. Fix what is wrong and press Resubmit Bot, as
            often as you need.
          </p>
        </>
      ),
    },
    {
      id: 'owners',
      title: 'Who may do what',
      content: (
        <DefinitionList>
          <Definition term="Main owner">
            The member who submitted the bot, or took it over. Can do everything listed below,
            chooses the additional owners, and can hand the bot over to another member.
          </Definition>
          <Definition term="Additional owners">
            Can edit and delete the bot; reply to, heart and delete its reviews; and block members
            from rating it.
          </Definition>
          <Definition term="Everybody else">Can read, review and vote.</Definition>
        </DefinitionList>
      ),
    },
    {
      id: 'listed',
      title: 'Once it is listed',
      content: (
        <>
          <p>
            You can edit its page at any time without another review. If you delete the bot, it
            disappears from the site immediately; within 30 days our staff can restore it if it was
            a mistake.
          </p>
          <p>
            An approved bot in at least 100 servers can apply for certification: say in up to 500
            characters why it deserves the seal. Our team looks at it closely and gives a reason for
            its decision either way. You can apply again later.
          </p>
        </>
      ),
    },
    {
      id: 'token',
      title: 'Your bots’ tokens',
      content: (
        <p>
          With a token your bot posts its server count, asks who has voted and follows its events.
          On the same page you create webhooks. Choose a bot; the{' '}
          <SiteTextLink page="apiReference">API Reference</SiteTextLink> has the calls.
        </p>
      ),
      after: (
        <OwnBotLinks
          texts={{
            signedOut: 'Sign in to see your bots.',
            none: 'You have no bots yet. Submit one first.',
            failed: 'Your bots could not be loaded.',
          }}
        />
      ),
    },
    {
      id: 'data',
      title: 'Data for your own pages',
      content: (
        <>
          <p>
            Your bot’s rating, votes and reviews can be read as JSON, without a key: see the{' '}
            <SiteTextLink page="apiReference">API Reference</SiteTextLink>.
          </p>
          <p>
            Your bot can reward voters: with a token that may read votes, it can ask whether a
            member has voted within the last {PAGE_CONSTANTS.voteHours} hours (
            {PAGE_CONSTANTS.premiumVoteHours} with premium), when, and how often.
          </p>
          <p>
            To learn of every vote, review and decision as it happens, create a webhook or let your
            bot follow its events. A link to its page with <code>/vote?…</code> at the end passes
            what follows the question mark on to your bot with the vote.
          </p>
          <Note>
            <p>
              Discord doesn’t tell us your bot’s server count. Your bot can report it with a token;
              our team can correct a wrong number.
            </p>
          </Note>
        </>
      ),
    },
    {
      id: 'other-lists',
      title: 'Coming from another list',
      content: (
        <>
          <p>
            Does your bot already work with another list? Keep its code: change the address and the
            token. These addresses have the calls of the other lists.
          </p>
          <ListAddresses />
          <p>
            The token names the bot. It needs the right to report the server count, to read votes,
            or both. If the address is fixed in your library, use our own call for the server count:
            it knows the field names of all these lists, and shards. Libraries that read the data of
            BotBlock find our entry at{' '}
            <code>
              <SiteAddress path={BOTBLOCK_PATH} />
            </code>
            .
          </p>
        </>
      ),
    },
  ],
}
