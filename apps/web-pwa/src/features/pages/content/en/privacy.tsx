import { LANGUAGE_KEY, READABLE_COOKIES } from '@botanica/api-client/contract'
import { DRAFT_DAYS } from '@botanica/ui/drafts'
import { THEME_KEY } from '@botanica/ui/theme'
import { PAGE_CONSTANTS } from '../../page-constants.ts'
import type { PageText } from '../../page-text.ts'
import { Definition, DefinitionList, SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Privacy Policy',
  description:
    'Which data Botanica keeps, why, for how long, who sees it, and how to get it deleted.',
  lead: 'Which data we keep, why, for how long, and who sees it. We keep little, and sell none.',
  changedOn: '2026-11-24',
  sections: [
    {
      id: 'visiting',
      title: 'When you just look around',
      content: (
        <>
          <p>
            You need no account, and we keep no record of what you read. We use no analytics and no
            tracking. Your IP address is used to count requests against our limits, in memory, and
            forgotten soon after. A request that fails because of an error on our side is logged
            with a number, so that we can find the cause.
          </p>
          <p>
            Pictures of bots and members come from Discord’s image server. Your browser fetches them
            there, so Discord sees your IP address, but not which of our pages you are on beyond the
            name of this site.
          </p>
        </>
      ),
    },
    {
      id: 'signing-in',
      title: 'When you sign in',
      content: (
        <>
          <p>Each time, Discord tells us and we store:</p>
          <ul>
            <li>
              your Discord ID, username, display name and, if you still have one, your
              discriminator;
            </li>
            <li>which avatar and banner you use (not the pictures themselves);</li>
            <li>your e-mail address, if Discord has verified it.</li>
          </ul>
          <p>
            We ask for nothing more: not your servers, not your friends, not your messages. The
            token that Discord gives us to read this is used once and not kept. While you are signed
            in we keep a session record: a random ID, your user ID and an expiry.
          </p>
        </>
      ),
    },
    {
      id: 'taking-part',
      title: 'When you take part',
      content: (
        <>
          <p>We store what you give us, with the time:</p>
          <ul>
            <li>your profile: a few words about you, a website, names on other networks;</li>
            <li>bots that you list, and everything on their pages;</li>
            <li>reviews, replies, hearts, and whether you found a review helpful;</li>
            <li>for each bot that you vote for, when you last did, and how often;</li>
            <li>
              what you ask us on <SiteTextLink page="contact">Contact</SiteTextLink>, and our
              answer. Only staff who answer requests read it. We delete it{' '}
              {PAGE_CONSTANTS.supportDays} days after the answer; a request that you withdraw is
              deleted at once.
            </li>
          </ul>
          <p>
            If you buy premium, Stripe or PayPal take your payment by their own rules. We receive
            and keep their IDs for you and your subscription, its state and the date of its next
            charge, and for each payment and refund the amount, the currency and whether it
            succeeded. Card numbers never reach us.
          </p>
          <p>
            If you switch notifications on, your browser’s maker (Google, Mozilla, Microsoft or
            Apple) gives us an address for messages to that browser. We keep it until you switch
            them off or sign out there. What we send is encrypted for your browser alone, and says
            what has happened, not why.
          </p>
        </>
      ),
    },
    {
      id: 'public',
      title: 'What others see',
      content: (
        <p>
          Your names and pictures, your profile, your roles, whether you have premium, your listed
          bots and your reviews; also through our public API. Never your e-mail address, and never
          which bots you voted for. If you are banned, others see that and the reason, and nothing
          else of your profile.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and local storage',
      content: (
        <>
          <p>
            Only what the site needs to work. None is for tracking, and none is set if you just
            read.
          </p>
          <DefinitionList>
            <Definition term={<code>sid</code>}>
              Keeps you signed in. Ends after {PAGE_CONSTANTS.sessionIdleDays} days without use and
              after {PAGE_CONSTANTS.sessionDays} at the latest; for our staff after{' '}
              {PAGE_CONSTANTS.staffSessionIdleHours} hours and {PAGE_CONSTANTS.staffSessionDays}{' '}
              days. Scripts cannot read it.
            </Definition>
            <Definition term={<code>discord_sign_in</code>}>
              For ten minutes at most, while you are at Discord to sign in: makes sure that it is
              you who comes back. Encrypted.
            </Definition>
            <Definition term={<code>{READABLE_COOKIES.signedIn}</code>}>
              Says that somebody is signed in, so that the page shows the right header at once. It
              does not say who.
            </Definition>
            <Definition term={<code>{READABLE_COOKIES.session}</code>}>
              Distinguishes your session from a later one, so that signing out without a connection
              ends no other. It gives nobody access.
            </Definition>
            <Definition term={<code>{READABLE_COOKIES.premium}</code>}>
              Says that no advertisements are to be shown.
            </Definition>
            <Definition term={<code>{LANGUAGE_KEY}</code>}>
              The language that you chose; also in your browser’s local storage. Kept for a year.
            </Definition>
            <Definition term={<code>{THEME_KEY}</code>}>
              Day or night, if you chose. Kept for a year.
            </Definition>
          </DefinitionList>
          <p>
            The names of the first two usually begin with <code>__Host-</code>, which makes browsers
            keep them to this site.
          </p>
          <p>
            What you type and have not sent (reviews, replies, bots, your profile) is saved in your
            browser’s storage, with your ID, so that a closed tab or a lost connection costs you
            nothing. We do not receive it until you send it. It goes when you send or discard it,
            when you sign out, or after {DRAFT_DAYS} days. Other members who use this browser don’t
            see it. If your session ends by itself, it waits for you to sign in again. When
            something waits to be sent, we ask your browser not to delete it.
          </p>
        </>
      ),
    },
    {
      id: 'ads',
      title: 'Advertisements',
      content: (
        <p>
          Each ad is shown in a frame that is shut off from our pages: it cannot read our cookies,
          what you see or who you are, and we tell its advertiser nothing about you. If an
          advertisement loads pictures or scripts from elsewhere, the server there sees your IP
          address, as with any website. Members with premium are not shown any.
        </p>
      ),
    },
    {
      id: 'staff',
      title: 'What our staff see and leave behind',
      content: (
        <p>
          Owners of the site see the account data of members, with the e-mail address; other staff
          see what their tasks need. Every decision is recorded: who, what, about whom, why, and
          from which IP address and browser. Nothing in the site can change these records
          afterwards.
        </p>
      ),
    },
    {
      id: 'deleting',
      title: 'How long we keep it, and how to delete it',
      content: (
        <>
          <p>
            We keep your data as long as you have an account. You can delete it yourself in the
            settings of <SiteTextLink page="profile">your profile</SiteTextLink> (
            <strong>Delete My Account</strong>). When an account is deleted:
          </p>
          <ul>
            <li>sessions end at once and subscriptions are cancelled;</li>
            <li>your bots leave the site at once and are erased after 30 days;</li>
            <li>
              your reviews go, or stay without your name as those of an Unknown User, as you choose;
            </li>
            <li>the number of votes that bots have received stays, without saying from whom;</li>
            <li>
              a ban stays, with your Discord ID alone, so that it cannot be undone by coming back;
            </li>
            <li>your support requests and our answers are deleted at once;</li>
            <li>we keep the payment records that the law requires.</li>
          </ul>
          <p>
            A single bot or review that you delete is gone for everybody at once; deleted bots are
            kept for 30 days in case it was a mistake.
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      content: (
        <p>
          You can get a copy of your data, have it corrected or deleted, and object to how we use
          it. A copy is in the settings of your profile (<strong>Export My Data</strong>); for
          anything else, <SiteTextLink page="contact">contact us</SiteTextLink>. We use your data
          because you want to use the site (to fulfil our contract with you), and to keep it safe
          from abuse (our legitimate interest). If you live in the European Union and think that we
          handle your data wrongly, you can also turn to the data protection authority of your
          country.
        </p>
      ),
    },
  ],
}
