import { kind } from '../kind.ts'

export const funKinds = [
  kind({
    tags: ['Fun'],
    also: ['Community'],
    asksFor: 'talk',
    bots: `
Useless Facts Ltd. | One fact an hour that will never help you. | A cloud weighs about as much as a hundred elephants. You may go.
Pun Intended | Answers with a pun when it hears an opening. Frequency adjustable, thankfully. | There is a slider. The leftmost position is called "my family is here".
FortuneCrumb | A fortune cookie a day, without the calories. | Written by four people over two winters. None of them is qualified.
Excuse Engine | Generates excuses for any occasion. Not legal advice. | I am late because of a duck. Details follow.
GoodNewsGus | Only good news, from papers that exist. | Gus reads two hundred sources before breakfast and keeps the six that make people smile.
this.is.fine | Reacts to chaos with composure. | When more than thirty messages a minute arrive it posts a dog with tea. That is the feature.
Horoscope Hedgehog | Horoscopes that are openly made up, sign by sign. | Mercury is not in retrograde. Mercury is fine.
Dr. Overkill | Answers simple questions with far too much detail. | Ask how to boil an egg. Sit down first.
Shower Thoughts Daily | One thought at eight, when people have them. | Members send theirs, staff choose, the bot posts. Nobody has drowned.
Compliment Cannon | Fires one specific, kind sentence at a random member each day. | Not "you are great". Rather: you asked three good questions this week.
WhatIf Wally | An absurd hypothetical a day, discussed until it makes sense. | What if stairs were lowercase? You see the problem.
Limerick Lass | Writes limericks about your server's week. | There once was a server named Fred, whose rules channel nobody read.
`,
    features: `
[not this.is.fine] Silent between midnight and seven unless you are in a mood
[not GoodNewsGus; this.is.fine; Compliment Cannon] A voting button, and the worst ones are retired with honours
Written by people, collected over years, checked for unkindness
[not GoodNewsGus; this.is.fine] Members' own entries after a look by the staff
[not Compliment Cannon; Shower Thoughts Daily] A cooldown that protects you from yourselves
[not this.is.fine; Compliment Cannon; Shower Thoughts Daily] \`/again\` for one more, three times an hour
[not GoodNewsGus; this.is.fine; Compliment Cannon] \`/submit\` sends yours to the pile
[not GoodNewsGus; this.is.fine; Compliment Cannon; Horoscope Hedgehog] \`/hall\` shows the best of all time
\`/tone\` from dry to theatrical
Never about looks, faith or anybody's mother
Opt out with one press, no questions
[Useless Facts Ltd.; GoodNewsGus; Shower Thoughts Daily; Limerick Lass; FortuneCrumb; WhatIf Wally] Attribution below each line, because somebody wrote it
`,
    remarks: `
4 | I send these to my sister.
4 | Silly in the right dose.
5 | The reason why people open our general channel in the morning.
[Excuse Engine] 5 | I laughed at "details follow" for a full minute.
[Horoscope Hedgehog] 5 | Mercury is fine. MERCURY IS FINE.
[Pun Intended] 4 | The slider exists for a reason. Respect the slider.
[Compliment Cannon] 5 | It told me that I asked three good questions. I had a bad week and it helped.
[not this.is.fine; GoodNewsGus] 3 | Funny for a month, then you have seen most of it. | New batch of 400 comes on the first.
4 | My colleagues pretend to hate it.
[Excuse Engine] 1 | It is a duck again. | It is always a duck.
`,
    activities: `
[Useless Facts Ltd.] with elephants
[Excuse Engine] a duck
[Useless Facts Ltd.; FortuneCrumb; Limerick Lass] /again
[this.is.fine] tea, on fire
[WhatIf Wally] lowercase stairs
`,
  }),
  kind({
    tags: ['Fun', 'Images'],
    also: ['Community'],
    asksFor: 'pictures',
    bots: `
Hugs & Highfives | Over fifty gestures with drawings made for this bot. | Hug, pat, wave, salute, or hand somebody a cup of tea. All drawn by two sisters in Lisbon.
Caption Captain | Put words under pictures, vote, repeat. | One picture a day. Twenty captions. A winner who must live with it.
MemeMill | Meme templates with sensible line breaks. | It breaks lines where a person would. You do not notice until you use another one.
catdrop | A cat. On demand. From shelters that look for homes. | Each cat is real and waiting. So far 61 have moved in with members.
Ship It! | Pairs members, foods or furniture, with a suspicious percentage. | You and the office printer: 88 %. Something to think about. | Fun, Games
Soundboard Sam | Short sounds for voice channels, added by members, limited by mercy. | Ten sounds a minute for all, three for you. Sam has been to meetings. | Fun, Music
Rubber Stamp | Stamps pictures with APPROVED, DENIED or SEEN BY CAT. | For offices, real or imagined.
Emoji Kitchen Sink | Mixes two emoji into a third that nobody asked for. | Frog plus cake. We are not sorry.
Portrait of a Server | Draws your busiest members as a stiff family portrait once a month. | Uncle Mod is always on the left.
Dogspotting | Share dogs that you met. Points for politeness of the dog. | Two points for a wag. Five for a bow tie.
quote.wall | Turns messages into framed quotes, with permission. | The person quoted gets a button: yes, no, or yes but fix my spelling.
Wheel of Chores | Spin for who has to do it. With confetti, which somebody has to sweep. | Works for dishes, release notes and calling the landlord. | Fun, Utility
`,
    features: `
Adult jokes stay out unless a channel allows them
Quiet in serious channels, by role or by name
[not Soundboard Sam; Wheel of Chores; Dogspotting] All pictures are drawn for the bot or come with a licence that says yes
[Hugs & Highfives; Caption Captain; MemeMill; Ship It!; Rubber Stamp; Portrait of a Server; quote.wall] Nobody is put into a picture without pressing a button first
[not Soundboard Sam; Wheel of Chores] Text alternatives below each picture
A limit per hour, adjustable, wise
[Hugs & Highfives] Counts who gave whom what, in private
\`/menu\` shows everything on one page
[MemeMill; Rubber Stamp; Caption Captain; Hugs & Highfives; Wheel of Chores] \`/custom\` adds a template from your server
\`/undo\` removes your last one for five minutes
[Caption Captain; MemeMill; Dogspotting; quote.wall; Rubber Stamp; Emoji Kitchen Sink] \`/gallery\` opens the best of the month
[not Portrait of a Server; Soundboard Sam] Works in direct messages for practising
[Hugs & Highfives; Wheel of Chores; catdrop] Motion can be switched off by each member
[Rubber Stamp; quote.wall; Portrait of a Server] Prints at poster size for the truly committed
`,
    remarks: `
4 | My kids use it more than I do.
4 | Good for breaking the ice with new people.
5 | We laughed until somebody had to mute.
[catdrop] 5 | We adopted one of the cats. His name is Deploy.
[MemeMill] 4 | Line breaks where a person would put them. It is true!
[Hugs & Highfives; Wheel of Chores] 5 | Motion off per member. I get migraines, so thank you.
[Ship It!] 4 | The office printer and I are very happy.
[Rubber Stamp; MemeMill] 3 | A little slow when five people stamp at once.
[Portrait of a Server] 5 | Uncle Mod is ALWAYS on the left.
`,
    activities: `
[Rubber Stamp] APPROVED
[Emoji Kitchen Sink] frog + cake
[catdrop] with a cat named Deploy
[not Ship It!; catdrop] /menu
[Ship It!] 88 %
`,
  }),
  kind({
    tags: ['Levelling'],
    also: ['Community', 'Fun'],
    asksFor: 'roles',
    bots: `
Rung by Rung | Levels, role rewards and a leaderboard you can reset by season. | Classic levelling, kept simple.
XPresso | Experience for messages, voice and events, served short. | One shot per minute, two on Fridays.
Loyalty Card | Ten stamps, one reward. Stamps are for days, not for messages. | Come by on ten different days and you get a role. It is a coffee card. Everybody understands coffee cards.
Merit Badge Mike | 120 badges for things that people really do in servers. | First answer. Hundredth answer. Said sorry in public. That one is rare and golden.
Ascent | A shared mountain: everybody's activity moves the whole party up. | There is no leaderboard. There is a summit.
levelheaded | Levels without notifications. Look them up if you care. | It will never ping you. It will never congratulate you. It knows.
Season Pass (Free) | Seasons with themes, small quests and a souvenir at the end. | The word "free" stands in the name because people kept asking. | Levelling, Games, Economy
Veterancy | Roles by years in the server, with the real join date after rejoining. | Left in anger, came back in peace: your years count.
Quest Board | Small weekly tasks for members: greet, help, post a photo, sleep. | Sleep is worth more than you think.
Prestige Worldwide Bot | Reach the top, start again, wear a star. | For people who finish things and then do not know what to do with themselves.
Karma Kiosk | Give a point with a thank-you. Points are public, reasons too. | Whoever gives a point says what for. Reading the list is the best part.
Treadmill | Levels for fitness servers: log a run, a swim, a rest day. | Rest days give points. This is not a mistake. | Levelling, Community
`,
    features: `
[not Prestige Worldwide Bot; Season Pass (Free)] Nobody ever loses what they have
\`/progress\` is for your eyes only
[Rung by Rung; XPresso; Ascent; levelheaded; Prestige Worldwide Bot; Season Pass (Free)] Points per minute and not per message, so spam earns nothing
[Rung by Rung; XPresso; Ascent; levelheaded; Prestige Worldwide Bot; Season Pass (Free)] Voice counts when two people talk, not when one is asleep
Role rewards that replace or stack, as you like
[Rung by Rung; XPresso; levelheaded; Prestige Worldwide Bot] Import from other levelling bots, with a preview
[not Treadmill; Loyalty Card; Veterancy] Channels and roles can be left out, or count double
[not levelheaded; Ascent; Quest Board] \`/rank\` draws a card that also exists as text
[Rung by Rung; XPresso; Prestige Worldwide Bot; Karma Kiosk; Treadmill; Merit Badge Mike] \`/top week\` is kinder than \`/top\`
[Season Pass (Free); Rung by Rung; Ascent; Prestige Worldwide Bot] \`/season end\` hands out souvenirs and begins again
\`/quiet\` keeps your name off every board
No announcement in the channel unless you switch it on
[not levelheaded; Ascent; Karma Kiosk; Quest Board] Cards in your own colours, checked for contrast
[not Veterancy; Loyalty Card] Staff can give and take points, and have to say why
`,
    remarks: `
4 | People check in every day now, and they talk.
5 | The only levelling idea that has not made people spam.
[Treadmill] 5 | Rest days give points. My whole running club loves this.
[Rung by Rung; XPresso; levelheaded] 4 | Import worked at the first try. 2,300 members, one evening.
[levelheaded] 5 | No pings. It knows. I love it.
3 | Fine, standard, reliable.
[Season Pass (Free); Rung by Rung; Ascent; Prestige Worldwide Bot] 4 | Seasons rescued our dead leaderboard.
[Karma Kiosk] 5 | Reading the reasons behind the points is honestly moving.
[Rung by Rung; XPresso; Prestige Worldwide Bot] 2 | Voice points stopped for two days after an update. | Our fault, all points were recomputed. Check /rank again.
`,
    activities: `
[Rung by Rung; XPresso; Prestige Worldwide Bot] level 41
[levelheaded] no pings
[Ascent] the summit
[Treadmill] rest day
[Rung by Rung; XPresso] /top week
`,
  }),
]
