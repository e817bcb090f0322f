import { type HttpContext, HttpRequest, RequestValidator } from '@adonisjs/core/http'
import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { invalidField } from '#app/core/errors'
import { assertNoneUnknown, type AnyValidator, unknownKeys } from '#app/core/validation/known_keys'
import {
  assertNoParameters,
  assertNoUnknownParameters,
} from '#app/core/validation/query_parameters'
import { readableField } from '#app/core/validation/readable_field'

const READS = new Set(['GET', 'HEAD'])
const OBJECT_RULE = 'object'

/** For calls with an empty body: every key is unknown. */
export const emptyBodyValidator = vine.create({})

const FIELD_PLACEHOLDER = /\{\{ ?field ?\}\}/g

/** Names fields for people. The library would write `0` for the first entry of a list. */
class ReadableMessagesProvider extends SimpleMessagesProvider {
  override getMessage(
    ...[message, rule, field, args]: Parameters<SimpleMessagesProvider['getMessage']>
  ) {
    const name = readableField(field.getFieldPath())
    return super.getMessage(message.replaceAll(FIELD_PLACEHOLDER, name), rule, field, args)
  }
}

/** Uses each rule's own message. The library would replace it by a message per rule name. */
const messagesProvider = new ReadableMessagesProvider({})

/** Returns the body before the parser dropped keys like `__proto__`, which must be rejected, not ignored. */
function bodyAsSent(request: HttpRequest): unknown {
  const raw = request.raw()
  return raw ? JSON.parse(raw) : {}
}

/** Returns a field before the parser trimmed it. */
export function getRawField(request: HttpRequest, field: string): unknown {
  return Object.entries(bodyAsSent(request) as object).find(([key]) => key === field)?.[1]
}

/** Rejects what a change does not know: keys of its body, and every query parameter. */
function rejectUnknownKeys(request: HttpRequest, validator: AnyValidator) {
  const body = bodyAsSent(request)
  if (Array.isArray(body)) throw invalidField('', OBJECT_RULE, 'The body must be an object')
  assertNoneUnknown('field', unknownKeys(validator, body as Record<string, unknown>))
  assertNoParameters(request.ctx!)
}

function rejectUnknownParameters(request: HttpRequest, validator: AnyValidator) {
  const ctx = request.ctx!
  ctx.hasValidatedQuery = true
  assertNoUnknownParameters(ctx, unknownKeys(validator, request.qs()))
}

/**
 * Returns the input of the validator: the query of a read, the body of a mutation. The framework would merge the two,
 * so that a URL could supply fields of the body.
 */
function getInput({ request }: HttpContext) {
  return {
    ...(READS.has(request.method()) ? request.qs() : request.body()),
    params: request.params(),
    headers: request.headers(),
    cookies: request.cookiesList(),
  }
}

/** Adds the rejection of unknown keys to `validateUsing`, whose literal call gives the client its types. */
export function rejectUnknownKeysInRequests() {
  HttpRequest.macro('validateUsing', async function (this: HttpRequest, validator, ...[options]) {
    const ctx = this.ctx!
    const reject = READS.has(this.method()) ? rejectUnknownParameters : rejectUnknownKeys
    reject(this, validator)
    return new RequestValidator(ctx).validateUsing(validator, {
      data: getInput(ctx),
      messagesProvider,
      ...options,
    } as never)
  })
}
