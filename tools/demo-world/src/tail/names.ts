import { splitLines } from './kind.ts'

export interface Names {
  readonly locale: 'en' | 'ro' | 'other'
  readonly first: readonly string[]
  readonly last: readonly string[]
  /** The biography, in the person's language. */
  readonly bios?: readonly string[]
}

const words = (text: string) => text.trim().split(/,\s*/)

export const NAMES: readonly Names[] = [
  {
    locale: 'ro',
    first: words(
      'Alexandru, Bianca, Ciprian, Daria, Eduard, Florina, George, Horia, Irina, Iulian, Larisa, Luca, Mădălina, Mircea, Nicoleta, Octavian, Petra, Raluca, Răzvan, Sabina, Silviu, Ștefan, Teodora, Tudor, Vlăduț, Xenia, Zoe, Anca, Bogdana, Călin, Dragoș, Elena, Felicia, Gelu, Ilie'
    ),
    last: words(
      'Moldovan, Stoica, Pârvu, Rusu, Ilieș, Negrea, Văduva, Crăciun, Dinu, Enache, Florescu, Georgescu, Hanganu, Iacob, Jipa, Luca, Manole, Nistor, Oprea, Păun, Roman, Sandu, Toma, Ursu, Voicu, Zamfir, Albu, Bucur, Cernat, Dragomir, Fodor, Grosu, Hâncu, Ivan, Lungu'
    ),
    bios: splitLines(`
Electronist ziua, grădinar de boți noaptea.
Fac listă pentru orice. Și pentru liste.
Din Sibiu, cu drag de trenuri și de cod curat.
Trei servere, doi copii, un singur weekend.
Profă de info. Da, corectez și aici.
Scriu recenzii lungi pentru boți scurți.
Cluj, cafea, canale de voce.
Învăț în fiecare zi câte ceva și uit câte două.
Moderator pensionat la 24 de ani.
Întreabă-mă de ce nu merge. Probabil din cauza mea.
`),
  },
  {
    locale: 'en',
    first: words(
      'Alice, Callum, Dana, Eliot, Fiona, Harriet, Imogen, Jasper, Kayla, Lewis, Morgan, Nell, Owen, Poppy, Quentin, Rhys, Sadie, Theo, Violet, Wes, Abby, Brandon, Cassidy, Dominic, Erin, Gareth, Holly, Isaac'
    ),
    last: words(
      'Ashworth, Barlow, Cole, Doyle, Ellery, Fairfax, Granger, Hobbs, Inglis, Jarvis, Kemp, Lockwood, Marsh, Norton, Oakley, Pruitt, Quick, Redfern, Slater, Tully, Underhill, Vance, Whitlock, Yates, Abbott, Beck, Crane, Dalton'
    ),
  },
  {
    locale: 'other',
    first: words(
      'Lena, Moritz, Anneke, Bjørn, Greta, Henrik, Ingrid, Jelle, Katrin, Linus, Marit, Nils, Oskar, Pernille, Sanne, Till'
    ),
    last: words(
      'Bachmann, Vogel, de Wit, Halvorsen, Lund, Brandt, Keller, van Dijk, Sørensen, Ek, Hoffmann, Jansen, Koch, Mulder, Nyberg, Winter'
    ),
  },
  {
    locale: 'other',
    first: words(
      'Alejandra, Bruna, Camille, Davide, Estelle, Fabio, Gaël, Inês, João, Lucía, Manon, Nuno, Ornella, Pablo, Renata, Thibault, Valentina, Xavier'
    ),
    last: words(
      'Cardoso, Moreira, Lefèvre, Ricci, Bernard, Conti, Le Goff, Pacheco, Duarte, Ibáñez, Girard, Teixeira, Ferri, Ortega, Salgado, Perrin, Rojas, Mercier'
    ),
  },
  {
    locale: 'other',
    first: words(
      'Agnieszka, Bartek, Dmytro, Ewa, Jiří, Katya, Lucie, Marek, Nadia, Ondřej, Petar, Zofia'
    ),
    last: words(
      'Nowak, Wójcik, Kovalenko, Zając, Blažek, Bondar, Sedlák, Mazur, Horvat, Kučera, Ilić, Wrona'
    ),
  },
  {
    locale: 'other',
    first: words('Burak, Deniz, Ece, Gül, Mehmet, Selin, Aisha, Farid, Jamal, Layla, Omar, Yasmin'),
    last: words(
      'Demir, Kaya, Aydın, Çelik, Arslan, Yılmaz, Karimi, Mansour, Saleh, Farouk, Nasser, Khoury'
    ),
  },
  {
    locale: 'other',
    first: words('Chidi, Efua, Ifeoma, Kofi, Amani, Thandi'),
    last: words('Eze, Asante, Okonkwo, Boateng, Mwangi, Dube'),
  },
  {
    locale: 'other',
    first: words('Ananya, Dev, Isha, Neha, Rohan, Farah'),
    last: words('Iyer, Patel, Gupta, Sharma, Kapoor, Rahman'),
  },
  {
    locale: 'other',
    first: words('Bao, Linh, Minh, Chen, Wei, Jun, Yuna, Emi, Haruto, Kaito, Sakura, Mio'),
    last: words('Nguyen, Pham, Vo, Zhang, Lin, Park, Choi, Tanaka, Mori, Fujita, Hayashi, Ito'),
  },
]

/** People with a nickname. */
export const HANDLES: readonly string[] = words(
  'mothlight, beans, not.a.robot, pixelpaula, grumpycat42, sleepy_dev, kestrel, tofu_enjoyer, nullpointer, juniper, sudo_sandwich, winterfox, marmalade, bitrot, quietstorm, ravioli, lichen, frog.facts, dusk_, overcaffeinated, plum, semicolon_sam, wren_, teapot418, onetruepickle, gravelroad, saltwater, lampshade, meadowlark, byteme_, clementine, fernando.txt, hex_hazel, nightjar, oatmilk, paperclip_, queen.of.spades, rutabaga, sprocket, tinfoil, umbra_, velcro, wobble, xylo, yarrow, zigzag, peat, kelpie, haybale, ink.blot, lowtide, mossball, papercrane, rookie_mistake, thistle'
)

export const BIOS: readonly string[] = splitLines(`
I test bots so that you do not have to.
Backend by day, birdwatcher by earlier day.
Running a server for 4,000 knitters. It is rougher than you think.
she/they. Ask me about accessibility.
I read the docs. Somebody has to.
Retired moderator. Recovering.
Mostly here for the music bots.
Building small things and finishing some of them.
Time zone: whatever yours is not.
My reviews are honest and my coffee is strong.
If it has a settings page I have broken it.
Teacher. My class chose this picture.
I collect dice and unfinished campaigns.
Two cats, three servers, no free evening.
Librarian. Yes, I will shush you.
Writing a bot since spring. It says hello now.
Hi! I translate things for fun.
Electrical engineer who should be asleep.
Looking for a quiet corner and a good queue.
Amateur radio, professional worrier.
I make banners. Ask.
Community manager of something with llamas.
The one who reads patch notes.
Long walks, short commits.
Currently learning Korean, ask me in three years.
I draw the stickers in the Chibi Chest.
Nobody expects a bio here.
Open source, open windows.
Here since the four-digit days.
Please do not ping me about the goose.
Nurse on nights, so my votes come at odd hours.
Ex-speedrunner, present-day stroller.
Making a tabletop game about post offices.
I like bots that leave when the room is empty.
First-year student, fifth-year tinkerer.
Beekeeper. The bots are the easy hive.
Owner of a label printer and a lot of opinions.
Trying every word game on this site.
Old enough to miss IRC.
Vegan, cyclist, sorry.
`)
