/**
 * Sends a request to the control API of a simulator.
 *
 * @param address origin of the simulator
 * @returns the JSON of the response
 * @throws when the status is not a success
 */
export async function requestSimulator(
  address: string,
  method: string,
  path: string,
  body?: object
): Promise<unknown> {
  const response = await fetch(`${address}/control${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  return response.json()
}
