import { kind } from '../kind.ts'

export const pictureKinds = [
  kind({
    tags: ['Anime'],
    also: ['Community'],
    asksFor: 'talk',
    bots: `
Otaku Almanac | Airing times, seasons and who voices whom. | The cast list links voices, so you learn why the villain sounds like your favourite bear.
Simulcast Sammy | Reminds you when a new episode is out where you live. | Your country, your service, your hour.
MangaMinder | Tells you when the next chapter is out, officially. | Only licensed sources. It also shows where you can buy the volume.
senpai.list | Shared watch lists with progress, spoiler-safe. | Nobody sees a title card beyond the episode they have reached.
Filler Finder | Which episodes to watch and which to skip. | Based on the books, voted on by people who have seen all 700.
Watch Party Wren | Keeps watch parties in step: countdown, pause, snacks. | Three, two, one, play. Pauses are announced with a reason, usually tea.
Isekai Bingo | Bingo cards for every genre. | Truck. Status window. Suspiciously good cooking. Bingo.
OP or ED | Guess the series from its opening. | Ten seconds of guitar and you are fourteen again. | Anime, Music, Games
Figure Fund | Track preorders, prices and shelf space. | The shelf space is the honest part.
Cosplay Compass | Conventions, build logs and patterns. | Progress photos from cardboard to armour, in order, with what it cost.
Kana Kitten | Learn kana with a cat that approves or does not. | It blinks slowly when you are right. | Anime, Translation
Seiyuu Search | Find everything a voice has played. | You were right. It is the same person.
`,
    features: `
Pictures only where artists and studios allow them
\`/with @friend\` compares the two of you
\`/mine\` keeps your things together
Light on your server: one message a day, or none
Run by four people who have seen too much
[not Figure Fund; Cosplay Compass; Kana Kitten; Isekai Bingo] Titles in the original, in romaji and in translation
[not Figure Fund; Cosplay Compass; Kana Kitten; Isekai Bingo; OP or ED; Seiyuu Search] No spoilers: episode titles are hidden until you reach them
[senpai.list; Otaku Almanac; MangaMinder; Figure Fund] Lists can be imported from the usual sites
[Otaku Almanac; senpai.list; Watch Party Wren; Simulcast Sammy] Seasons with a vote for what the server watches together
[Simulcast Sammy; MangaMinder; Otaku Almanac; Filler Finder; senpai.list] Shows where a thing is legally available, by country
[Otaku Almanac; Simulcast Sammy; senpai.list] \`/airing\` for tonight, \`/airing week\` for planning
[senpai.list; MangaMinder; Filler Finder; Watch Party Wren] \`/progress\` moves your bookmark on
[Otaku Almanac; senpai.list; MangaMinder; OP or ED] \`/similar\` suggests by theme and not by popularity
[Otaku Almanac; Seiyuu Search] \`/cast\` with roles and faces
[not Kana Kitten; Figure Fund; Cosplay Compass; Isekai Bingo] Adult titles are left out unless the channel allows it
[Simulcast Sammy; MangaMinder; Watch Party Wren; senpai.list] Discussion threads for each episode, opened at the right minute
[not Watch Party Wren; Isekai Bingo; Figure Fund; Cosplay Compass; Kana Kitten] Corrections from readers are in within a day
`,
    remarks: `
4 | Our anime club could not do without it.
5 | Made by fans, you can tell.
[Isekai Bingo] 5 | Truck. Bingo in four minutes.
[senpai.list] 4 | Spoiler-safe lists work as promised.
[Kana Kitten] 5 | The slow blink made me learn all of katakana.
[Otaku Almanac; Simulcast Sammy] 4 | Airing times are right even for my odd time zone.
[senpai.list; MangaMinder] 3 | Import skipped some of my older titles. | Titles with two names tripped it. Try again, please.
[Figure Fund] 5 | My shelf space chart is red. I bought another figure.
`,
    activities: `
[not MangaMinder; Kana Kitten; Figure Fund; Cosplay Compass] episode 1 again
[Isekai Bingo] truck
[Kana Kitten] slow blink
[Otaku Almanac; Simulcast Sammy] /airing
[MangaMinder; Filler Finder] volume 34
`,
  }),
  kind({
    tags: ['Anime', 'Games'],
    also: ['Economy', 'Fun'],
    asksFor: 'pictures',
    bots: `
Card Crane | Collect cards drawn by members, trade them, build sets. | Every card is somebody's own drawing. Artists keep the rights, you keep the joy.
Gacha Without Guilt | Collecting with pity counters, no money, no fear. | The odds stand on the button.
Sticker Sheet | Trade stickers, fill an album, swap doubles. | Like the football albums of your childhood, without the shop at the corner.
Mascot Melee | Friendly battles between server mascots. | Ours is a tired lamp. It is undefeated.
Waiting Room of Heroes | Collect heroes who do not get along. | Put the wrong two in a team and they argue. It is written down.
Petal & Fang | Raise a creature from an egg with your words. | What it becomes depends on how you talk to it. Mine became a librarian.
TradePost Tanuki | A safe place to trade cards between servers. | Both sides press, both sides get it, or neither does.
Chibi Chest | One chest a day with a small drawing inside. | Ninety artists, 1,300 drawings, no duplicates in a month.
Mecha Mechanic | Build a robot from parts that your friends drop. | You need a left leg. Somebody needs your antenna.
Idol Agency (Tiny) | Manage a very small idol group with very big dreams. | Rehearse, rest, apologise, perform.
Sprite Safari | Photograph pixel creatures that wander through channels. | They like quiet channels. Whisper.
Binder of Wonders | Catalogue your real-life cards, value included. | Point the camera, name the condition, sigh. | Games, Finance
`,
    features: `
[not Binder of Wonders; TradePost Tanuki] Made by people who draw
\`/visit @friend\` to admire and to envy
\`/show\` puts your favourite on display
[not Binder of Wonders] Nothing can be bought with money, now or later
[not Binder of Wonders; Sticker Sheet; TradePost Tanuki; Idol Agency (Tiny); Sprite Safari; Mascot Melee; Petal & Fang] Odds are shown before you draw
[Card Crane; Gacha Without Guilt; Chibi Chest; Waiting Room of Heroes] A pity counter that carries over between seasons
[not Binder of Wonders; TradePost Tanuki] Every picture names its artist and links to them
[not Binder of Wonders; Mascot Melee; Petal & Fang; Idol Agency (Tiny); Waiting Room of Heroes] Trades are atomic: both or neither
[Card Crane; Gacha Without Guilt; Chibi Chest; Waiting Room of Heroes; Sticker Sheet] \`/draw\` once a day, twice on your birthday
[Card Crane; Sticker Sheet; Chibi Chest; Sprite Safari; Gacha Without Guilt; Binder of Wonders] \`/album\` with the gaps marked
[not Mascot Melee; Petal & Fang; Idol Agency (Tiny); Sprite Safari] \`/trade @friend\` opens a table for two
[Card Crane; Sticker Sheet; TradePost Tanuki; Chibi Chest; Mecha Mechanic; Binder of Wonders] \`/wish\` tells your friends what you are missing
[Card Crane; Gacha Without Guilt; Chibi Chest] Duplicates become dust, dust becomes wishes
[not Binder of Wonders; TradePost Tanuki] Pictures can be switched off for those who only want the names
[not Binder of Wonders; TradePost Tanuki; Petal & Fang] Seasons end with an exhibition and a vote
`,
    remarks: `
4 | One visit a day and I am happy.
4 | Pretty, fair, and it does not nag.
5 | My whole family collects. We are four and we negotiate at dinner.
[Gacha Without Guilt; Card Crane; Chibi Chest] 5 | No money, odds on the button. My kids may play it.
[Card Crane] 5 | A friend drew card 114. I have it framed.
[Mascot Melee] 4 | The tired lamp IS undefeated.
[TradePost Tanuki; Card Crane; Sticker Sheet] 4 | Trading between servers works. The table view is lovely.
[Card Crane; Gacha Without Guilt; Chibi Chest] 3 | Daily draw resets at an odd hour for Australia. | It follows your server's midnight now.
[Chibi Chest; Card Crane; Gacha Without Guilt] 2 | Slow on weekends when everyone opens chests.
`,
    activities: `
[Card Crane] card 114
[Sticker Sheet; TradePost Tanuki; Chibi Chest] doubles
[Mascot Melee] the lamp wins
[Card Crane; Gacha Without Guilt; Chibi Chest] /draw
[Mecha Mechanic] left leg wanted
`,
  }),
  kind({
    tags: ['Images'],
    also: ['Utility'],
    asksFor: 'pictures',
    bots: `
Cropduster | Crop, resize and convert pictures by command. | Square for avatars, wide for banners, small for mail.
PixelPress | Compresses pictures without visible loss. | You see before and after at the same size, and the number of bytes between.
Background Begone | Removes backgrounds, keeps the hair. | The hair is the hard part.
GIF Gardener | Trims, loops and shrinks animations until they fit. | Fits under the limit, each time, without looking like 1996 unless you ask.
watermark.me | Puts your name on your work, lightly or loudly. | For artists whose pictures travel without them.
Collage Colin | Lays out two to twenty pictures so that it looks intended. | Colin understands that faces should not be cut in half.
Scan & Straighten | Turns photos of paper into pages. | Crooked, grey and with a thumb in it? Straight, white and thumbless.
Pixelate Pat | Hides faces, plates and names in screenshots. | Finds them, shows them to you, covers them for good. No blur that can be undone.
Duotone | Two colours, one mood. | Makes every picture look like a concert poster of 1968 or a bank's annual report.
Sprite Smith | Palettes, sheets and upscaling for pixel art. | Whole multiples only. We have principles.
Histogram Hana | Photo critique with numbers: exposure, colour, sharpness. | She never says beautiful. She says clipped in the blue channel.
Passport Photo Booth | Official photo sizes for 90 countries. | Please do not smile. Really, they send it back.
`,
    features: `
\`/compare\` shows both side by side
\`/undo\` and \`/again\`
Nothing is kept: files are gone from memory after the answer
[not Sprite Smith; GIF Gardener] Location data is removed before anything else
[not GIF Gardener; Sprite Smith] Formats: PNG, JPEG, WebP, AVIF, GIF
[not Histogram Hana; Passport Photo Booth; Duotone] Several pictures at once, answered in one message
[not Histogram Hana; PixelPress] Each step can be undone for an hour
[not Histogram Hana; Collage Colin] \`/edit\` on any message by right click
[PixelPress; Cropduster; watermark.me; Scan & Straighten; Background Begone] \`/batch\` for up to twenty files
[Cropduster; Duotone; watermark.me; Collage Colin; PixelPress] \`/preset\` saves what you do often
[PixelPress; Histogram Hana; Cropduster; Sprite Smith] \`/info\` shows size, format and profile
[Duotone; Histogram Hana; PixelPress; Cropduster; Background Begone] Colours are handled in a proper colour space
Alternative text travels with the picture
[not Sprite Smith; GIF Gardener] The largest side may have 8,000 pixels
`,
    remarks: `
4 | Does what I mean and not only what I say.
5 | Quicker than opening the program I pay for.
[Background Begone] 5 | The hair survives. Witchcraft.
[Cropduster; PixelPress; Pixelate Pat; Histogram Hana] 5 | Removed the location from my photos without being asked. Respect.
[PixelPress; GIF Gardener] 4 | Good compression. Very large panoramas time out. | The limit is shown before you upload now.
[Histogram Hana] 4 | Clipped in the blue channel, again.
[Cropduster; Duotone; watermark.me; Collage Colin] 3 | Useful, but presets cannot be shared.
[Passport Photo Booth] 5 | Made passport photos for a family of six, in the kitchen.
`,
    activities: `
[Duotone; Histogram Hana; Background Begone] in the darkroom
[PixelPress; GIF Gardener] -62 %
[Scan & Straighten] thumbless
[Cropduster; Passport Photo Booth; Sprite Smith] 1:1
[Cropduster; Duotone] /edit
`,
  }),
  kind({
    tags: ['Images', 'Fun'],
    also: ['Community'],
    asksFor: 'pictures',
    bots: `
Doodle Drill | A drawing prompt a day, thirty minutes, no erasing. | Bad drawings are welcome. Good ones are tolerated.
Avatar Atelier | Avatars from shapes and colours, one of 40 billion. | Built from geometry. No faces were scraped.
Inktober All Year | Prompts, streaks and a gallery for people who draw. | One word each morning. Today it was "hinge".
Banner Baker | Server banners and event posters from good templates. | Four typefaces, all of them decent. You cannot make it ugly. People have tried. | Images, Utility
Constellation | Draws your server's friendships as a night sky. | Those who reply to each other stand close. Mods are planets.
pixel.quilt | A shared canvas: one pixel per person every five minutes. | Like the famous one, but yours, and without the bots.
Generative Gene | Art from your name, the date and a little mathematics. | Same name, same picture, for ever. Print it.
Telephone Sketch | Draw, describe, draw, describe. The wreck is shown at the end. | It began as a horse at a wedding. It ended as tax law. | Images, Games, Fun
Chartreuse | Charts from numbers you paste: bars, lines, honest axes. | The axis starts at zero. It always starts at zero. | Images, Productivity
Moodboard Maude | Collects pictures into a board with notes. | Maude sorts by colour when you cannot decide.
Captionless | Describes pictures for members who cannot see them. | A person checks the first hundred in each server. It learns tone, not faces. | Images, AI, Utility
Scribble Court | Two people draw the same thing. The jury decides whose horse it is. | Horses are difficult. That is why it is always horses. | Images, Games
`,
    features: `
Two themes, both easy on the eyes
\`/save\` as a file you can print
\`/new\` and a moment of patience
[Doodle Drill; Inktober All Year; Telephone Sketch; Scribble Court] Prompts written by illustrators, a new list each month
[not Captionless; Chartreuse; Moodboard Maude; Constellation] A gallery per week with names, and hearts without numbers
[Avatar Atelier; Generative Gene; Chartreuse; Constellation; Banner Baker] Vector files for printing
Everything can be deleted by whoever made it
[Doodle Drill; pixel.quilt; Telephone Sketch; Scribble Court; Inktober All Year; Moodboard Maude] Works with a finger on a phone
[Doodle Drill; Inktober All Year; Telephone Sketch; Scribble Court] \`/prompt\` for now, \`/prompt week\` ahead
[pixel.quilt; Telephone Sketch; Moodboard Maude; Scribble Court] \`/canvas\` opens in the browser without an account
[not Captionless; Chartreuse; Banner Baker] \`/frame\` puts it on a wall, virtually
[Avatar Atelier; Generative Gene; Constellation] \`/seed\` repeats a picture exactly
[not pixel.quilt] Alternative text is asked for, and written with you
[not Chartreuse; Banner Baker] No training on members' work, in writing
[not Chartreuse; Banner Baker; Captionless; Avatar Atelier] Quiet by default: one message a day
`,
    remarks: `
4 | Even I can do this.
4 | Pretty, and it never gets in the way.
5 | Our art channel woke up.
[Telephone Sketch] 5 | It ended as tax law. We were crying.
[Inktober All Year; Doodle Drill] 5 | I have drawn for 90 days in a row because of one word each morning.
[Chartreuse] 4 | The axis starts at zero. Marry me.
[Captionless] 5 | Describes pictures so well that my blind brother joined the art channel.
[Banner Baker] 4 | You cannot make it ugly. I tried. I am a professional.
[pixel.quilt; Telephone Sketch; Scribble Court] 3 | Canvas lags a bit with 50 people on it.
`,
    activities: `
[Inktober All Year; Doodle Drill] "hinge"
[pixel.quilt] one pixel
[Scribble Court; Telephone Sketch] a horse, allegedly
[Inktober All Year; Doodle Drill] /prompt
[Chartreuse] zero-based axes
`,
  }),
]
