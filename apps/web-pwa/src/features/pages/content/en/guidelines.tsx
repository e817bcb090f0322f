import type { PageText } from '../../page-text.ts'
import { SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Bot Guidelines',
  description:
    'The rules for every bot listed on Botanica, and what happens when a bot breaks them.',
  lead: 'What we ask of every bot that is listed here. Most of it is what you would want from a bot in your own server.',
  changedOn: '2026-11-24',
  sections: [
    {
      id: 'works',
      title: 'It works',
      content: (
        <ul>
          <li>It is online while we look at it, and answers a command within a few seconds.</li>
          <li>It has a help command, or its page says how to begin.</li>
          <li>It does what its page says, today and not in a later version.</li>
          <li>
            It offers something original. Unchanged copies of somebody else’s code are not listed.
          </li>
        </ul>
      ),
    },
    {
      id: 'permissions',
      title: 'It asks only for what it needs',
      content: (
        <ul>
          <li>
            The invite asks for no more permissions than the bot uses. Hardly any bot needs
            Administrator.
          </li>
          <li>Moderation commands check the permissions of the member who uses them.</li>
          <li>
            It doesn’t message members who didn’t ask for it, and doesn’t ping anyone without a
            reason.
          </li>
        </ul>
      ),
    },
    {
      id: 'data',
      title: 'It respects people',
      content: (
        <ul>
          <li>It stores only the data it needs, says which, and deletes it on request.</li>
          <li>It never collects passwords or tokens, and never spies on anyone.</li>
          <li>It doesn’t take part in raids, spam, scams or attacks.</li>
          <li>Adult content stays in age-restricted channels and off the listing.</li>
          <li>It follows Discord’s terms and developer policies.</li>
        </ul>
      ),
    },
    {
      id: 'page',
      title: 'Its page is honest',
      content: (
        <ul>
          <li>The name, images and descriptions are yours, or you have permission to use them.</li>
          <li>
            The short description (10 to 100 characters) says what the bot does, not how great it
            is.
          </li>
          <li>
            The long one (50 to 2000 characters) may use Markdown. HTML and pictures are not shown.
          </li>
          <li>Choose categories that fit.</li>
          <li>Server counts are accurate.</li>
        </ul>
      ),
    },
    {
      id: 'votes',
      title: 'Its votes and reviews are real',
      content: (
        <ul>
          <li>
            Do not buy, trade or automate votes or reviews, and do not require people to vote before
            they can use basic features.
          </li>
          <li>
            Do not delete reviews or block their authors for an honest negative opinion. Answer them
            instead.
          </li>
          <li>Do not review a competitor to harm it.</li>
        </ul>
      ),
    },
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
