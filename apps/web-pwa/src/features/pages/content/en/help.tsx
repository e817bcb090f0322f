import { PAGE_CONSTANTS } from '../../page-constants.ts'
import type { PageText } from '../../page-text.ts'
import { SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Help Center',
  description: 'Answers to what visitors, members and bot owners of Botanica ask most.',
  lead: 'Answers to what people ask most. Didn’t find yours? Ask us.',
  sections: [
    {
      id: 'not-found',
      title: 'Why can’t I find a bot?',
      content: (
        <p>
          It may never have been submitted here, may still be waiting for its review, or may have
          been deleted. Try a word for what it does instead of its name. Bots that no longer exist
          on Discord are hidden until they are back.
        </p>
      ),
    },
    {
      id: 'silent',
      title: 'A bot does not answer in my server. What now?',
      content: (
        <p>
          Bots belong to their owners; we list them but do not run them. Look at the status on the
          bot’s page: if it is offline, wait. If it is online, check its permissions in your server,
          then ask in its support server, which most pages link to.
        </p>
      ),
    },
    {
      id: 'cannot-vote',
      title: 'Why can’t I vote?',
      content: (
        <p>
          You need to be logged in, and {PAGE_CONSTANTS.voteHours} hours must have passed since your
          last vote for this bot ({PAGE_CONSTANTS.premiumVoteHours} with premium). The button shows
          how long is left. Switch on the reminder beside it, and we tell you when you can vote
          again.
        </p>
      ),
    },
    {
      id: 'second-review',
      title: 'Can I write a second review of the same bot?',
      content: (
        <p>
          No, every member has one per bot. Edit yours when your opinion changes; the page then
          shows that it was edited.
        </p>
      ),
    },
    {
      id: 'review-gone',
      title: 'My review is gone. Who removed it?',
      content: (
        <p>
          An owner of the bot deleted it, or blocked you from rating the bot, or our staff removed
          it; your inbox and the list of your reviews in{' '}
          <SiteTextLink page="profile">your profile</SiteTextLink> say which. Owners may do that,
          but the bot’s page says how many reviews they removed, and staff can restore yours for{' '}
          {PAGE_CONSTANTS.removedReviewDays} days. If you think they only wanted to silence an
          honest opinion, <SiteTextLink page="appeals">appeal</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'How long until my bot is approved?',
      content: (
        <p>
          Typically 3 to 5 business days. You cannot speed it up by submitting again, but you can
          read what <SiteTextLink page="developerPortal">reviewers look at</SiteTextLink> while you
          wait.
        </p>
      ),
    },
    {
      id: 'rejected',
      title: 'My bot was rejected. Is that final?',
      content: (
        <p>
          No. You get the reason. Fix the problems that it mentions, then resubmit the same bot from{' '}
          <SiteTextLink page="addBot">Add Bot</SiteTextLink>. It is then reviewed like any other.
        </p>
      ),
    },
    {
      id: 'server-count',
      title: 'My bot’s server count is wrong.',
      content: (
        <p>
          Discord does not tell us how many servers your bot is in, so your bot reports it: create a
          token on its developer page, which its edit page leads to, and see the{' '}
          <SiteTextLink page="apiReference">API Reference</SiteTextLink> for the call. Our team can
          correct a number that is wrong.
        </p>
      ),
    },
    {
      id: 'name',
      title: 'How do I change my name or picture?',
      content: (
        <p>Change it on Discord, then sign in here again: we copy both each time you sign in.</p>
      ),
    },
    {
      id: 'ads',
      title: 'Why do I see advertisements, and how do I get rid of them?',
      content: (
        <p>
          They help to pay for the servers. Each is labeled and runs in a sandbox that cannot see
          who you are or what you read. With <SiteTextLink page="premium">premium</SiteTextLink>{' '}
          they disappear.
        </p>
      ),
    },
    {
      id: 'delete-account',
      title: 'How do I delete my account?',
      content: (
        <p>
          Open the settings of <SiteTextLink page="profile">your profile</SiteTextLink> and choose{' '}
          <strong>Delete My Account</strong>. What is deleted and what stays is described in the{' '}
          <SiteTextLink page="privacy">Privacy Policy</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'ask',
      title: 'Didn’t find your question?',
      content: (
        <p>
          Sign in and ask us on the <SiteTextLink page="contact">Contact</SiteTextLink> page. We
          notify you when we have answered. Questions from{' '}
          <SiteTextLink page="premium">premium</SiteTextLink> members are answered first.
        </p>
      ),
    },
    {
      id: 'restricted',
      title: 'My account is banned or disabled.',
      content: (
        <p>
          You can still read everything and export or delete your own data, but you cannot change
          anything else until the restriction ends. You’ll find the reason and the end date on your
          profile. If you think the decision is wrong, the{' '}
          <SiteTextLink page="contact">Contact</SiteTextLink> page explains how to appeal.
        </p>
      ),
    },
  ],
}
