const ID_BYTES = 16
const HEX = 16
const HEX_DIGITS = 2

/** Creates 16 random bytes in hexadecimal. Not `randomUUID`, which exists in secure contexts only. */
export function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
  return Array.from(bytes, (byte) => byte.toString(HEX).padStart(HEX_DIGITS, '0')).join('')
}
