import type { HttpRequest } from '@adonisjs/core/http'
import { isInProcess } from '#app/core/http/in_process'
import { addressKey } from '#app/core/rate_limit/caller'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS, SECOND_MS } from '#app/core/time'
import { discordUnavailable } from '#app/platform/discord/discord_client'

const EVERYBODY = 'everybody'

/** The request that causes a question; `undefined` when it is none of a visitor's doing. */
export type Requester = HttpRequest | undefined

/**
 * What is not in the cache costs Discord's patience: anybody could name ids all day. So questions are counted by who causes
 * them, and all together.
 */
export class CacheMissBudget {
  readonly #ofAddress: RateLimit
  readonly #ofEverybody: RateLimit

  constructor(settings?: ConstructorParameters<typeof RateLimit>[1]) {
    this.#ofAddress = new RateLimit(
      { name: 'discord', tokens: 20, perSeconds: MINUTE_SECONDS },
      settings
    )
    this.#ofEverybody = new RateLimit({ name: 'discord_all', tokens: 10, perSeconds: 1 }, settings)
  }

  /** @throws `rate_limited` for who asks too much; `unavailable` while all together do */
  take(requester: Requester) {
    if (requester && !isInProcess(requester.request))
      this.#ofAddress.takeLocally(addressKey(requester))
    const wait = this.#ofEverybody.getWaitMs(EVERYBODY)
    if (wait > 0) throw discordUnavailable(Math.max(wait, SECOND_MS))
    this.#ofEverybody.takeLocally(EVERYBODY)
  }
}
