/** The names of a Discord user (the fields of `/api/discord/users/{id}`). */
export interface PersonNames {
  username: string | null
  displayName: string | null
  globalName: string | null
  discriminator: string | null
}

const ID_TAIL = 4
const NO_DISCRIMINATOR = '0'

/**
 * The name to show: display name, global name or username.
 *
 * @returns null when the person has none of them; show `Unknown User` then
 */
export function personName(person: Partial<PersonNames> | null | undefined): string | null {
  return person?.displayName || person?.globalName || person?.username || null
}

/** `@username`, with `#discriminator` if that is not 0. */
export function personHandle(person: Partial<PersonNames>): string | null {
  if (!person.username) return null
  const { discriminator } = person
  const tail = discriminator && discriminator !== NO_DISCRIMINATOR ? `#${discriminator}` : ''

  return `@${person.username}${tail}`
}

/** The end of an id, which distinguishes unknown users. */
export function getIdSuffix(id: string): string {
  return id.slice(-ID_TAIL)
}
