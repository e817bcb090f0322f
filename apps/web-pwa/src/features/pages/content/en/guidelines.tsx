import type { PageText } from '../../page-text.ts'
import { SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Bot Guidelines',
  description:
    'What Botanica asks of every bot that is listed, and what happens when one does not keep to it.',
  lead: 'What we ask of every bot that grows here. Most of it is what you would want from a bot in your own server.',
  changedOn: '2026-11-21',
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
            It brings something of its own. Unchanged copies of somebody else’s code are not listed.
          </li>
        </ul>
      ),
    },
    {
      id: 'permissions',
      title: 'It asks for what it needs',
      content: (
        <ul>
          <li>
            The invite asks for no more permissions than the bot uses. Administrator is hardly ever
            one of them.
          </li>
          <li>Commands that moderate check the rights of whoever gives them.</li>
          <li>
            It does not write to members who did not ask for it, and pings nobody without need.
          </li>
        </ul>
      ),
    },
    {
      id: 'data',
      title: 'It respects people',
      content: (
        <ul>
          <li>It keeps only the data that it works with, says which, and deletes it when asked.</li>
          <li>It never collects passwords or tokens, and spies on nobody.</li>
          <li>It takes part in no raids, spam, scams or attacks.</li>
          <li>What is for adults stays in age-restricted channels, and off its page here.</li>
          <li>It keeps to Discord’s own terms and developer policies.</li>
        </ul>
      ),
    },
    {
      id: 'page',
      title: 'Its page is honest',
      content: (
        <ul>
          <li>Name, pictures and descriptions are your own, or you may use them.</li>
          <li>
            The short description (10 to 100 characters) tells what it does, not how great it is.
          </li>
          <li>
            The long one (50 to 2000 characters) may use Markdown. HTML and pictures are not shown.
          </li>
          <li>Categories fit. The wrong ones bring visitors who leave again.</li>
          <li>Server counts are true.</li>
        </ul>
      ),
    },
    {
      id: 'votes',
      title: 'Its votes and reviews are real',
      content: (
        <ul>
          <li>
            Do not buy, trade or automate votes or reviews, and do not make people vote to use your
            bot’s basics.
          </li>
          <li>
            Do not delete reviews or block their authors for an honest bad opinion. Answer them
            instead.
          </li>
          <li>Do not review a competitor to harm it.</li>
        </ul>
      ),
    },
    {
      id: 'consequences',
      title: 'When a bot does not keep to this',
      content: (
        <>
          <p>
            Before it is listed, we reject it and say why; you can improve it and send it again.
            Afterwards we first write to you where that is enough. Where people are at risk we take
            the bot off the list at once, and may restrict the account of whoever is behind it. Each
            such decision is recorded, with its reason.
          </p>
          <p>
            You have seen a bot that breaks these rules, or think that we were wrong about yours?
            Tell us: <SiteTextLink page="contact">Contact</SiteTextLink>.
          </p>
        </>
      ),
    },
  ],
}
