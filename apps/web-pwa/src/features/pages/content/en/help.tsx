import { PAGE_CONSTANTS } from '../../page-constants.ts'
import type { PageText } from '../../page-text.ts'
import { SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Help Center',
  description: 'Answers to what visitors, members and bot owners of Botanica ask most.',
  lead: 'Answers to what people ask most. Yours is not among them? Then ask us.',
  sections: [
    {
      id: 'not-found',
      title: 'Why can’t I find a bot?',
      content: (
        <p>
          It may never have been submitted here, may still be waiting for its review, or may have
          been deleted. Try a word of what it does instead of its name; and when Discord no longer
          knows a bot, it leaves our lists until it is back.
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
          last vote for this bot ({PAGE_CONSTANTS.premiumVoteHours} with premium). The button tells
          how long it still takes, by our clock and not by your computer’s.
        </p>
      ),
    },
    {
      id: 'second-review',
      title: 'Can I write a second review of the same bot?',
      content: (
        <p>
          No, there is one for each member. Edit yours when your opinion changes; the date of the
          change is kept.
        </p>
      ),
    },
    {
      id: 'review-gone',
      title: 'My review is gone. Who took it?',
      content: (
        <p>
          An owner of the bot deleted it, or blocked you from rating the bot, or our staff removed
          it. Owners may do so, but every time it is recorded with the text of the review. If you
          think that they only wanted to silence an honest opinion,{' '}
          <SiteTextLink page="contact">tell us</SiteTextLink>.
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
          No. You get the reason, you change what it names, and you send the same bot again from{' '}
          <SiteTextLink page="addBot">Add Bot</SiteTextLink>. It then waits for its review like any
          other.
        </p>
      ),
    },
    {
      id: 'server-count',
      title: 'The server count of my bot is wrong.',
      content: (
        <p>
          Discord does not tell us how many servers your bot is in. Ask our staff to correct the
          figure. A way for bots to post it themselves is on its way.
        </p>
      ),
    },
    {
      id: 'name',
      title: 'How do I change my name or picture?',
      content: (
        <p>
          Change it on Discord and sign in here again: names and pictures come from there each time
          you sign in.
        </p>
      ),
    },
    {
      id: 'ads',
      title: 'Why do I see advertisements, and how do I get rid of them?',
      content: (
        <p>
          They help to pay for the server. Each is labelled and locked into a frame that cannot see
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
          There is no button for it yet: <SiteTextLink page="contact">write to us</SiteTextLink>.
          What goes and what stays is told in the{' '}
          <SiteTextLink page="privacy">Privacy Policy</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'ask',
      title: 'My question is not answered here.',
      content: (
        <p>
          Sign in and send it on <SiteTextLink page="contact">Contact</SiteTextLink>: you are
          notified when our staff answer. Questions of{' '}
          <SiteTextLink page="premium">premium</SiteTextLink> members are answered first.
        </p>
      ),
    },
    {
      id: 'restricted',
      title: 'My account is banned or disabled.',
      content: (
        <p>
          You can go on reading, and your own data stays yours, but you cannot change anything until
          the restriction ends. The reason, and the end if there is one, stands on your profile. You
          think it is a mistake? <SiteTextLink page="contact">Contact</SiteTextLink> says how to
          appeal.
        </p>
      ),
    },
  ],
}
