/**
 * Security headers of every response: no MIME sniffing, no referrer for other sites, no embedding by other sites. The
 * Content Security Policy is for data, which loads nothing; pages set their own.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}
