const CRLF = '\r\n'
const LARGE = 20_000
const MANY = 3_000

const lines = (...all: string[]) => Buffer.from(all.join(CRLF) + CRLF + CRLF, 'latin1')
const withBody = (head: string[], body: string) =>
  Buffer.from(head.join(CRLF) + CRLF + CRLF + body, 'latin1')

/**
 * Returns bytes that are no valid HTTP request, or that two programs may read as different requests.
 * @param target a proper request target
 */
export function toInvalidHttp(target: string): readonly Buffer[] {
  const get = `GET ${target} HTTP/1.1`
  const post = `POST ${target} HTTP/1.1`
  const host = 'Host: x'
  const close = 'Connection: close'
  const json = 'Content-Type: application/json'
  const smuggled = `GET /api/admin/users HTTP/1.1${CRLF}${host}${CRLF}${CRLF}`
  return [
    lines(`GET ${target}`),
    lines(`GET ${target} HTTP/0.9`),
    lines(`GET ${target} HTTP/9.9`, host),
    lines(`GET  ${target}  HTTP/1.1`, host, close),
    lines(`get ${target} HTTP/1.1`, host, close),
    lines(`BREW ${target} HTTP/1.1`, host, close),
    lines(get, close),
    lines(get, host, 'Host: y', close),
    lines(get, host, 'Bad Header: 1', close),
    lines(get, host, 'Bad : 1', close),
    lines(get, host, 'X-Nul: a\0b', close),
    lines(get, host, 'X-Fold: a', ' b', close),
    lines(get, host, ': empty', close),
    lines(get, host, `X-Large: ${'x'.repeat(LARGE)}`, close),
    lines(get, host, ...Array.from({ length: MANY }, (_, at) => `X-${at}: 1`), close),
    lines(`GET ${target}?${'x'.repeat(LARGE)} HTTP/1.1`, host, close),
    lines(`GET ${target}/\xe9\xff HTTP/1.1`, host, close),
    lines(`GET ${target}/a b HTTP/1.1`, host, close),
    lines(`GET ${target}\0 HTTP/1.1`, host, close),
    Buffer.from(`${get}\n${host}\n${close}\n\n`),
    Buffer.from(`${get}\r${host}\r\r`),
    withBody([post, host, json, 'Content-Length: 4', 'Content-Length: 5', close], '{}{}x'),
    withBody([post, host, json, 'Content-Length: -1', close], '{}'),
    withBody([post, host, json, 'Content-Length: 1e1', close], '{}'),
    withBody([post, host, json, 'Content-Length: 99999999999999999999', close], '{}'),
    withBody([post, host, json, 'Content-Length: 100', close], '{}'),
    withBody(
      [post, host, json, 'Content-Length: 4', 'Transfer-Encoding: chunked', close],
      `0${CRLF}${CRLF}${smuggled}`
    ),
    withBody([post, host, json, 'Transfer-Encoding: xchunked', close], `0${CRLF}${CRLF}`),
    withBody(
      [post, host, json, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity', close],
      `0${CRLF}${CRLF}`
    ),
    withBody([post, host, json, 'Transfer-Encoding : chunked', close], `0${CRLF}${CRLF}`),
    withBody([post, host, json, 'Transfer-Encoding:\x0bchunked', close], `0${CRLF}${CRLF}`),
    withBody([post, host, json, 'Transfer-Encoding: chunked', close], `zz${CRLF}{}${CRLF}0${CRLF}`),
    withBody([post, host, json, 'Transfer-Encoding: chunked', close], `-1${CRLF}{}${CRLF}0${CRLF}`),
    withBody(
      [post, host, json, 'Transfer-Encoding: chunked', close],
      `2;${'x'.repeat(LARGE)}${CRLF}{}${CRLF}0${CRLF}${CRLF}`
    ),
    withBody([post, host, json, 'Transfer-Encoding: chunked', close], `2${CRLF}{}`),
    withBody([get, host, 'Content-Length: 2', close], '{}'),
    withBody([get, host, '', 'GET /api/admin/users HTTP/1.1', host, close], ''),
    withBody([post, host, json, 'Expect: 100-continue', 'Content-Length: 2', close], '{}'),
    lines(post, host, 'Expect: nonsense', close),
    lines(get, host, 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: x'),
    lines(get, host, 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk', 'Connection: Upgrade'),
    lines('CONNECT elsewhere.example:443 HTTP/1.1', host),
    lines('PRI * HTTP/2.0', '', 'SM'),
    Buffer.from([0x16, 0x03, 0x01, 0x00, 0x05, 0x01, 0x00, 0x00, 0x01, 0x03]),
    Buffer.from('\0'.repeat(LARGE)),
    Buffer.from(CRLF.repeat(MANY)),
  ]
}
