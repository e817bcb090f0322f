import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { BotSort } from '#app/directory/rules'

/** Fields that clients sort by, and our orders. A minus sorts from high to low. */
export const SORTS = { date: 'oldest', '-date': 'newest' } as const satisfies Record<
  string,
  BotSort
>

export function isKnownSort(sort: string | undefined): sort is keyof typeof SORTS {
  return sort !== undefined && Object.hasOwn(SORTS, sort)
}

/** Middleware that drops a `sort` that we do not know, so that it is not cached apart. */
export function dropUnknownSort({ request }: HttpContext, next: NextFn) {
  const { sort, ...others } = request.qs()
  if (typeof sort === 'string' && !isKnownSort(sort)) request.updateQs(others)
  return next()
}
