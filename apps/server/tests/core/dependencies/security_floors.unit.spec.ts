import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import floors from './security_floors.json' with { type: 'json' }

interface Floor {
  floor: string
  why: string
  /** A test that proves that we do not depend on the fix. */
  unlessTested?: string
}

const LOCKFILE = '../../pnpm-lock.yaml'
const PACKAGES_SECTION = /^packages:\n(?<section>[\s\S]*?)^\S/m
const ENTRY = /^ {2}'?(?<name>@?[^@'\s]+)@(?<version>\d[^':(]*)'?:$/gm
const PARTS = 3

/** Returns every version of every package that the lockfile installs, direct and transitive. */
async function lockedVersions() {
  const lockfile = await readFile(app.makePath(LOCKFILE), 'utf8')
  const section = PACKAGES_SECTION.exec(lockfile)!.groups!.section!
  return Map.groupBy(
    [...section.matchAll(ENTRY)].map(({ groups }) => groups as { name: string; version: string }),
    ({ name }) => name
  )
}

/** A prerelease is lower than its release. */
function isBelow(version: string, floor: string) {
  const [left, right] = [version, floor].map((text) =>
    text.split(/[.-]/).slice(0, PARTS).map(Number)
  )
  const differing = [...left!.keys()].find((part) => left![part] !== right![part])
  return differing === undefined ? version.includes('-') : left![differing]! < right![differing]!
}

test.group('Versions', () => {
  for (const [name, { floor, why, unlessTested }] of Object.entries<Floor>(floors)) {
    test(`${name} is not below ${floor}: ${why}`, async ({ assert }) => {
      const locked = (await lockedVersions()).get(name) ?? []
      assert.isNotEmpty(
        locked,
        `${name} is not in the lockfile any more; take it out of the floors`
      )
      for (const { version } of locked) {
        const isGuarded = unlessTested !== undefined && existsSync(app.makePath(unlessTested))
        assert.isTrue(!isBelow(version, floor) || isGuarded, `${name}@${version}`)
      }
    })
  }

  test('are compared as numbers', ({ assert }) => {
    assert.isTrue(isBelow('9.2.9', '9.10.0'))
    assert.isTrue(isBelow('9.3.0-next.1', '9.3.0'))
    assert.isFalse(isBelow('9.3.0', '9.3.0'))
    assert.isFalse(isBelow('10.0.0', '9.3.0'))
  })
})
