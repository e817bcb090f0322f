import env from '#start/env'

/** By what push services know this server. */
export interface WebPushConfig {
  /** For browsers too. */
  publicKey: string
  privateKey: string
  contact: string
  /** The simulator, whose address is taken besides those of the known services; never in production. */
  simulator: URL | null
}

function read(): WebPushConfig | null {
  const publicKey = env.get('WEB_PUSH_PUBLIC_KEY')
  const privateKey = env.get('WEB_PUSH_PRIVATE_KEY')
  const contact = env.get('WEB_PUSH_CONTACT')
  // All of them or none is there (`#start/env`).
  if (!publicKey || !privateKey || !contact) return null
  const simulator = env.get('WEB_PUSH_SIMULATOR_URL')
  return {
    publicKey,
    privateKey: privateKey.release(),
    contact,
    simulator: simulator ? new URL(simulator) : null,
  }
}

/** `null` where web push is off. */
export const webPushConfig = read()
