import type { FuzzRequest } from '#tests/openapi/fuzz/requests'

/** Longer bodies are shown in part; the seed generates them again. */
const SHOWN_LENGTH = 300
const CREDENTIALS = new Set(['cookie', 'authorization'])

interface Finding {
  what: string
  operation: string
  times: number
  /** The first request that had it. */
  curl: string
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Returns a command that sends the request again, with the role in place of its credentials. */
function toCurl({ method, target, headers, body, bytes, actor }: FuzzRequest): string {
  const address = (path: string) => quote(`http://localhost:3333${path}`)
  if (bytes) return `printf ${quote(show(bytes.toString('latin1')))} | nc localhost 3333`
  const sent = Object.entries({ ...actor.headers, ...headers }).flatMap(([name, value]) => {
    const isCredential = CREDENTIALS.has(name) && !(name in headers)
    return [value].flat().map((one) => `${name}: ${isCredential ? `<${actor.name}>` : one}`)
  })
  return [
    `curl -i -X ${method} --path-as-is ${address(show(target))}`,
    ...sent.map((header) => `-H ${quote(show(header))}`),
    ...(body === undefined ? [] : [`--data-binary ${quote(show(body.toString()))}`]),
  ].join(' ')
}

const show = (text: string) =>
  JSON.stringify(text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text)
    .slice(1, -1)
    .replaceAll('\\"', '"')

/** Counts the responses of a run, and collects what was wrong with them. */
export class Report {
  readonly #byOperation = new Map<string, Map<number, number>>()
  readonly #byRole = new Map<string, Map<number, number>>()
  readonly #findings = new Map<string, Finding>()
  requests = 0

  /** @param status 0 for a connection that was closed without a response */
  count({ call, actor }: FuzzRequest, status: number) {
    this.requests++
    increase(this.#byOperation, call.operation.operationId, status)
    increase(this.#byRole, actor.name, status)
  }

  addFinding(request: FuzzRequest, what: string) {
    const operation = request.call.operation.operationId
    const key = `${operation} ${what.replaceAll(/\d+/g, '#')}`
    const known = this.#findings.get(key)
    if (known) known.times++
    else this.#findings.set(key, { what, operation, times: 1, curl: toCurl(request) })
  }

  /** One text for each kind of finding. */
  get findings(): string[] {
    return [...this.#findings.values()].map(
      ({ what, operation, times, curl }) => `${operation} ${what} (${times} times)\n  ${curl}`
    )
  }

  format(): string {
    return [formatTable('operation', this.#byOperation), formatTable('role', this.#byRole)].join(
      '\n\n'
    )
  }
}

function increase(table: Map<string, Map<number, number>>, row: string, status: number) {
  const counts = table.get(row) ?? new Map<number, number>()
  table.set(row, counts.set(status, (counts.get(status) ?? 0) + 1))
}

const NAME_WIDTH = 34

function formatTable(title: string, table: ReadonlyMap<string, ReadonlyMap<number, number>>) {
  const rows = [...table].map(([name, counts]) => {
    const statuses = [...counts].toSorted(([one], [other]) => one - other)
    return `${name.padEnd(NAME_WIDTH)} ${statuses.map(([status, times]) => `${status || 'closed'}: ${times}`).join('  ')}`
  })
  return [title, ...rows].join('\n')
}
