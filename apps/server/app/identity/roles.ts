import type { Profile } from '#app/identity/queries/find_profile'
import type { Role } from '#app/identity/rules'

/** Returns the stored roles and the derived ones. */
export function getRoles({
  storedRoles,
  listedBots,
  hasCertifiedBot,
  isPremium,
}: Profile): string[] {
  const derived: Role[] = []
  if (hasCertifiedBot) derived.push('certified_developer')
  if (isPremium) derived.push('premium')
  if (listedBots > 0) derived.push('bot_developer')
  return [...storedRoles, ...derived]
}
