import { COMPARED_BOTS_KEY } from '../../../../lib/compare/compared-bots.ts'
import { RECENT_SEARCHES_KEY } from '../../../../lib/search/recent-searches.ts'
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
  lead: 'Which data we keep, why, for how long, and who sees it. We store very little, and never sell any of it.',
  changedOn: '2026-11-24',
  sections: [
    {
      id: 'visiting',
      title: 'When you just look around',
      content: (
        <>
          <p>
            You need no account, and we keep no record of what you read. We track nobody. Your IP
            address is used to count requests against our limits, in memory, and deleted soon after.
            A request that fails because of an error on our side is logged with an ID, so that we
            can find the cause.
          </p>
          <p>
            For the developers of a bot we count how often its page is viewed, its invitation is
            followed, and a search finds it, by day, for {PAGE_CONSTANTS.analyticsMonths} months:
            only numbers, without cookies, and not who it was. A search text is kept only if at
            least {PAGE_CONSTANTS.termCallers} people searched for it that day. To tell them apart
            we store a hash of your IP address, with a random key that changes every day; we delete
            both when the day is over.
          </p>
          <p>
            Pictures of bots and members come from Discord’s image server. Your browser fetches them
            from there, so Discord sees your IP address and the name of this site, but not which of
            our pages you are on.
          </p>
        </>
      ),
    },
    {
      id: 'signing-in',
      title: 'When you sign in',
      content: (
        <>
          <p>Each time you sign in, Discord sends us the following, and we store it:</p>
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
            in, we keep a session record: a random ID, your user ID and an expiration time.
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
            <li>
              your profile: a few words about you, a website, your usernames on other networks;
            </li>
            <li>
              the language in which you last signed in or submitted a bot, so that our staff can
              write to you in it;
            </li>
            <li>
              bots that you list, everything on their pages, and what automatic checks of them
              found: for instance whether a link answers;
            </li>
            <li>
              tokens that you create for your bots: their names, what they may do, and when they
              were last used; until {PAGE_CONSTANTS.endedTokenDays} days after they end;
            </li>
            <li>
              access tokens that you create for your own programs: the same about each, until it
              ends;
            </li>
            <li>
              webhooks that you create for your bots: their addresses and secrets, encrypted, and
              for {PAGE_CONSTANTS.webhookLogDays} days what your servers answered;
            </li>
            <li>reviews, replies, hearts, and whether you found a review helpful;</li>
            <li>
              for each bot that you vote for, how often you did, and for {PAGE_CONSTANTS.voteDays}{' '}
              days when, with what the link to the vote page held after its question mark, and
              whether you want to be reminded to vote again;
            </li>
            <li>
              for {PAGE_CONSTANTS.eventDays} days, that you voted for or reviewed a bot, as a
              message to its developers;
            </li>
            <li>
              what you ask us on <SiteTextLink page="contact">Contact</SiteTextLink>, and our
              answer. Only staff who answer requests read it. We delete it{' '}
              {PAGE_CONSTANTS.supportDays} days after the answer; a request that you withdraw is
              deleted immediately;
            </li>
            <li>
              what you write in <SiteTextLink page="appeals">appeals</SiteTextLink>, and our answer.
              Only staff who may decide read it. We delete it {PAGE_CONSTANTS.appealDays} days after
              the outcome.
            </li>
            <li>
              what you report, with what it looked like. Only staff read it. We delete it{' '}
              {PAGE_CONSTANTS.reportDays} days after our decision.
            </li>
          </ul>
          <p>
            If you buy premium, Stripe or PayPal processes your payment under its own terms. We
            receive and store the IDs it uses for you and your subscription, the status of the
            subscription and the date of its next charge, and for each payment and refund the
            amount, the currency and whether it succeeded. Card numbers never reach us.
          </p>
          <p>
            If you switch notifications on, your browser’s maker (Google, Mozilla, Microsoft or
            Apple) gives us an address for messages to that browser. We keep it until you switch
            them off or sign out in that browser. What we send is encrypted so that only your
            browser can read it, and says what has happened, not why.
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
          which bots you voted for, with one exception: the developers of a bot can see when you
          voted for it, how often, and through which link. If you are banned, others see only that
          and the reason, and nothing else from your profile.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and local storage',
      content: (
        <>
          <p>
            We set only the cookies that the site needs. None is for tracking, and none is set if
            you only browse.
          </p>
          <DefinitionList>
            <Definition term={<code>sid</code>}>
              Keeps you signed in. Ends after {PAGE_CONSTANTS.sessionIdleDays} days without use and
              after {PAGE_CONSTANTS.sessionDays} at the latest; for our staff after{' '}
              {PAGE_CONSTANTS.staffSessionIdleHours} hours and {PAGE_CONSTANTS.staffSessionDays}{' '}
              days. Scripts cannot read it.
            </Definition>
            <Definition term={<code>discord_sign_in</code>}>
              Lasts up to ten minutes while you sign in on Discord, and makes sure that the person
              who comes back is you. Encrypted.
            </Definition>
            <Definition term={<code>{READABLE_COOKIES.signedIn}</code>}>
              Says that somebody is signed in, so that the page shows the right header immediately.
              It does not say who.
            </Definition>
            <Definition term={<code>{READABLE_COOKIES.session}</code>}>
              Identifies your session, so that if you sign out while offline, only that session is
              ended later. It can’t be used to sign in.
            </Definition>
            <Definition term={<code>{READABLE_COOKIES.premium}</code>}>
              Says that no advertisements should be shown.
            </Definition>
            <Definition term={<code>{LANGUAGE_KEY}</code>}>
              The language that you chose; also in your browser’s local storage. Kept for a year.
            </Definition>
            <Definition term={<code>{THEME_KEY}</code>}>
              Day or night, if you chose one. Kept for a year.
            </Definition>
          </DefinitionList>
          <p>
            The names of the first two usually begin with <code>__Host-</code>, which makes browsers
            keep them to this site.
          </p>
          <p>
            What you type and have not sent (reviews, replies, bots, your profile) is saved in your
            browser’s storage, with your ID, so that a closed tab or a lost connection costs you
            nothing. We do not receive it until you send it. It is deleted when you send or discard
            it, when you sign out, or after {DRAFT_DAYS} days. Other members who use this browser
            don’t see it. If your session expires, your text stays until you sign in again. While
            something is waiting to be sent, we ask your browser not to delete it.
          </p>
          <p>
            Your last searches are saved in your browser’s storage (
            <code>{RECENT_SEARCHES_KEY}</code>
            ), so that the search box can offer them again. We do not receive them from there. You
            can clear them in the search box; signing out deletes them too. The IDs of the bots that
            you compared last are saved there as well (<code>{COMPARED_BOTS_KEY}</code>), until you
            remove them from the comparison or sign out; for our staff also whether lists have
            compact rows.
          </p>
        </>
      ),
    },
    {
      id: 'ads',
      title: 'Advertisements',
      content: (
        <p>
          Each ad is shown in a frame that is isolated from our pages: it cannot read our cookies,
          see what you see or find out who you are, and we tell its advertiser nothing about you. If
          an advertisement loads pictures or scripts from elsewhere, the server there sees your IP
          address, as with any website. Premium members are not shown any.
        </p>
      ),
    },
    {
      id: 'staff',
      title: 'What our staff can see, and what we record',
      content: (
        <p>
          Site owners can see members’ account data, including the e-mail address. Other staff see
          only what they need for their work. Every decision is recorded: who made it, what it was,
          whom it affects, why, and from which IP address and browser. These records cannot be
          changed through the site. From them, site owners see how many decisions each member of our
          staff makes, and how fast. Members of our staff see which item of their queues a colleague
          has open; a minute after it is closed at the latest, nothing of that is left. Which
          version of a pending bot they last had open, and until when they have snoozed it, is
          stored as long as the bot and their account exist, and only they see it.
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
            <li>sessions end immediately and subscriptions are canceled;</li>
            <li>your bots disappear from the site immediately and are erased after 30 days;</li>
            <li>
              your reviews are deleted or, if you prefer, stay without your name, as those of an
              Unknown User;
            </li>
            <li>
              the number of votes that bots have received stays, with no record of who cast them;
            </li>
            <li>
              a ban stays, with only your Discord ID, so that it cannot be avoided by deleting the
              account;
            </li>
            <li>your support requests, your appeals and our answers are deleted immediately;</li>
            <li>replies that you saved as a member of our staff are deleted immediately;</li>
            <li>
              notes about bots that you wrote as a member of our staff stay without your name, for
              up to 12 months;
            </li>
            <li>
              questions that you asked as a member of our staff, and your answers to such questions,
              stay without your name, for up to 12 months;
            </li>
            <li>your reports stay without your name, and reports about you are deleted;</li>
            <li>
              earlier versions of listings that you edited stay without your name, for up to 12
              months after a newer one has replaced them;
            </li>
            <li>
              handovers of bots end and stay without your name for 90 days; a bot that its former
              owner can still take back returns to them;
            </li>
            <li>we keep the payment records that the law requires.</li>
          </ul>
          <p>
            A single bot or review that you delete disappears for everybody immediately; deleted
            bots are kept for 30 days in case it was a mistake. A review of yours that an owner of
            the bot or our staff removes is kept for {PAGE_CONSTANTS.removedReviewDays} days, in
            case it is restored.
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
          because you want to use the site (to fulfill our contract with you), and to keep it safe
          from abuse (our legitimate interest). If you live in the European Union and think that we
          mishandle your data, you can also complain to the data protection authority of your
          country.
        </p>
      ),
    },
  ],
}
