import type { HttpContext } from '@adonisjs/core/http'

const thrownIn = new WeakMap<HttpContext, { value: unknown }>()

/** The framework renders what a controller throws before any middleware sees it; here it stays within reach. */
export function rememberThrown(ctx: HttpContext, value: unknown) {
  thrownIn.set(ctx, { value })
}

export function thrownWhileHandling(ctx: HttpContext) {
  return thrownIn.get(ctx)
}
