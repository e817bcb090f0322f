import type { Fault } from '@botanica/simulators'
import { inject } from 'vitest'

type Status = 'online' | 'idle' | 'dnd' | 'offline'

/** Tells the Discord simulator what happens on its platform. */
async function control(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${inject('discordUrl')}/control${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.json()
}

/** Somebody or a bot shows something else. */
export async function show(id: string, status: Status, activity: string | null = null) {
  await control('PATCH', `/accounts/${id}`, { presence: { status, activity } })
}

/** Does something while Discord misbehaves. */
export async function during<Result>(fault: Fault, work: () => Promise<Result>): Promise<Result> {
  const { id } = (await control('POST', '/faults', fault)) as { id: number }
  try {
    return await work()
  } finally {
    await control('DELETE', `/faults/${id}`)
  }
}
