import env from '#start/env'

/** How push services identify this server. */
export interface WebPushConfig {
  /** Also for browsers. */
  publicKey: string
  privateKey: string
  contact: string
  /** The simulator, which is accepted besides the known push services; never in production. */
  simulator: URL | null
}

function read(): WebPushConfig | null {
  const publicKey = env.get('WEB_PUSH_PUBLIC_KEY')
  const privateKey = env.get('WEB_PUSH_PRIVATE_KEY')
  const contact = env.get('WEB_PUSH_CONTACT')
  // The settings are complete or absent (`#start/env`).
  if (!publicKey || !privateKey || !contact) return null
  const simulator = env.get('WEB_PUSH_SIMULATOR_URL')
  return {
    publicKey,
    privateKey: privateKey.release(),
    contact,
    simulator: simulator ? new URL(simulator) : null,
  }
}

/** `null` if web push is off. */
export const webPushConfig = read()
