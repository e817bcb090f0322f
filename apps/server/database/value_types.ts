import { types } from 'pg'

/**
 * The driver reads eight-byte integers as text, to lose no digits. Ours are ids and counters far below 2^53, so they
 * are parsed as numbers here. A larger one is a defect and throws.
 */
types.setTypeParser(types.builtins.INT8, (text: string) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the safe integers`)
  return value
})
