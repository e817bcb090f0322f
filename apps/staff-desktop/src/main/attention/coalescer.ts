/** The minimum time between two notifications of one kind. */
export const COALESCE_MS = 60_000

export interface CoalescerOptions<Item> {
  /** Whether notifications are allowed now. Items that arrive while they are not are dropped. */
  canNotify: () => boolean
  notify: (items: readonly Item[]) => void
}

/** Reports the first item immediately, and all items of the following minute together at its end. */
export class Coalescer<Item extends { id: number }> {
  readonly #options: CoalescerOptions<Item>
  #pending: Item[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: CoalescerOptions<Item>) {
    this.#options = options
  }

  add(items: readonly Item[]) {
    if (items.length === 0 || !this.#options.canNotify()) return
    if (this.#timer === undefined) this.#notify(items)
    else this.#pending.push(...items)
  }

  /** Removes items that have been decided while they were pending. */
  remove(ids: readonly number[]) {
    this.#pending = this.#pending.filter(({ id }) => !ids.includes(id))
  }

  stop() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#pending = []
  }

  #notify(items: readonly Item[]) {
    this.#timer = setTimeout(() => this.#flush(), COALESCE_MS)
    this.#options.notify(items)
  }

  #flush() {
    this.#timer = undefined
    const pending = this.#pending
    this.#pending = []
    if (pending.length > 0 && this.#options.canNotify()) this.#notify(pending)
  }
}
