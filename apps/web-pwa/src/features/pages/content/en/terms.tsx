import type { PageText } from '../../page-text.ts'
import { SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Terms of Service',
  description: 'What you may expect from Botanica, and what Botanica expects from you.',
  lead: 'What you may expect from us, and what we expect from you. Kept short so you can read it.',
  changedOn: '2026-11-24',
  sections: [
    {
      id: 'what',
      title: 'What Botanica is',
      content: (
        <p>
          A directory of Discord bots that other people make. It is independent of Discord Inc. By
          signing in, or by submitting a bot, you agree to these terms. You can read the site
          without agreeing to anything.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      content: (
        <ul>
          <li>
            You sign in with Discord, so you must be old enough to use Discord where you live and
            follow its terms.
          </li>
          <li>
            One person, one account. You are responsible for what is done with it, so tell us if
            somebody else uses it.
          </li>
          <li>You can sign out and delete your account at any time.</li>
        </ul>
      ),
    },
    {
      id: 'writing',
      title: 'What you write',
      content: (
        <ul>
          <li>
            It stays yours. You allow us to show it on the site, in its public API and in excerpts,
            for as long as it is published here.
          </li>
          <li>
            It must be yours to publish, and lawful: no threats, no hatred, no private data of
            others, no advertising.
          </li>
          <li>A review describes your own experience honestly. Nobody has paid you for it.</li>
          <li>
            Bots follow the <SiteTextLink page="guidelines">Bot Guidelines</SiteTextLink>.
          </li>
        </ul>
      ),
    },
    {
      id: 'bots',
      title: 'Other people’s bots',
      content: (
        <p>
          We review bots before we list them, but we do not run them and cannot see what they do
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
          <li>Votes and reviews come from people. Do not buy, sell, trade or automate them.</li>
          <li>
            Programs may read our <SiteTextLink page="apiReference">public API</SiteTextLink> within
            its limits.
          </li>
          <li>Don’t try to access data that isn’t yours, and don’t disrupt the site for others.</li>
        </ul>
      ),
    },
    {
      id: 'moderation',
      title: 'What our staff may do',
      content: (
        <p>
          Reject, edit or remove bots, remove reviews, and restrict accounts temporarily or
          permanently when these terms or the guidelines are broken. They give a reason, which is
          recorded, and you can <SiteTextLink page="contact">appeal</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'premium',
      title: 'Premium',
      content: (
        <>
          <p>
            Premium is a monthly or yearly subscription, at the price shown before you pay. Payments
            are processed by Stripe or PayPal. It renews until you cancel, and then lasts until the
            end of the paid period.
          </p>
          <p>
            This doesn’t affect your consumer rights under the law of your country, such as the
            right to withdraw from a purchase.
          </p>
        </>
      ),
    },
    {
      id: 'ads',
      title: 'Advertisements',
      content: (
        <p>
          They are labeled as such. Advertisers are responsible for what their ads promise. Showing
          an ad does not mean that we recommend it.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'What we cannot promise',
      content: (
        <p>
          We do our best to keep the site available, correct and safe, but can’t guarantee it. We
          are not liable for damage caused by using the site or bots found on it, except where the
          law doesn’t allow us to exclude liability, for example in cases of intent or gross
          negligence.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      content: (
        <p>
          When these terms change, we update the date above and announce important changes in the
          community server. If you no longer agree, you can remove what you have written and delete
          your account.
        </p>
      ),
    },
  ],
}
