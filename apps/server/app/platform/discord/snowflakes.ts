/** Milliseconds of the epoch at which the platform began to count. */
const FIRST_MOMENT_MS = 1_420_070_400_000n
/** What follows the moment: worker, process and number. */
const BITS_AFTER_MOMENT = 22n

/** When the platform made what has this id. */
export function momentOf(snowflake: string): Date {
  return new Date(Number((BigInt(snowflake) >> BITS_AFTER_MOMENT) + FIRST_MOMENT_MS))
}
