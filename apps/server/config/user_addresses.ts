import env from '#start/env'

export const userAddressConfig = {
  /** Whether the server calls this machine when a user gives its address; never in production. */
  allowsLoopback: env.get('USER_ADDRESS_LOOPBACK', 'off') === 'on',
}
