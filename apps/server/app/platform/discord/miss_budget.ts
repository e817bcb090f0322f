import type { HttpRequest } from '@adonisjs/core/http'
import { isInProcess } from '#app/core/http/in_process'
import { addressKey } from '#app/core/rate_limit/caller'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS, SECOND_MS } from '#app/core/time'
import { discordUnavailable } from '#app/platform/discord/discord_client'

const EVERYBODY = 'everybody'

/** The HTTP request that causes a cache miss; `undefined` for background work. */
export type Requester = HttpRequest | undefined

/**
 * Limits how many cache misses turn into requests to Discord, per address and in total: anybody could request unknown ids all
 * day.
 */
export class CacheMissBudget {
  readonly #perAddress: RateLimit
  readonly #total: RateLimit

  constructor(settings?: ConstructorParameters<typeof RateLimit>[1]) {
    this.#perAddress = new RateLimit(
      { name: 'discord', tokens: 20, perSeconds: MINUTE_SECONDS },
      settings
    )
    this.#total = new RateLimit({ name: 'discord_all', tokens: 10, perSeconds: 1 }, settings)
  }

  /** @throws `rate_limited` above the limit of the address; `unavailable` above the total limit */
  take(requester: Requester) {
    if (requester && !isInProcess(requester.request))
      this.#perAddress.takeLocally(addressKey(requester))
    const wait = this.#total.getWaitMs(EVERYBODY)
    if (wait > 0) throw discordUnavailable(Math.max(wait, SECOND_MS))
    this.#total.takeLocally(EVERYBODY)
  }
}
