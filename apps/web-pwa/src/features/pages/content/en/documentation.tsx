import { PAGE_CONSTANTS } from '../../page-constants.ts'
import type { PageText } from '../../page-text.ts'
import { Key, Definition, DefinitionList, Note, SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Documentation',
  description:
    'How to use Botanica: finding a bot, reading its page, and what votes, reviews, badges and approval mean.',
  lead: 'How Botanica works: finding bots, and what ratings, votes and approval mean.',
  sections: [
    {
      id: 'find',
      title: 'Find a bot',
      content: (
        <>
          <p>
            Type what you need into the search box. It looks through names, categories and
            descriptions, ignores accents and tolerates typos: “musci” finds music bots. The{' '}
            <Key>/</Key> key takes you to the search from anywhere.
          </p>
          <p>
            If hardly any bot has the word as you typed it, you see the results for the corrected
            one, and a link to those for yours.
          </p>
          <p>
            On <SiteTextLink page="discover">Discover</SiteTextLink> you can narrow the list to
            categories, ratings, server counts and permissions, and sort it. Your filters are in the
            link, so you can share or bookmark it.{' '}
            <SiteTextLink page="categories">Categories</SiteTextLink> shows the popular and the
            newest bots of each category.
          </p>
        </>
      ),
    },
    {
      id: 'order',
      title: 'How lists are sorted',
      content: (
        <>
          <p>A line on each card says why the bot has its place. These are the formulas:</p>
          <DefinitionList>
            <Definition term="Relevance">
              How well a bot matches your search: its whole name first, then a part of the name, its
              categories, its short description and its full description. Each doubling of its votes
              counts too.
            </Definition>
            <Definition term="Popularity">All its votes, then its servers.</Definition>
            <Definition term="Trending">
              (votes of the last {PAGE_CONSTANTS.trends.days} days + {PAGE_CONSTANTS.trends.damping}
              ) ÷ (usual votes + {PAGE_CONSTANTS.trends.damping}). Usual is the bot’s own average in{' '}
              {PAGE_CONSTANTS.trends.days} days of the {PAGE_CONSTANTS.trends.baselineDays} days
              before. The {PAGE_CONSTANTS.trends.damping} keep a handful of votes from being a
              trend. It is computed every hour.
            </Definition>
            <Definition term="Rating">
              The average after {PAGE_CONSTANTS.imaginedReviews.count} imagined reviews of{' '}
              {PAGE_CONSTANTS.imaginedReviews.stars} stars are added to the real ones, so one
              friend’s five stars do not beat a hundred strangers’ four and a half.
            </Definition>
            <Definition term="Newest and Oldest">When the bot was submitted.</Definition>
            <Definition term="Recently updated">
              When its listing, its name or its images last changed.
            </Definition>
            <Definition term="Bots that have ended">
              Owners can say when a bot ends. From that day on it comes after all others, whatever
              the order.
            </Definition>
          </DefinitionList>
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
              The average of its reviews, to one decimal. “No ratings” means that it has no reviews
              that count; with fewer than {PAGE_CONSTANTS.enoughRatings}, rankings make little of
              it, and the page says so. The bars on the reviews tab show how many reviews have each
              number of stars.
            </Definition>
            <Definition term="Servers">
              The number that the bot last reported, or one that our team set. Discord doesn’t share
              this number with us.
            </Definition>
            <Definition term="Votes">All votes that it has ever received on Botanica.</Definition>
            <Definition term="Status">
              Whether Discord shows it as online, idle, “do not disturb” or offline, and its
              activity. A gray dot can also mean that we do not know.
            </Definition>
            <Definition term="Prefix">
              What its commands start with. A plain <code>/</code> stands for slash commands.
            </Definition>
          </DefinitionList>
          <p>
            <strong>Add to Server</strong> opens Discord’s own page in a new tab. There you choose
            the server and confirm the permissions. The bot’s page lists them in plain words before
            you go, the dangerous ones first.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'With and without an account',
      content: (
        <p>
          You can read everything without an account. To vote, write reviews or list your own bot,
          sign in with your Discord account; there is no separate password. The{' '}
          <SiteTextLink page="privacy">Privacy Policy</SiteTextLink> says what we store.
        </p>
      ),
    },
    {
      id: 'votes',
      title: 'Votes',
      content: (
        <>
          <p>
            Vote for bots you like, once every {PAGE_CONSTANTS.voteHours} hours per bot (
            {PAGE_CONSTANTS.premiumVoteHours} with premium). Every vote counts, so bots that people
            keep voting for rise in the list.
          </p>
          <p>The button shows how long you have to wait.</p>
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
            removes the vote.
          </p>
          <ul>
            <li>
              The owners of a bot can answer a review, give it a heart (it then shows the badge{' '}
              <em>Owner</em>), and delete it. We keep a record of deleted reviews with their text.
            </li>
            <li>
              Owners can block a member from rating their bot. The blocked member’s review is
              removed from the list and the rating.
            </li>
            <li>
              Owners may review their own bot. Such a review is marked and doesn’t count towards the
              rating. A crown marks the main owner.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'approval',
      title: 'How bots are approved',
      content: (
        <>
          <p>
            A person reads every submission, typically within 3 to 5 business days. Until then the
            bot is <strong>pending</strong>, and only its owners and our staff see it. Then it is{' '}
            <strong>approved</strong> and listed, or <strong>rejected</strong> with a reason. A
            rejected bot can be improved and resubmitted. Staff members never decide on their own
            bots.
          </p>
          <p>
            The <SiteTextLink page="guidelines">Bot Guidelines</SiteTextLink> say what we look for.
            How to submit a bot is described in the{' '}
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
            A small rosette marks a <strong>certified</strong> bot. Its owners asked for a closer
            look, and our team found it useful, reliable and well maintained. Only approved bots in
            at least 100 servers can apply, by the median of the last{' '}
            {PAGE_CONSTANTS.serverCountDays} days.
          </p>
          <Note>
            <p>
              Neither approval nor the seal is a guarantee. Bots run on their owners’ servers and
              can change overnight, so give each only the permissions it needs.
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
          The choice stays in your browser. Advertisements are labeled and sandboxed; with{' '}
          <SiteTextLink page="premium">premium</SiteTextLink> there are none.
        </p>
      ),
    },
  ],
}
