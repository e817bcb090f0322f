import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_DISCORD_CREDENTIALS } from '@botanica/simulators'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { createConfiguration } from '../packaging/config.ts'
import { readPackageSettings } from '../packaging/settings.ts'
import { computeMenuEntry, pack, type Packed } from './support/pack.ts'
import { expect, test } from '@playwright/test'

const folder = mkdtempSync(join(tmpdir(), 'botanica-pack-'))
let packed: Packed

test.beforeAll(async () => {
  packed = await pack(join(folder, 'as-it-is'))
})
test.afterAll(() => rmSync(folder, { recursive: true }))

/** Comments may hold example imports. */
const COMMENTS = /^\/\*[^]*?\*\//gm

const text = (path: string) => packed.files.get(path)!.toString()

test.describe('The package', () => {
  test('contains the build output and nothing else', () => {
    const kinds = [...packed.files.keys()].map((path) =>
      path.replace(
        /^(assets\/tray|dist\/renderer\/assets)\/[^/]+\.(js|css|woff2|png|svg)$/,
        '$1/*.$2'
      )
    )
    expect(new Set(kinds)).toEqual(
      new Set([
        'package.json',
        'assets/tray/*.png',
        'dist/main/main.js',
        'dist/preload/preload.cjs',
        'dist/renderer/index.html',
        'dist/renderer/assets/*.css',
        'dist/renderer/assets/*.js',
        'dist/renderer/assets/*.svg',
        'dist/renderer/assets/*.woff2',
      ])
    )
  })

  test('has its main file', () => {
    expect(packed.files.has((JSON.parse(text('package.json')) as { main: string }).main)).toBe(true)
  })

  test('imports only modules of Electron and Node', () => {
    const imported = [
      ...text('dist/main/main.js')
        .replaceAll(COMMENTS, '')
        .matchAll(/^import [^'"]*["']([^'"]+)["']/gm),
    ]
    expect(
      imported.map(([, name]) => name!).filter((name) => !/^(electron$|node:)/.test(name))
    ).toEqual([])
    const required = [...text('dist/preload/preload.cjs').matchAll(/\brequire\(["'`]([^"'`]+)/g)]
    expect(new Set(required.map(([, name]) => name))).toEqual(new Set(['electron']))
  })

  test('has a page without inline scripts and styles', () => {
    const page = text('dist/renderer/index.html')
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|javascript:/i)
    const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, path]) => path!)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((path) => !packed.files.has(`dist/renderer/${path}`))).toEqual([])
  })
})

/** Patterns that must not occur in a package: secrets by shape or name, demo data, and paths of the build machine. */
const SECRETS: readonly RegExp[] = [
  /[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}/,
  /\b(?:sk|rk)_(?:live|test)_\w+|\bwhsec_\w+/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b(?:DISCORD_CLIENT_SECRET|DISCORD_BOT_TOKEN|STRIPE_SECRET_KEY|PAYPAL_CLIENT_SECRET|APP_KEY|DATABASE_URL)\b/,
  /\boat_[\w.-]{20,}/,
  /sourceMappingURL=/,
  ...[...Object.values(DEMO_DISCORD_CREDENTIALS), join(import.meta.dirname, '../../..')]
    .filter((value) => typeof value === 'string' && value.length > 0)
    .map((value) => new RegExp(value.replaceAll(/[^\w]/g, String.raw`\$&`))),
]

function findSecrets(files: Iterable<readonly [string, Buffer]>) {
  return [...files].flatMap(([path, content]) =>
    SECRETS.filter((secret) => secret.test(content.toString('latin1'))).map(
      (secret) => `${path}: ${secret}`
    )
  )
}

test.describe('Secrets', () => {
  test('are not in the package', () => {
    expect(findSecrets(packed.files)).toEqual([])
  })

  for (const planted of [
    'const token = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"',
    'process.env.DISCORD_CLIENT_SECRET',
    'sk_live_51abc',
    `{"secret":"${DEMO_DISCORD_CREDENTIALS.clientSecret}"}`,
    '//# sourceMappingURL=main.js.map',
  ]) {
    test(`would be detected: ${planted}`, () => {
      expect(findSecrets([['dist/main/main.js', Buffer.from(planted)]])).toHaveLength(1)
    })
  }
})

test.describe('The fuses', () => {
  test('keep the packaged program from running as Node and from loading anything but its archive', async () => {
    const { version: _version, ...wire } = await getCurrentFuseWire(packed.program)
    expect(wire).toEqual({
      [FuseV1Options.RunAsNode]: FuseState.DISABLE,
      [FuseV1Options.EnableCookieEncryption]: FuseState.ENABLE,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: FuseState.DISABLE,
      [FuseV1Options.EnableNodeCliInspectArguments]: FuseState.DISABLE,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: FuseState.ENABLE,
      [FuseV1Options.OnlyLoadAppFromAsar]: FuseState.ENABLE,
      [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: FuseState.DISABLE,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: FuseState.DISABLE,
      [FuseV1Options.WasmTrapHandlers]: FuseState.ENABLE,
    })
  })

  test('fail the packaging when Electron has one that is not configured', async () => {
    await expect(pack(join(folder, 'later'), '1')).rejects.toThrow(/fuse/i)
  })
})

test('the menu entry of the AppImage passes only allowed arguments', async () => {
  const entry = await computeMenuEntry(join(folder, 'app-image'))
  const command = /^Exec=(.*)$/m.exec(entry)?.[1]
  expect(command).toBe('AppRun %U')
  expect(entry).toMatch(/^MimeType=.*x-scheme-handler\/botanica-staff;/m)
})

test.describe('The update feed', () => {
  test('is absent unless the build sets it', () => {
    expect(readPackageSettings({})).toEqual({ updateFeed: null })
    expect(createConfiguration({ updateFeed: null })).toMatchObject({
      publish: null,
      forceCodeSigning: false,
    })
  })

  test('requires HTTPS and signed packages', () => {
    expect(() => readPackageSettings({ STAFF_UPDATE_FEED: 'http://updates.example.org' })).toThrow(
      'https://'
    )
    const settings = readPackageSettings({ STAFF_UPDATE_FEED: 'https://updates.example.org/staff' })
    expect(createConfiguration(settings)).toMatchObject({
      publish: [{ provider: 'generic', url: 'https://updates.example.org/staff' }],
      forceCodeSigning: true,
    })
  })
})
