import { member } from '../people/person.ts'
import { randomFor, type Random } from '../random.ts'
import { SERVER_ROLES } from '../site/community-server.ts'
import type { DemoPerson, Snowflake } from '../types.ts'
import { createDeck } from './deck.ts'
import { BIOS, HANDLES, NAMES, type Names } from './names.ts'

const ID_BASE = 200_000_000_000_000_100n
const OLDEST_MEMBER_DAYS = 1400
const NEWEST_MEMBER_DAYS = 4
/** Most people who join the directory have been in the community server for a few days. */
const SERVER_BEFORE_DIRECTORY_DAYS = 9

const PEOPLE_COUNT = 200

/** The ids of the generated members, in order. */
export const tailPeopleIds: readonly Snowflake[] = Array.from(
  { length: PEOPLE_COUNT },
  (_, index) => String(ID_BASE + BigInt(index + 1))
)

interface GeneratedName {
  readonly display: string | null
  readonly username: string
  readonly names: Names
}

/** The 200 generated members: people of many countries, and some with only a nickname. */
export function tailPeople(): readonly DemoPerson[] {
  const random = randomFor('tail/people')
  const generatedNames = createDeck(createNames(random), random).deal(PEOPLE_COUNT)
  const bios = createDeck(BIOS, random)
  const romanianBios = createDeck(NAMES.find(isRomanian)!.bios ?? [], random)

  return generatedNames.map((called, index) => {
    const id = tailPeopleIds[index]!
    const own = randomFor(`person/${id}`)
    const romanian = isRomanian(called.names)
    const since = memberSinceDays(own)
    const handle = called.username.replaceAll('.', '-').replaceAll('_', '-')
    return member({
      id,
      name: called.display ?? called.username,
      is: romanian ? 'member who reads and writes Romanian' : 'member who reviews and votes',
      username: called.username,
      globalName: called.display,
      discriminator: own.chance(0.06) ? String(own.int(1, 9999)).padStart(4, '0') : '0',
      avatar: own.chance(0.08) ? 'none' : own.chance(0.09) ? 'animated' : 'still',
      banner: own.chance(0.28) ? 'still' : 'none',
      locale: romanian ? 'ro' : own.chance(0.2) ? 'en-GB' : 'en-US',
      presence: own.chance(0.4)
        ? { status: own.pick(['online', 'online', 'idle', 'dnd'] as const), activity: null }
        : undefined,
      joinedDaysAgo: own.chance(0.93) ? since + own.int(0, SERVER_BEFORE_DIRECTORY_DAYS) : null,
      serverRoles: own.chance(0.35) ? [SERVER_ROLES.growers] : [],
      memberSince: { days: -since, hours: -own.int(0, 20) },
      roles: own.chance(0.04) ? ['user', 'supporter'] : ['user'],
      bio: own.chance(0.42) ? (romanian ? romanianBios : bios).deal(1)[0] : undefined,
      website: own.chance(0.12) ? `https://${handle}.example` : undefined,
      twitter: own.chance(0.1) ? `@${called.username.replaceAll('.', '_')}` : undefined,
      github: own.chance(0.3) ? handle : undefined,
      youtube: own.chance(0.06) ? `@${called.username.replaceAll('.', '')}` : undefined,
    })
  })
}

function isRomanian(names: Names): boolean {
  return names.locale === 'ro'
}

/** More people joined recently than long ago. */
function memberSinceDays(random: Random): number {
  const span = OLDEST_MEMBER_DAYS - NEWEST_MEMBER_DAYS
  return NEWEST_MEMBER_DAYS + Math.floor(span * random.next() ** 1.7)
}

/** Every name once, with a typical username; then the nicknames. */
function createNames(random: Random): GeneratedName[] {
  const named = NAMES.flatMap((names) => {
    const last = createDeck(names.last, random)
    return names.first.map((first): GeneratedName => {
      const family = last.deal(1)[0]!
      return { display: `${first} ${family}`, username: toUsername(first, family, random), names }
    })
  })
  const international = NAMES.find((names) => names.locale === 'en')!
  const nicknamed = HANDLES.map((handle): GeneratedName => ({
    display: random.chance(0.6) ? handle : null,
    username: toUsernameCharacters(handle),
    names: international,
  }))
  return [...named, ...nicknamed]
}

function toUsername(first: string, last: string, random: Random): string {
  const [f, l] = [toUsernameCharacters(first), toUsernameCharacters(last)]
  switch (random.int(0, 6)) {
    case 0:
      return `${f}.${l}`
    case 1:
      return `${f}${l}`
    case 2:
      return `${f}_${l.charAt(0)}${random.int(2, 99)}`
    case 3:
      return `${f.charAt(0)}${l}`
    case 4:
      return `${f}${random.int(80, 99)}_${l.charAt(0)}`
    case 5:
      return `${f}.${l.charAt(0)}`
    default:
      return `${l}.${f.charAt(0)}${random.int(1, 9)}`
  }
}

/** Lower-case letters, digits, dots and underscores, as in Discord's usernames. */
function toUsernameCharacters(name: string): string {
  return name
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'o')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9_.]+/g, '')
}
