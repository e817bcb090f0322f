import { kind } from '../kind.ts'

export const languageKinds = [
  kind({
    tags: ['Translation'],
    also: ['Utility', 'Community'],
    asksFor: 'talk',
    bots: `
Babelfin | Translate any message with a right click, seen by you alone. | No flags, no clutter, no wall of languages. You press, you read.
Lingua Franka | Two-way channel bridges between languages, tone included. | Franka has lived in five countries and is offended in all of their languages.
polyglot.js | Open-source translation with your own key or ours. | Self-hosted in ten minutes, or hosted by us for the cost of a thank-you.
Subtitle Sue | Live captions for voice channels, with translation. | She types very fast and never interrupts.
Dialectic | Handles dialects: Swiss German, Scots, Québécois and friends. | Standard translators hear Swiss German and give up. Fair enough. We did not.
HanziHelper | Chinese with pinyin, tone marks and the characters taken apart. | Hover over nothing, install nothing, simply ask.
Emoji to English | Explains what the young ones mean. | Skull means laughing. We checked with several of them.
Signal Flags Bot | Translates by reacting with a country flag, the classic way. | React, wait a second, read. It removes its answer after a minute.
Glossary Guard | Keeps your project's terms the same in nine languages. | "Branch" is a twig in three of our translations. Not any more.
Transliter8 | Writes names and words in another script, letter by letter. | Cyrillic, Greek, Arabic, Devanagari, Hangul and back again.
Menu Français | Translates menus, signs and forms from a photo. | Made on holiday, between the starter and something that was not chicken.
Whisper Interpreter | Private conversations between two people without a common language. | Each writes in their own. Each reads in their own. Jokes are marked.
`,
    features: `
[not Transliter8; Signal Flags Bot] \`/why\` explains a choice of words
\`/again\` tries another wording
[not Emoji to English; Transliter8; Subtitle Sue] Keeps formal and familiar address apart where a language does
Leaves names, code and links as they are
[not Transliter8; Emoji to English] Marks idioms that lose something on the way
[Lingua Franka; Glossary Guard; polyglot.js; Subtitle Sue; Babelfin] A glossary for each server, with approval
Shows the original with one press
[not Emoji to English; Subtitle Sue; HanziHelper; Signal Flags Bot] \`/to\` with a language, or with a country if you cannot think of it
[Babelfin; polyglot.js; Dialectic; Signal Flags Bot] \`/detect\` says what a text is written in and how sure it is
[Lingua Franka; Glossary Guard; polyglot.js; Subtitle Sue; Babelfin] \`/glossary add\` with a note for the translators
[Lingua Franka; polyglot.js; Babelfin; Dialectic] \`/auto #channel\` for channels in which everybody needs it
Texts are not kept and train nothing
[not Emoji to English; HanziHelper; Transliter8; Menu Français] Picks the variant of Portuguese, Spanish and Chinese that you mean
[Babelfin; polyglot.js; Lingua Franka; Transliter8; Whisper Interpreter; Signal Flags Bot] Right-to-left scripts are set correctly, even in mixed lines
`,
    remarks: `
4 | Better than I expected, and it admits its doubts.
5 | I understand my own server for the first time.
[Dialectic] 5 | Handles Swiss German. I am speechless in both languages.
[Lingua Franka; Babelfin; polyglot.js; Whisper Interpreter] 4 | Good tone. Slightly too polite in Dutch, which is impossible in life.
[Babelfin; Signal Flags Bot; Whisper Interpreter; Subtitle Sue; Lingua Franka] 5 | My grandparents read our family server now.
[Glossary Guard] 4 | The glossary keeps our docs consistent across nine languages.
[not Emoji to English; HanziHelper; Transliter8; Subtitle Sue; Menu Français] 3 | Long messages are cut in the middle of a sentence. | Fixed: it splits at paragraphs now.
[Emoji to English] 5 | Skull means laughing. I learned a lot.
`,
    activities: `
[Babelfin; polyglot.js; Signal Flags Bot] 64 languages
lost in translation
[Lingua Franka; Glossary Guard; Whisper Interpreter] the subjunctive
[Emoji to English] 💀 = 😂
[Babelfin; polyglot.js] /to
`,
  }),
  kind({
    tags: ['Translation', 'Productivity'],
    also: ['Community', 'Utility'],
    asksFor: 'talk',
    bots: `
Wort des Tages | One German word a day with article, plural and a sentence. | Der, die or das: the bot asks first and tells afterwards.
Kanji Kettle | Daily kanji with stroke order, readings and a small test on Sunday. | Five a day. In a year you can read most menus and some novels.
Verb Gym | Conjugation drills in Spanish, French, Italian and Portuguese. | Warm up with regular verbs. Nobody starts with "ir".
Tandem Finder | Matches language partners by level, time zone and patience. | You give half an hour of your language and get half an hour of theirs.
Grammar Gremlin | Corrects gently, in private, and explains why. | It never corrects in public. Even gremlins have manners.
flashcard.farm | Shared flashcard decks with spaced repetition in your messages. | The bot asks when you are about to forget. It is uncanny.
Accent Aigu | Spelling dictations in a voice channel, from easy to academy. | A sentence is read, you write, it counts the accents that you forgot.
Phrasebook Pal | Twenty sentences for your journey, with sound. | "Where is the station" in the voice of somebody who has been there.
Toki Corner | A friendly corner for constructed languages. | pona! The rest is a hundred and twenty words.
IELTS Isle | Writing tasks with timers and peer feedback. | You write for forty minutes, two others read, nobody is mean.
Hangul in a Weekend | Learn to read Korean by Sunday evening. | Twenty-four letters, four lessons, one menu at the end.
Slowly Spoken News | The news in simple language, at three speeds. | For learners, for children, and for Monday mornings.
`,
    features: `
Free for schools, and for everybody else
[not Tandem Finder; Toki Corner] \`/level\` up or down, whenever you like
[Slowly Spoken News; Accent Aigu; Phrasebook Pal; Wort des Tages; Hangul in a Weekend] \`/slow\` repeats at half the speed
\`/pause\` for holidays, without losing anything
[not Tandem Finder; Slowly Spoken News; Toki Corner] Levels from first steps to nearly there
[Wort des Tages; Verb Gym; Phrasebook Pal; Hangul in a Weekend; Accent Aigu] Sentences recorded by people who grew up with the language
[not Tandem Finder; Phrasebook Pal; Slowly Spoken News] Mistakes come back until they stay away
[not Tandem Finder; Phrasebook Pal; Slowly Spoken News; Hangul in a Weekend] A streak that forgives two days a month
Lessons in a thread, so the channel stays free
[Wort des Tages; Kanji Kettle; Verb Gym; flashcard.farm; Slowly Spoken News; Toki Corner; Accent Aigu] \`/today\` gives the lesson of the day again
[not Tandem Finder; Slowly Spoken News; IELTS Isle] \`/quiz\` alone or against friends
[Grammar Gremlin; Verb Gym; Accent Aigu; IELTS Isle; Wort des Tages] \`/why\` explains the last correction
[flashcard.farm; Kanji Kettle; Wort des Tages] \`/deck\` adds what you choose from any message
[not Tandem Finder; Slowly Spoken News; Phrasebook Pal] Weekly summary in private, never a public board unless you like boards
[not Tandem Finder; IELTS Isle; Slowly Spoken News] Works with a keyboard that lacks the letters
Native speakers can flag anything that sounds odd
`,
    remarks: `
4 | Our whole class uses it on the bus.
4 | Patient like a good aunt.
5 | Small steps, every day, and suddenly I could read a sign.
[Wort des Tages] 5 | Forty days in and I dream in articles.
[Tandem Finder] 5 | Found a tandem partner in Osaka. We talk on Wednesdays.
[Grammar Gremlin] 4 | Correct in private, kind in tone. Wish my teacher had been.
[Wort des Tages; Kanji Kettle; Verb Gym; flashcard.farm] 4 | The streak forgives. Finally a learning app without guilt.
[Wort des Tages; Verb Gym; Phrasebook Pal; Accent Aigu] 3 | Good for beginners, runs out at B2. | C1 decks are being recorded, come and help us choose.
[Hangul in a Weekend] 5 | My son reads Korean menus aloud now. Everywhere.
`,
    activities: `
[Wort des Tages] der, die, das
[Wort des Tages; Kanji Kettle; flashcard.farm] day 41
[Verb Gym] ser or estar
[Wort des Tages; Verb Gym; Kanji Kettle] /today
[Kanji Kettle; Hangul in a Weekend] stroke order
`,
  }),
]
