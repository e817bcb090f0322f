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

/** What a profile is headed with; null is anonymous. */
export function getDisplayName(person: Names): string | null {
  return person.displayName || fullName(person)
}

/** What a profile's page is called; null has nothing but its id. */
export function getPageName(person: Names): string | null {
  return person.displayName || person.username || fullName(person)
}
