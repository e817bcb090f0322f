import { CommunityInvite, ContactAddress } from '../../contact-details.tsx'
import type { PageText } from '../../page-text.ts'
import { Note, SiteTextLink } from '../../page-elements.tsx'
import { SupportRequests } from '../../support/support-requests.tsx'

export const text: PageText = {
  title: 'Contact',
  description:
    'How to reach the people behind Botanica: questions, reports, appeals, privacy and security.',
  lead: 'Botanica is kept by people. Here is how to reach them, and what helps them to help you.',
  sections: [
    {
      id: 'ask',
      title: 'Ask us here',
      content: <p>Our staff read what you send and answer here. You are notified when they do.</p>,
      after: <SupportRequests />,
    },
    {
      id: 'where',
      title: 'Where to find us',
      content: (
        <>
          <p>
            In our community server on Discord. Our staff carry their roles there as they do here,
            and open a private thread for what is nobody else’s business.
          </p>
          <CommunityInvite
            label="Join the community server"
            otherwise={
              <p>
                The invite is offered to you when you submit a bot on{' '}
                <SiteTextLink page="addBot">Add Bot</SiteTextLink>.
              </p>
            }
          />
          <ContactAddress>
            {(address) => <p>You would rather write? Our address is {address}.</p>}
          </ContactAddress>
        </>
      ),
    },
    {
      id: 'bots',
      title: 'About a bot',
      content: (
        <>
          <p>
            <strong>It does not work, or you do not know how to use it:</strong> ask its owners, in
            the support server that its page links to. We cannot repair it.
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
      title: 'About a decision of ours',
      content: (
        <p>
          Your bot was rejected, your review removed, your account restricted, and you think that we
          were wrong? Quote the reason that we gave and say what it overlooks. Somebody who did not
          take the decision looks at it again.
        </p>
      ),
    },
    {
      id: 'privacy',
      title: 'About your data',
      content: (
        <p>
          To get a copy, to have something corrected or to delete your account, write to us from the
          Discord account that it is about, so that we know it is you. What we keep stands in the{' '}
          <SiteTextLink page="privacy">Privacy Policy</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'About a security hole',
      content: (
        <Note>
          <p>
            Please tell us in private first, with the steps that show it, and give us time to close
            it before you tell others. Do not look at other people’s data or disturb the site on the
            way.
          </p>
        </Note>
      ),
    },
    {
      id: 'faults',
      title: 'About a fault of this site',
      content: (
        <p>
          Tell us what you did, what you expected and what came instead. If the page showed a long
          number, it is how we find your request in our records: please copy it.
        </p>
      ),
    },
  ],
}
