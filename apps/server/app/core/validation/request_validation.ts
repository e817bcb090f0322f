import { type HttpContext, HttpRequest, RequestValidator } from '@adonisjs/core/http'
import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { Failure, invalidField } from '#app/core/errors'
import { type AnyValidator, unknownKeys } from '#app/core/validation/known_keys'
import { readableField } from '#app/core/validation/readable_field'

const READS = new Set(['GET', 'HEAD'])
const UNKNOWN_RULE = 'unknown'
const OBJECT_RULE = 'object'
/** Longest list of unknown keys in an answer: a body can hold thousands. */
const MAX_NAMED = 20
const MAX_NAME_LENGTH = 100

/** For calls whose body is empty: whatever is in it is unknown. */
export const emptyBodyValidator = vine.create({})

const FIELD_PLACEHOLDER = /\{\{ ?field ?\}\}/g

/** Names fields as people read them. The library would write `0` for the first entry of a list. */
class ReadableMessagesProvider extends SimpleMessagesProvider {
  override getMessage(
    ...[message, rule, field, args]: Parameters<SimpleMessagesProvider['getMessage']>
  ) {
    const name = readableField(field.getFieldPath())
    return super.getMessage(message.replaceAll(FIELD_PLACEHOLDER, name), rule, field, args)
  }
}

/** Each rule's own words: the library would put its own in their place for every rule of the same name. */
const messagesProvider = new ReadableMessagesProvider({})

/**
 * The body as it was sent. The parser has left out `__proto__` and its like by now, and they are to be refused, not to be
 * passed over.
 */
function bodyAsSent(request: HttpRequest): unknown {
  const raw = request.raw()
  return raw ? JSON.parse(raw) : {}
}

/** A field of the body as it was sent: the parser takes the blanks off the ends of a text. */
export function getRawField(request: HttpRequest, field: string): unknown {
  return Object.entries(bodyAsSent(request) as object).find(([key]) => key === field)?.[1]
}

function rejectUnknownKeys(request: HttpRequest, validator: AnyValidator) {
  const body = bodyAsSent(request)
  if (Array.isArray(body)) throw invalidField('', OBJECT_RULE, 'The body must be an object')
  const unknown = unknownKeys(validator, body as Record<string, unknown>)
  if (unknown.length === 0) return
  throw new Failure('unknown_field', {
    errors: unknown.slice(0, MAX_NAMED).map((path) => {
      const field = path.slice(0, MAX_NAME_LENGTH)
      return { field, rule: UNKNOWN_RULE, message: `The ${field} field is not known to this call` }
    }),
  })
}

/**
 * What the validator sees: the query of a read, the body of everything else. The framework's own would mix the two, so
 * that an address could bring what a body has to.
 */
function inputOf({ request }: HttpContext) {
  return {
    ...(READS.has(request.method()) ? request.qs() : request.body()),
    params: request.params(),
    headers: request.headers(),
    cookies: request.cookiesList(),
  }
}

/** Puts the refusal of unknown keys behind the call whose literal form gives the client its types. */
export function rejectUnknownKeysInRequests() {
  HttpRequest.macro('validateUsing', async function (this: HttpRequest, validator, ...[options]) {
    const ctx = this.ctx!
    if (!READS.has(this.method())) rejectUnknownKeys(this, validator)
    return new RequestValidator(ctx).validateUsing(validator, {
      data: inputOf(ctx),
      messagesProvider,
      ...options,
    } as never)
  })
}
