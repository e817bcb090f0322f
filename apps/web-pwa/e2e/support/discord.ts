import type { Fault, LoggedRequest, SimulatedMessage } from '@botanica/simulators'
import { controlSimulator } from './control.ts'
import type { Site } from './site.ts'

type Status = 'online' | 'idle' | 'dnd' | 'offline'

function control({ discordUrl }: Site, method: string, path: string, body?: object) {
  return controlSimulator(discordUrl, method, path, body)
}

/** Somebody or a bot shows something else. */
export async function show(site: Site, id: string, status: Status, activity: string | null = null) {
  await control(site, 'PATCH', `/accounts/${id}`, { presence: { status, activity } })
}

/** Somebody has made a bot that the directory has not heard of yet. @returns its id */
export async function createDiscordBot(site: Site, name: string): Promise<string> {
  const bot = { name, username: name.toLowerCase(), avatar: 'still' }
  const { id } = (await control(site, 'POST', '/bots', bot)) as { id: string }
  return id
}

/** Somebody joins the community server, or leaves it. */
export async function setInServer(site: Site, userId: string, isIn: boolean) {
  await control(site, isIn ? 'PUT' : 'DELETE', `/members/${userId}`)
}

/** What is said in a channel of the community server, oldest first. */
export async function listMessages(site: Site, channelId: string) {
  return (await control(site, 'GET', `/channels/${channelId}/messages`)) as SimulatedMessage[]
}

/** Why somebody is kept out of the community server; undefined for who is not. */
export async function findBanReason(site: Site, userId: string) {
  const bans = (await control(site, 'GET', '/bans')) as Record<string, { reason: string | null }>
  return bans[userId]
}

/** Does something while Discord misbehaves. */
export async function whileDiscordMisbehaves<Result>(
  site: Site,
  fault: Fault,
  work: () => Promise<Result>
): Promise<Result> {
  const { id } = (await control(site, 'POST', '/faults', fault)) as { id: number }
  try {
    return await work()
  } finally {
    await control(site, 'DELETE', `/faults/${id}`)
  }
}

/** The requests that Discord's API has answered since the site was started or reset, oldest first. */
export async function listDiscordRequests(site: Site) {
  return (await control(site, 'GET', '/requests?prefix=/api')) as LoggedRequest[]
}
