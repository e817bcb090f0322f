import { CommunityInvite, ContactAddress } from '../../contact-details.tsx'
import type { PageText } from '../../page-text.ts'
import { Note, SiteTextLink } from '../../page-elements.tsx'
import { SupportRequests } from '../../support/support-requests.tsx'

export const text: PageText = {
  title: 'Contact',
  description:
    'How to reach the people behind Botanica: questions, reports, appeals, privacy and security.',
  lead: 'Botanica is run by people. Here is how to reach us, and what to include so that we can help.',
  sections: [
    {
      id: 'ask',
      title: 'Ask us here',
      content: (
        <p>Our team reads every message and answers here. We notify you when there is an answer.</p>
      ),
      after: <SupportRequests />,
    },
    {
      id: 'where',
      title: 'Where to find us',
      content: (
        <>
          <p>
            In our community server on Discord. Our team has the same roles there as here and can
            open a private thread for anything sensitive.
          </p>
          <CommunityInvite
            label="Join the community server"
            otherwise={
              <p>
                You get the invite when you submit a bot on{' '}
                <SiteTextLink page="addBot">Add Bot</SiteTextLink>.
              </p>
            }
          />
          <ContactAddress>{(address) => <p>Prefer e-mail? Write to {address}.</p>}</ContactAddress>
        </>
      ),
    },
    {
      id: 'bots',
      title: 'About a bot',
      content: (
        <>
          <p>
            <strong>It does not work, or you don’t know how to use it:</strong> ask its owners, in
            the support server that its page links to. We can’t fix it.
          </p>
          <p>
            <strong>
              It breaks the <SiteTextLink page="guidelines">guidelines</SiteTextLink>:
            </strong>{' '}
            send us the address of its page, what happened, when, and a screenshot if you have one.
          </p>
        </>
      ),
    },
    {
      id: 'appeals',
      title: 'Appeal a decision',
      content: (
        <p>
          If your bot was rejected, your review removed or your account restricted, and you think we
          got it wrong, <SiteTextLink page="appeals">appeal</SiteTextLink>: quote the reason we gave
          and tell us what we missed. Another member of our team reviews the decision.
        </p>
      ),
    },
    {
      id: 'privacy',
      title: 'About your data',
      content: (
        <p>
          In the settings of <SiteTextLink page="profile">your profile</SiteTextLink> you can
          download a copy (<strong>Export My Data</strong>) and delete your account (
          <strong>Delete My Account</strong>). For anything else, write to us from the Discord
          account in question, so that we know it is you. The{' '}
          <SiteTextLink page="privacy">Privacy Policy</SiteTextLink> says what we store.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'Report a security issue',
      content: (
        <Note>
          <p>
            Please report it in private, with the steps to reproduce it, and give us time to fix it
            before you tell others. Don’t access other people’s data or disrupt the site.
          </p>
        </Note>
      ),
    },
    {
      id: 'faults',
      title: 'Report a problem with the site',
      content: (
        <p>
          Tell us what you did, what you expected and what happened. If the page showed a request
          ID, please include it: it helps us find your request in our logs.
        </p>
      ),
    },
  ],
}
