import type { HttpContext } from '@adonisjs/core/http'

const handledErrors = new WeakMap<HttpContext, { value: unknown }>()

/** The framework renders what a controller throws before any middleware sees it; here it stays within reach. */
export function setHandledError(ctx: HttpContext, value: unknown) {
  handledErrors.set(ctx, { value })
}

export function getHandledError(ctx: HttpContext) {
  return handledErrors.get(ctx)
}
