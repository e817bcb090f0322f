import { splitLines, type Language } from '../tail/kind.ts'
import type { Stars } from '../types.ts'

/** Comments that fit any bot: a first sentence, and sometimes a second one. */
export interface Phrases {
  readonly first: readonly string[]
  readonly second: readonly string[]
}

const praise = splitLines(`
Three months in, no complaints.
My members found it before I announced it.
Would give six.
Even our oldest member uses it.
The help text made me smile.
It has been up every single day.
Support is friendly and quick.
Please never change.
I have it in nine servers by now.
It just sits there and works.
Great on the phone too.
The updates are small and good.
We donated. It was worth it.
Our treasurer approves, and he approves of nothing.
You can tell that somebody cares.
Setup was one coffee long.
No nonsense, no upsell.
The defaults are right.
Beats the big ones.
Thank you to whoever made this.
Fast even in the evening.
I check the changelog for fun.
`)

const mild = splitLines(`
A dark theme for the website would help.
Some commands have long names.
Waiting for Romanian texts.
The docs could use examples.
Search in the settings, please.
It could be a bit faster.
One star off for the old logo.
Will update if that changes.
More languages would be nice.
Looking forward to the next version.
The defaults are a little shy.
Permissions took a moment.
On phones the buttons wrap.
An export would make it perfect.
`)

const critical = splitLines(`
I may try again in a few months.
The idea deserves better.
Maybe it suits smaller servers.
Support did answer, I will say that.
We went back to our old one.
It needs an undo.
The error messages say nothing.
Half of the help is outdated.
Shame, the design is lovely.
`)

const english: Readonly<Record<Stars, Phrases>> = {
  5: {
    first: splitLines(`
love it ❤️
10/10
Best one in its category, and I have tried most.
Exactly what we were looking for.
Works great!!
This bot has not failed us once.
Simple, quick, and pretty.
Solid as a rock.
good bot
Hands down my favourite.
Everything I need and nothing else.
Replaced two others with this one.
So easy that I felt suspicious.
amazing work, thank you
Finally!
We are 12,000 people and it does not sweat.
Our server would be empty without it.
Perfect for small communities.
I rarely leave reviews, but here I am.
Clean, fast, does what it says.
👏👏👏
Recommended by a friend, now recommended by me.
The kind of bot that you forget about, in the best sense.
Been using it since the beta.
My students adore it.
Instant replies, even on a Saturday night.
No setup drama at all.
wow, just wow
Honestly better than the paid ones.
It is the little things, and it gets all of them right.
The only bot that survived our spring cleaning.
Great docs, great people.
five stars from the whole raid team
Made my life as an admin so much easier.
Very well done.
Got it for one channel, now it is in all of them.
Use it every single day.
Who needs anything else.
A joy.
Nothing to complain about, and I looked.
Set it and forget it.
It understood what I meant at the first try.
Lightweight and honest.
Does exactly one thing too many for a dashboard person like me, and I still love it.
best thing on our server
Our mods asked me to write this. They are right.
My favourite find of the year.
No lag, no spam, no weirdness.
pure class
Underrated.
How is this free?
You will wonder how you managed before.
Even the error messages are friendly.
Clean. Clear. Kind.
Brilliant idea, brilliantly done.
Installed it as a joke, kept it as a tool.
Our teachers' server runs on this.
Short learning curve, long usefulness.
thank you thank you thank you
Never had to contact support, so five stars for that too.
Made with love, you can see it.
Works in our tiny server and in the huge one.
My grandmother uses it, that is my review.
I was sceptical. I was wrong.
Faster than the one it replaced.
Reliable since day one.
It deserves more votes.
perfect for what we do
Came for one feature, discovered five.
Nobody on our staff wants to live without it.
Finally one that respects quiet hours.
Beautifully boring, in the best way.
Our community is better with it.
10 out of 10 frogs
Super useful for school.
Just get it.
Simply the best bot for people who hate setting up bots.
I have recommended it four times this week.
Our most used command by far.
Smooth.
`),
    second: praise,
  },
  4: {
    first: splitLines(`
Really good.
Nearly there.
Does its job well.
very nice, small bugs
Good bot, would recommend.
We like it a lot.
Great once it is set up.
Solid four.
Useful every day.
Pleasantly surprised.
Nice and light.
Better than I expected.
It grew on us.
Good for what it is.
Happy with it so far.
Nice idea, nicely made.
Quick and tidy.
Took a week to get used to, now I like it.
Good enough to keep.
My second favourite of its kind.
Works, looks good, stays out of the way.
Does what we need nine times out of ten.
Clever little thing.
Good, and getting better.
A few rough edges, mostly charming.
Great for the price of nothing.
Nice bot, friendly makers.
No regrets.
Solid choice.
We kept it after the trial month.
Good core, a bit plain around it.
Reliable enough for a big event.
Fun and useful.
Nearly perfect for us.
pretty good ngl
Better documentation than most.
Makes sense after ten minutes.
Would miss it.
Good value, good manners.
Dependable.
`),
    second: [...mild, ...praise.slice(0, 9)],
  },
  3: {
    first: splitLines(`
It is okay.
Decent, but nothing special.
Mixed feelings.
Some things are great, some are missing.
Works most of the time.
meh
Good idea, average execution.
Fine for a small server.
Average, but free.
Not bad. Not good either.
I wanted to like it more.
Does half of what I need very well.
Useful on some days.
Good start.
Three stars until it stops asking for that permission.
Nice look, slow commands.
It does the job, barely.
Too simple for us, maybe right for you.
Promising.
`),
    second: [...mild, ...critical.slice(0, 4)],
  },
  2: {
    first: splitLines(`
Too slow for us.
Confusing to set up.
Was better last year.
Stopped working after an update.
It kept forgetting our settings.
Not for us.
Too many messages.
Commands fail every other day.
`),
    second: critical,
  },
  1: {
    first: splitLines(`
Does not work.
offline all week
Could not get past the setup.
It never answered.
Removed after a day.
Asks for far too much.
nope
`),
    second: critical,
  },
}

const romanian: Readonly<Record<Stars, Phrases>> = {
  5: {
    first: splitLines(`
Excelent, îl recomand tuturor.
Nota 10!
Merge perfect de luni de zile.
Exact ce căutam.
Foarte bun și ușor de instalat.
Cel mai bun din categoria lui.
Felicitări celor care l-au făcut.
super tare
Simplu și rapid, așa cum trebuie.
Toată lumea de pe server îl folosește.
`),
    second: splitLines(`
Bravo!
Și suportul răspunde repede.
Nu l-aș schimba.
E și frumos, nu doar util.
Merge și pe telefon.
L-am pus pe toate serverele.
`),
  },
  4: {
    first: splitLines(`
Foarte bun.
Îmi place mult.
Util în fiecare zi.
Bun, cu mici scăpări.
Aproape perfect.
Mulțumit până acum.
`),
    second: splitLines(`
Ar mai trebui câteva exemple.
Aștept și un export.
Butoanele sunt cam mici pe telefon.
Uneori răspunde mai greu seara.
`),
  },
  3: {
    first: splitLines(`
Merge, dar atât.
E în regulă pentru un server mic.
Are și bune, și rele.
Mă așteptam la mai mult.
`),
    second: splitLines(`
Poate într-o versiune viitoare.
Ideea e bună totuși.
`),
  },
  2: {
    first: splitLines(`
Prea lent pentru noi.
Greu de configurat.
`),
    second: splitLines(`
Păcat, arată bine.
`),
  },
  1: {
    first: splitLines(`
Nu răspunde deloc.
L-am scos după o zi.
`),
    second: splitLines(`
Poate altă dată.
`),
  },
}

export const CROWD_PHRASES: Readonly<Record<Language, typeof english>> = {
  en: english,
  ro: romanian,
}

/** Replies of owners to satisfied and to dissatisfied reviewers. */
export const REPLIES: Readonly<Record<Language, { happy: string[]; unhappy: string[] }>> = {
  en: {
    happy: splitLines(`
Thank you! This made our Monday.
So glad it helps.
Thanks for sticking with us.
You are too kind.
We showed this to the whole team (two people).
Thank you! Tell us what is missing.
❤️
Come by the support server, there are biscuits.
That means a lot, thanks.
Noted, and thank you for the kind words.
It is on the list for the next release.
Good idea. Give us a month.
`),
    unhappy: splitLines(`
Sorry about that. Could you send us the error in the support server?
Fair. We are working on it.
That was our outage in spring, it should be fine now.
Thank you for being honest. Which step was confusing?
Please try the newest version, this was fixed last week.
We are sorry. If you give it another try, write to us first and we will help.
Understood. The quiet mode might be what you need: /quiet.
`),
  },
  ro: {
    happy: splitLines(`
Mulțumim frumos!
Ne bucurăm că ajută.
Ne-ai făcut ziua mai bună.
Bună idee, o punem pe listă.
`),
    unhappy: splitLines(`
Ne pare rău. Scrie-ne pe serverul de suport, te ajutăm.
S-a reparat săptămâna trecută, mai încearcă o dată.
Ai dreptate, lucrăm la asta.
`),
  },
}
