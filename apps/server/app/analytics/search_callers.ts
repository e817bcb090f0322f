import { createHmac, randomBytes } from 'node:crypto'
import type { HttpRequest } from '@adonisjs/core/http'
import { queryRows, sql } from '#app/core/database/sql'
import { addressKey } from '#app/core/rate_limit/caller'

const SALT_BYTES = 32
const HASH_LENGTH = 16

/** The salt of the day that this process counted for last. */
let latest: { day: string; salt: Promise<string> } | undefined

/** Returns the random salt that all processes use on a day. It is deleted after the day. */
async function findSalt(day: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('base64url')
  const [row] = await queryRows<{ salt: string }>(sql`
    INSERT INTO search_caller_salts (day, salt) VALUES (${day}, ${salt})
    ON CONFLICT (day) DO UPDATE SET day = excluded.day RETURNING salt
  `)
  return row!.salt
}

function getSalt(day: string): Promise<string> {
  if (latest?.day === day) return latest.salt
  const salt = findSalt(day)
  latest = { day, salt }
  salt.catch(() => {
    if (latest?.salt === salt) latest = undefined
  })
  return salt
}

/**
 * Returns a hash that tells callers apart on one day only. Once the salt is deleted, nobody can find out whose hash it
 * was or recognize the caller on another day.
 */
export async function hashSearchCaller(request: HttpRequest, day: string): Promise<string> {
  const digest = createHmac('sha256', await getSalt(day)).update(addressKey(request))
  return digest.digest('base64url').slice(0, HASH_LENGTH)
}
