import { createDemoWorld } from '@botanica/demo-world'
import type { Fault, LoggedRequest, SimulatedMessage } from '@botanica/simulators'
import { requestSimulator } from './simulators.ts'
import type { Site } from './site.ts'

type Status = 'online' | 'idle' | 'dnd' | 'offline'

function control({ discordUrl }: Site, method: string, path: string, body?: object) {
  return requestSimulator(discordUrl, method, path, body)
}

/** Changes the presence of an account. */
export async function setPresence(
  site: Site,
  id: string,
  status: Status,
  activity: string | null = null
) {
  await control(site, 'PATCH', `/accounts/${id}`, { presence: { status, activity } })
}

/** Creates a bot on Discord that is not in the directory. @returns its id */
export async function createDiscordBot(site: Site, name: string): Promise<string> {
  const bot = { name, username: name.toLowerCase(), avatar: 'still' }
  const { id } = (await control(site, 'POST', '/bots', bot)) as { id: string }
  return id
}

/** Makes Discord serve all images of bots. Some of the demo world are missing or broken on purpose. */
export async function repairBotImages(site: Site) {
  const { bots } = createDemoWorld()
  for (const { id, account } of bots.filter(({ knownToPlatform }) => knownToPlatform)) {
    if (Object.values(account.images).every((health) => health === 'ok')) continue
    await control(site, 'PATCH', `/accounts/${id}`, { images: { avatar: 'ok', banner: 'ok' } })
  }
}

/** Makes a user join or leave the community server. */
export async function setInServer(site: Site, userId: string, isIn: boolean) {
  await control(site, isIn ? 'PUT' : 'DELETE', `/members/${userId}`)
}

/** Lists the messages in a channel of the community server, oldest first. */
export async function listMessages(site: Site, channelId: string) {
  return (await control(site, 'GET', `/channels/${channelId}/messages`)) as SimulatedMessage[]
}

/** Returns the ban of a user in the community server; undefined when there is none. */
export async function findBanReason(site: Site, userId: string) {
  const bans = (await control(site, 'GET', '/bans')) as Record<string, { reason: string | null }>
  return bans[userId]
}

/** Runs a function while Discord has a fault. */
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
