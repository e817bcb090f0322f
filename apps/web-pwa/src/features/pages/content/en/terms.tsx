import type { PageText } from '../../page-text.ts'
import { SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Terms of Service',
  description: 'What you may expect from Botanica, and what Botanica expects from you.',
  lead: 'What you may expect from us, and what we expect from you. Short on purpose, so that it can be read.',
  changedOn: '2026-11-21',
  sections: [
    {
      id: 'what',
      title: 'What Botanica is',
      content: (
        <p>
          A directory of Discord bots that other people make. It is independent of Discord Inc. By
          signing in, or by submitting a bot, you agree to these terms. Reading needs no agreement.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      content: (
        <ul>
          <li>
            You sign in with Discord, so you must be old enough for Discord where you live and keep
            to its terms.
          </li>
          <li>
            One person, one account. What is done with it counts as done by you, so tell us if
            somebody else uses it.
          </li>
          <li>You can sign out at any time, and have your account deleted.</li>
        </ul>
      ),
    },
    {
      id: 'writing',
      title: 'What you write',
      content: (
        <ul>
          <li>
            It stays yours. You allow us to show it here, in both languages of the site, through our
            public API and in extracts, as long as it is here.
          </li>
          <li>
            It must be yours to publish, and lawful: no threats, no hatred, no private data of
            others, no advertising.
          </li>
          <li>A review tells your own experience, honestly. Nobody has paid you for it.</li>
          <li>
            Bots keep to the <SiteTextLink page="guidelines">Bot Guidelines</SiteTextLink>.
          </li>
        </ul>
      ),
    },
    {
      id: 'bots',
      title: 'Other people’s bots',
      content: (
        <p>
          We look at bots before we list them, but we do not run them and cannot see what they do
          afterwards. When you add one to your server, that is between you, its owners and Discord.
          Approval and certification are our opinion, not a guarantee.
        </p>
      ),
    },
    {
      id: 'fair',
      title: 'Fair use',
      content: (
        <ul>
          <li>Votes and reviews are given by people. Do not buy, sell, trade or automate them.</li>
          <li>
            Programs may read our <SiteTextLink page="apiReference">public API</SiteTextLink> within
            its limits.
          </li>
          <li>Do not try to get at data that is not yours, or to disturb the site for others.</li>
        </ul>
      ),
    },
    {
      id: 'moderation',
      title: 'What our staff may do',
      content: (
        <p>
          Reject, edit or remove bots, remove reviews, and restrict accounts for a time or for good
          when these terms or the guidelines are broken. They give a reason, it is recorded, and you
          can <SiteTextLink page="contact">ask us to look again</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'premium',
      title: 'Premium',
      content: (
        <>
          <p>
            Premium is a subscription, by month or by year, at the price that its page shows before
            you pay. Stripe or PayPal take the payment. It renews until you cancel; after cancelling
            it runs to the end of what is paid.
          </p>
          <p>
            The rights that the law of your country gives you as a consumer, such as withdrawing
            from a purchase, remain untouched.
          </p>
        </>
      ),
    },
    {
      id: 'ads',
      title: 'Advertisements',
      content: (
        <p>
          They are labelled as such. What they promise is up to their advertisers, and that we show
          one does not mean that we recommend it.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'What we cannot promise',
      content: (
        <p>
          We work for the site to be there, correct and safe, but it may fail, be late or be wrong.
          As far as the law allows, we are not liable for damage that comes from using it or from
          bots found on it; where the law says otherwise, as for intent and gross negligence, it
          holds.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      content: (
        <p>
          When these terms change, the date above changes with them, and what matters is announced
          in the community server. If you do not agree any more, you can leave; what you have
          written you may take down before.
        </p>
      ),
    },
  ],
}
