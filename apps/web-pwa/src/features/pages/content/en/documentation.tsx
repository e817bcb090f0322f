import { PAGE_CONSTANTS } from '../../page-constants.ts'
import type { PageText } from '../../page-text.ts'
import { Key, Definition, DefinitionList, Note, SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Documentation',
  description:
    'How to use Botanica: finding a bot, reading its page, and what votes, reviews, badges and approval mean.',
  lead: 'How the garden is laid out: finding a bot, reading its label, and what votes, reviews and our approval mean.',
  sections: [
    {
      id: 'find',
      title: 'Find a bot',
      content: (
        <>
          <p>
            Type what you need into the search. It looks through names, categories and descriptions,
            does not mind accents, and forgives a slip of the finger: “musci” finds music bots. The
            key <Key>/</Key> takes you to the search from anywhere.
          </p>
          <p>
            On <SiteTextLink page="discover">Discover</SiteTextLink> you can narrow the list to one
            category and sort it by popularity or by age. What you chose stands in the page’s
            address, so you can send the list to a friend or keep it as a bookmark.{' '}
            <SiteTextLink page="categories">Categories</SiteTextLink> shows the popular and the
            newest bots of each.
          </p>
        </>
      ),
    },
    {
      id: 'page',
      title: 'Read a bot’s page',
      content: (
        <>
          <DefinitionList>
            <Definition term="Rating">
              The average of its reviews, to one decimal. “No ratings” means that there is nothing
              to average yet.
            </Definition>
            <Definition term="Servers">
              In how many servers it is, as last reported. Discord tells nobody the figure of
              somebody else’s bot, so we cannot measure it.
            </Definition>
            <Definition term="Votes">All votes that it has ever been given.</Definition>
            <Definition term="Status">
              Whether Discord sees it online, idle, on “do not disturb” or offline, and what it says
              it is doing. A gray dot can also mean that we do not know.
            </Definition>
            <Definition term="Prefix">
              What its commands begin with. A plain <code>/</code> stands for slash commands.
            </Definition>
          </DefinitionList>
          <p>
            <strong>Add to Server</strong> opens Discord’s own page in a new tab. There you choose
            the server and see which permissions the bot asks for. You can untick those that you do
            not want to give.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'With and without an account',
      content: (
        <p>
          Everything can be read without one. To vote, to review and to list a bot of your own you
          sign in with your Discord account; there is no separate password. What we learn when you
          do stands in the <SiteTextLink page="privacy">Privacy Policy</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'votes',
      title: 'Votes',
      content: (
        <>
          <p>
            A vote says: I am glad that this bot is here. You have one for each bot, and it grows
            back after {PAGE_CONSTANTS.voteHours} hours, with premium after{' '}
            {PAGE_CONSTANTS.premiumVoteHours}. Each one counts, so a bot that people come back to
            rises.
          </p>
          <p>
            The order <em>Popularity</em> goes by votes; where two bots have equally many, by
            servers. The button shows how long you still have to wait.
          </p>
        </>
      ),
    },
    {
      id: 'reviews',
      title: 'Reviews',
      content: (
        <>
          <p>
            Every member may write one review per bot: {PAGE_CONSTANTS.stars.min} to{' '}
            {PAGE_CONSTANTS.stars.max} stars, and a few words if you like. You can change or delete
            yours at any time. Others can mark it as helpful or not; pressing the same thumb again
            takes the mark back.
          </p>
          <ul>
            <li>
              The owners of a bot can answer a review, put a heart on it (it then carries the badge{' '}
              <em>Owner</em>), and delete it. What they delete stays on record for our staff, text
              and all.
            </li>
            <li>
              Owners can block a member from rating their bot. The blocked member’s review leaves
              the list and the average.
            </li>
            <li>
              Owners may review their own bot, too. Such a review says so, and does not count
              towards the average. A crown marks the main owner.
            </li>
            <li>
              Sorted by <em>Rating</em>, a bot with few reviews starts near the middle: one friend’s
              five stars do not beat a hundred strangers’ four and a half.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'approval',
      title: 'How a bot gets in',
      content: (
        <>
          <p>
            A person reads every submission, typically within 3 to 5 business days. Until then the
            bot is <strong>pending</strong>, and only its owners and our staff see it. Then it is{' '}
            <strong>approved</strong> and listed, or <strong>rejected</strong> with a reason. A
            rejected bot can be improved and sent again. Nobody on our staff decides about a bot of
            their own.
          </p>
          <p>
            What we look for stands in the{' '}
            <SiteTextLink page="guidelines">Bot Guidelines</SiteTextLink>, how to submit in the{' '}
            <SiteTextLink page="developerPortal">Developer Portal</SiteTextLink>.
          </p>
        </>
      ),
    },
    {
      id: 'certified',
      title: 'What the seal means',
      content: (
        <>
          <p>
            A small rosette marks a <strong>certified</strong> bot. Its owners have asked for a
            closer look, and our staff found it useful, reliable and well cared for. Only approved
            bots in at least 100 servers can ask.
          </p>
          <Note>
            <p>
              Neither approval nor the seal is a guarantee. Bots run on their owners’ computers and
              can change from one day to the next, so give each only the permissions that it needs.
            </p>
          </Note>
        </>
      ),
    },
    {
      id: 'settings',
      title: 'Language, theme, advertisements',
      content: (
        <p>
          Switch between English and Romanian, and between day and night, at the top of every page.
          The choice stays in your browser. Advertisements are labelled and locked into a frame of
          their own; with <SiteTextLink page="premium">premium</SiteTextLink> there are none.
        </p>
      ),
    },
  ],
}
