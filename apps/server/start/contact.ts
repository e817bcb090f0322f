/** A contact as push services (RFC 8292 section 2.1) and readers of `security.txt` (RFC 9116 section 2.5.3) accept it. */
const CONTACT = /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/
/** The end of an error message, after the setting's name. */
export const CONTACT_FORM = 'must begin with mailto: or https://.'

export function isContact(value: string): boolean {
  return CONTACT.test(value)
}

/** Validates an optional setting. @throws an error that names it, for a value that is no contact */
export function validateContact(name: string, value?: string): string | undefined {
  if (value === undefined || value === '') return undefined
  if (isContact(value)) return value
  throw new Error(`${name} ${CONTACT_FORM}`)
}
