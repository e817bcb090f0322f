/** Screens come from at least this many networks. */
const LEAST_NETWORKS = 50
/** The networks that RFC 2544 and RFC 5180 reserve for benchmarks: 198.18.0.0/15 and 2001:2::/48. */
const IPV4_BLOCKS = 512
const IPV4_SECOND_BYTE = 18
const BYTE_VALUES = 256
const IPV6_PREFIX = '2001:2:0'
const HEX = 16

/**
 * Returns the number of the network that a screen is in. The first networks fill evenly; further ones are added when
 * each of them has `perNetwork` screens.
 */
export function getNetwork(screen: number, perNetwork: number): number {
  return screen < LEAST_NETWORKS * perNetwork
    ? screen % LEAST_NETWORKS
    : Math.floor(screen / perNetwork)
}

/**
 * Returns the address of a screen. Every other network is an IPv4 /24, whose screens share one address as behind a
 * home router, until there are no more of these. The others are an IPv6 /64, in which each screen has its own.
 */
export function getAddress(screen: number, perNetwork: number): string {
  const network = getNetwork(screen, perNetwork)
  const block = network / 2
  if (Number.isInteger(block) && block < IPV4_BLOCKS) {
    return `198.${IPV4_SECOND_BYTE + Math.floor(block / BYTE_VALUES)}.${block % BYTE_VALUES}.1`
  }
  return `${IPV6_PREFIX}:${network.toString(HEX)}::${(screen + 1).toString(HEX)}`
}

/** How the proxy in front of the server says where a request comes from. */
export const fromAddress = (address: string) => ({ 'x-forwarded-for': address })
