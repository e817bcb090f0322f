interface Names {
  id: string
  displayName: string | null
  username: string | null
  firstName: string | null
  lastName: string | null
}

function fullName({ firstName, lastName }: Names): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null
}

/** Name in the heading of a profile; null if the person is anonymous. */
export function getDisplayName(person: Names): string | null {
  return person.displayName || fullName(person)
}

/** Name in the title of a profile's page; null if only the id is known. */
export function getPageName(person: Names): string | null {
  return person.displayName || person.username || fullName(person)
}
