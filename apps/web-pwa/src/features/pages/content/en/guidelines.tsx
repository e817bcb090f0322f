import type { PageText } from '../../page-text.ts'
import { createGuidelineSections } from '../../guideline-sections.tsx'
import { SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Bot Guidelines',
  description:
    'The rules for every bot listed on Botanica, and what happens when a bot breaks them.',
  lead: 'What we ask of every bot that is listed here. Most of it is what you would want from a bot in your own server.',
  changedOn: '2026-11-25',
  sections: [
    ...createGuidelineSections('en'),
    {
      id: 'consequences',
      title: 'When a bot breaks the rules',
      content: (
        <>
          <p>
            If it has not been listed, we reject it and say why; you can improve it and resubmit it.
            Once it is listed, we contact you first, unless the problem is serious. If people are at
            risk, we remove the bot from the lists immediately and may restrict its owner’s account.
            Every decision is recorded with its reason.
          </p>
          <p>
            Have you seen a bot that breaks these rules, or do you think we were wrong about yours?
            Tell us: <SiteTextLink page="contact">Contact</SiteTextLink>.
          </p>
        </>
      ),
    },
  ],
}
