/**
 * Tells a simulator what happens in its world.
 *
 * @param address of the simulator, with no path
 * @returns what it answers
 * @throws when it refuses
 */
export async function controlSimulator(
  address: string,
  method: string,
  path: string,
  body?: object
): Promise<unknown> {
  const answer = await fetch(`${address}/control${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.json()
}
