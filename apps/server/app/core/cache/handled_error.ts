import type { HttpContext } from '@adonisjs/core/http'

const handledErrors = new WeakMap<HttpContext, { value: unknown }>()

/** Stores an error that a controller threw: the framework renders it before any middleware sees it. */
export function setHandledError(ctx: HttpContext, value: unknown) {
  handledErrors.set(ctx, { value })
}

export function getHandledError(ctx: HttpContext) {
  return handledErrors.get(ctx)
}
