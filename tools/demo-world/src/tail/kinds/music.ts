import { kind } from '../kind.ts'

export const musicKinds = [
  kind({
    tags: ['Music'],
    also: ['Fun', 'Utility', 'Community'],
    asksFor: 'voice',
    bots: `
Bassline | Plays music from links and files, with a queue that survives restarts. | Plays. Pauses. Skips. Remembers where it was. You would be surprised how hard the last one is.
QueueTip | The shared queue with drag, drop and a little diplomacy. | Two people, one queue, five songs each. QueueTip alternates them without being asked.
Hi-Fi Hamster | Lossless where the source is, honest where it is not. | The hamster shows you the real bitrate. Sometimes the real bitrate is sad.
skip!skip | A music bot with vote skip that cannot be gamed by the person who added nine polkas. | You know the person. The person knows who they are.
VinylVera | Plays your server's own collection, uploaded once and tagged properly. | For bands, choirs and netlabels: the music is yours, Vera only puts the needle down.
808 State Machine | Loop, slow, reverse, nightcore, vaporwave and twenty other crimes. | Effects stack. We recommend that they do not.
Tempo.fm | Crossfades by tempo, so that the room keeps dancing. | Tempo listens to the last bars of one track and the first bars of the next, and does what a DJ would do.
Maestro Mouse | Classical music with composers, movements and no gap in the middle of a symphony. | It knows that a symphony is one thing in four parts. Most bots think that it is four songs.
Loudhailer | Announcements, jingles and music for voice stages, with ducking. | When somebody speaks the music steps back. When they stop it waits a moment, and returns.
Juke & Co | A jukebox with coins that members earn by not skipping. | Every song that plays to its end earns its owner a coin. You will hear fewer openings and more songs.
mp3.exe | Looks like 2003, sounds like today. | Yes, the visualiser works. No, it cannot give you a virus.
Evensong | Choral, organ and early music for late evenings, on a schedule. | At nine the lights go down and Evensong begins. At eleven it is quiet.
`,
    features: `
[not Loudhailer; Evensong] Queues are kept on disk, so an update costs you three seconds and no song
[not Loudhailer; Evensong] Twenty-four hours in a channel for free, as long as somebody listens
Volume for each person's taste: the limit is set by the room, not by the loudest
[not Loudhailer; Evensong; Maestro Mouse; VinylVera] Lyrics line by line where they exist
[Bassline; QueueTip; skip!skip; Juke & Co; mp3.exe] Fair turns: those who added fewer songs go first
[808 State Machine; Hi-Fi Hamster; mp3.exe; Bassline] Filters for bass, treble, speed and pitch that can be undone one by one
[not Loudhailer; Evensong; VinylVera] \`/play\` understands links, titles and half-remembered choruses
\`/seek 1:30\` and \`/replay\` for the good part
[not Loudhailer] \`/history\` lists what was played last night, with times
[Bassline; QueueTip; skip!skip; Juke & Co; Tempo.fm] \`/dj @role\` decides who may skip without a vote
[not Loudhailer; Evensong] Playlists are saved per server and per person
[not Loudhailer; Evensong] Leaves when the room is empty and says so
Loudness is levelled between songs, so nobody jumps at the adverts of 1987
Attachments play too: wav, flac, ogg, m4a
`,
    remarks: `
5 | No stutter in eight months. I did not know that was possible.
[Bassline; QueueTip; skip!skip; Juke & Co] 5 | It remembered our queue after the power went out. The bot, not the power company.
[not Loudhailer; VinylVera; Evensong] 4 | Sounds great. Search picks the live version a bit too often.
3 | Good when it works, which is most evenings. Sundays are rough.
[QueueTip; Bassline; Juke & Co] 4 | The fair queue should be the law. | We are writing to our representatives.
[VinylVera; Bassline; Hi-Fi Hamster] 5 | Plays my choir's rehearsal files straight from the chat. Perfect.
[not Loudhailer; Evensong] 2 | Leaves the channel after one quiet song. | There is a setting: /stay. It is on by default for new servers now.
1 | Could not hear anything. Turns out I was deafened. Keeping the star for drama.
`,
    activities: `
side A
[808 State Machine; Bassline; Tempo.fm; mp3.exe] something in 7/8
[skip!skip; Juke & Co; mp3.exe; QueueTip] your guilty pleasure
[Bassline; QueueTip; mp3.exe] /play
the bridge
[Maestro Mouse; Evensong] Gymnopédie No. 1
`,
  }),
  kind({
    tags: ['Music', 'Productivity'],
    also: ['Community', 'Fun'],
    asksFor: 'voice',
    bots: `
Lofi Lighthouse | Calm beats around the clock, with the sea in between. | One station, no requests, no adverts. Somebody has to keep the light on.
RadioGarden Gnome | 9,000 live stations by city, language or mood. | Spin the globe, land in Dakar, stay for the afternoon. | Music, Utility
Static | Number stations, shortwave and the noises between them. For writers and worriers. | It is not music. It is what music sounds like from very far away. | Music, Fun
NightBus FM | A station that changes with the hour: jazz at dusk, piano at four. | The programme is written by nine people in six time zones who cannot sleep.
Hearthside | Fireplace, rain, thunder, cat. Four sliders, one channel. | The cat is called Biscuit and was recorded with her consent.
Focus Frequency | Background sound for study rooms with a timer that fades instead of beeping. | When the block ends the sound thins out. You look up by yourself. | Music, Productivity
Tuned In | Local radio for expatriates: the morning show from home, at home's hour. | I live eleven hours away from my mother's kitchen radio. Now I do not. | Music, Community
deepspace.one | Ambient drone from space agency recordings. Long. Very long. | The shortest piece lasts forty minutes. The longest has not finished yet.
The Conservatory | A live stream of student recitals, with programme notes. | Real students, real wrong notes, real applause.
Birdsong Hour | Dawn choruses from forty forests, labelled by species. | At your sunrise, wherever that is, the bot joins and opens the window.
Café Nowhere | The sound of a café in which nobody knows you. | Cups, a tram, someone laughing two tables away. Made for people who miss other people.
Pirate Wavelength 📻 | Community radio: members take over the mic for an hour each. | Book a slot, bring a playlist, talk too much between songs. We have all done it.
`,
    features: `
[not RadioGarden Gnome; Pirate Wavelength 📻] \`/about\` says who recorded what you hear, and where
\`/volume 20\` is remembered for the next evening
[RadioGarden Gnome; Tuned In; Static] Stations are checked every hour and replaced when they fall silent
[not Hearthside; Café Nowhere; Focus Frequency; deepspace.one] A schedule by weekday and hour, in the time zone of the server
[not Focus Frequency; Hearthside; Café Nowhere] What is playing now stands in the channel's status
Joins when the first person comes and leaves with the last
[not RadioGarden Gnome; Pirate Wavelength 📻; Tuned In] No requests, no skips, no arguments
[RadioGarden Gnome; Tuned In] \`/station\` finds one by city, country or mood
[Hearthside; Café Nowhere; Focus Frequency; Lofi Lighthouse] \`/mix rain 60 fire 30\` sets levels that are saved
[Pirate Wavelength 📻] \`/onair\` books an hour for a member
\`/sleep 45\` fades out and disconnects
[NightBus FM; Focus Frequency; Lofi Lighthouse] A quiet chime instead of a voice when the hour changes
[not RadioGarden Gnome; Tuned In; Pirate Wavelength 📻] Credits for every recording, with a link to whoever made it
Uses so little bandwidth that it works on a train
`,
    remarks: `
5 | Falls asleep after I do, which is the right order.
5 | I have written two exams and one break-up letter to this. Fine company.
[Hearthside] 5 | The cat. THE CAT.
[RadioGarden Gnome; Tuned In] 4 | Lovely selection. One station from Porto has been down for a week. | Back since last night, thanks for the nudge.
[Pirate Wavelength 📻] 5 | Members take a radio hour on Fridays and it has become the heart of our server.
[not RadioGarden Gnome; Tuned In; Pirate Wavelength 📻] 3 | Pleasant, but I want to skip things. I understand that is the point.
[Hearthside; Lofi Lighthouse; Café Nowhere; Focus Frequency] 4 | Stays in the background as it should. More rain, please.
`,
    activities: `
[Hearthside; Café Nowhere; Focus Frequency] rain on canvas
[RadioGarden Gnome; Tuned In; Pirate Wavelength 📻; Static] 88.1 MHz
[NightBus FM] 04:00 piano
[Birdsong Hour] a blackbird
[Lofi Lighthouse; deepspace.one] the sea, mostly
`,
  }),
  kind({
    tags: ['Music', 'Community'],
    also: ['Games', 'Fun', 'Polls'],
    asksFor: 'react',
    bots: `
Earworm | A blind music quiz for voice channels: hear five seconds, name the song. | Five seconds. You know it. You know that you know it. Time is up. | Music, Games, Fun
Mixtape Club | Everyone adds one song a week, the club votes, a mixtape remains. | We began with six friends and a theme: songs about trains. That was 212 tapes ago.
Scrobble Squirrel | Listening charts for your server, week by week, artist by artist. | It hoards what you hear and shows it to you in winter.
AuxCord | Decides who has the aux tonight, based on what happened last time. | There is an algorithm. There is also a veto.
Setlist Sally | Concert diaries: who saw whom, where, and which song closed the night. | My first entry is from 1998 and the ink on the ticket has faded. The entry has not.
Chartbreaker | Your members' own top 40, computed from what they actually play. | Week after week the same song about a horse has been number one. We do not interfere.
Cover Story | Two versions of a song enter. One is voted out. | Original against cover, blind, every evening at eight.
Lyricist's Lunch | Guess the song from one translated line of its lyrics. | "I shall survive, said the woman" is easier than it looks. | Music, Games
drumcircle | Make a beat together: sixteen steps, eight instruments, one message. | Everybody presses buttons. Somehow it is always techno.
Producer Tag | Share work in progress, get timed comments on the waveform. | Feedback at 1:42 beats feedback "somewhere in the middle".
BandMates | Finds people in your server with the instruments that you lack. | Every server has nine guitarists and, somewhere, one shy drummer.
One Song a Day | At noon, one song from one member with one sentence why. | That is the entire bot. It has a waiting list of 40 days in our server.
`,
    features: `
\`/settings\` fit on one screen
\`/join\` and \`/leave\`, at any time
\`/mine\` lists what you have added so far
Members decide what others may see of their taste
Quiet by default, one message for each round
Everybody may take part, from the shyest listener to the loudest
[Mixtape Club; Cover Story; drumcircle; One Song a Day; Producer Tag] Themes for each round, suggested by members and drawn by lot
[Earworm; Cover Story; Lyricist's Lunch] Scores that forgive typing mistakes in long titles
[Earworm; Mixtape Club; Cover Story; Setlist Sally; drumcircle; One Song a Day; AuxCord; Lyricist's Lunch] An archive of every round, with links that are checked now and then
[Scrobble Squirrel; Chartbreaker] Private listening stays private: only totals are shown
[not drumcircle; BandMates; Setlist Sally; Earworm] Works with links from any service, and shows the others beside them
[Earworm; Cover Story; Lyricist's Lunch] \`/round\` starts one, \`/round solo\` practises alone
[Mixtape Club] \`/tape\` prints the current side
[Scrobble Squirrel; Chartbreaker; Setlist Sally; BandMates] \`/who heard\` names members who know an artist
[Mixtape Club; Scrobble Squirrel; Chartbreaker; One Song a Day] \`/export\` gives the list as a file for your player
[Earworm; Lyricist's Lunch] Ties are broken by whoever answered first, to the millisecond
[Earworm; Cover Story] No audio is stored. Clips are read from the source each time
[Scrobble Squirrel; Chartbreaker; Mixtape Club; Setlist Sally; One Song a Day] Yearly summary in December, with the embarrassing parts included
`,
    remarks: `
4 | Makes people listen to things they would never have pressed play on.
5 | We have talked more about music in a month than in five years.
[Earworm; Lyricist's Lunch] 5 | Our Friday quiz has 30 regulars because of this bot.
[Earworm; Lyricist's Lunch] 4 | Great fun. Accepts "the beetles" as an answer, which saved me.
[Chartbreaker] 5 | The song about the horse is still number one in our server too.
[BandMates] 5 | I found a drummer. We have a gig in June.
[Chartbreaker; Scrobble Squirrel] 4 | Charts are honest to the point of cruelty.
[Earworm; Cover Story] 3 | Lovely idea, some clips start a little late. | Start points can be moved now: /clip shift.
`,
    activities: `
[Earworm; Lyricist's Lunch] name that tune
[Mixtape Club] side B, track 3
[One Song a Day] one sentence why
[Chartbreaker; Scrobble Squirrel] the top 40
[drumcircle] 16 steps
`,
  }),
]
