import type { Fault, SimulatedMessage } from '@botanica/simulators'
import { inject } from 'vitest'
import { controlSimulator } from './control.ts'

type Status = 'online' | 'idle' | 'dnd' | 'offline'

function control(method: string, path: string, body?: object, discordUrl = inject('discordUrl')) {
  return controlSimulator(discordUrl, method, path, body)
}

/** Somebody or a bot shows something else. */
export async function show(id: string, status: Status, activity: string | null = null) {
  await control('PATCH', `/accounts/${id}`, { presence: { status, activity } })
}

/** Somebody has made a bot that the directory has not heard of yet. @returns its id */
export async function makeBotAtDiscord(
  name: string,
  discordUrl = inject('discordUrl')
): Promise<string> {
  const bot = { name, username: name.toLowerCase(), avatar: 'still' }
  const { id } = (await control('POST', '/bots', bot, discordUrl)) as { id: string }
  return id
}

/** Somebody joins the community server, or leaves it. */
export async function setInServer(userId: string, isIn: boolean) {
  await control(isIn ? 'PUT' : 'DELETE', `/members/${userId}`)
}

/** What is said in a channel of the community server, oldest first. */
export async function messagesIn(channelId: string) {
  return (await control('GET', `/channels/${channelId}/messages`)) as SimulatedMessage[]
}

/** Why somebody is kept out of the community server; undefined for who is not. */
export async function banOf(userId: string) {
  const bans = (await control('GET', '/bans')) as Record<string, { reason: string | null }>
  return bans[userId]
}

/**
 * Does something while Discord misbehaves.
 * @param discordUrl of another site's Discord than the one that all files share
 */
export async function during<Result>(
  fault: Fault,
  work: () => Promise<Result>,
  discordUrl = inject('discordUrl')
): Promise<Result> {
  const { id } = (await control('POST', '/faults', fault, discordUrl)) as { id: number }
  try {
    return await work()
  } finally {
    await control('DELETE', `/faults/${id}`, undefined, discordUrl)
  }
}
