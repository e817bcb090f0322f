import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const CLIENT = join(import.meta.dirname, '../..')
const SOURCES = join(CLIENT, 'src')

/** Every source file, without its comments, by its path in `src`. */
const sources = new Map(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|html|css)$/.test(path))
    .map((path) => [
      relative(SOURCES, join(SOURCES, path)).replaceAll('\\', '/'),
      readFileSync(join(SOURCES, path), 'utf8')
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .replaceAll(/(?<![:'"`])\/\/[^\n]*/g, ''),
    ])
)

const filesWith = (pattern: RegExp, below = '') =>
  [...sources]
    .filter(([path, text]) => path.startsWith(below) && pattern.test(text))
    .map(([path]) => path)
    .toSorted()

describe('no source of the client', () => {
  test('is left out here', () => {
    expect(sources.size).toBeGreaterThan(50)
    expect(sources.has('main/main.ts')).toBe(true)
  })

  test('but the factory makes windows, and its settings come from one file', () => {
    expect(
      filesWith(/new\s+(\w+\.)?(BrowserWindow|BaseWindow|WebContentsView|BrowserView)\b/)
    ).toEqual(['main/window/window-factory.ts'])
    expect(filesWith(/\b(nodeIntegration\w*|contextIsolation|webSecurity|webviewTag)\s*:/)).toEqual(
      ['main/safety/settings.ts']
    )
  })

  test('loads Electron when it runs, but the two that are given to it', () => {
    const runTime =
      /(?:^|\n)import\s+(?!type\b)(?:[^'"]*?from\s*)?'electron(?:\/\w+)?'|(?:require|import)\(\s*['"]electron/
    expect(filesWith(runTime)).toEqual(['main/main.ts', 'preload/preload.ts'])
  })

  test('shows anything else than the own files', () => {
    expect(filesWith(/file:\/\/|\.loadFile\(/)).toEqual([])
    expect(filesWith(/\.loadURL\(/)).toEqual(['main/window/main-window.ts'])
    expect(sources.get('main/window/main-window.ts')).toMatch(
      /const START = `\$\{APP_ORIGIN\}\/index\.html`[^]*\.loadURL\(START\)/
    )
  })

  test('but the judge of addresses opens them', () => {
    expect(filesWith(/\bopenExternal\b/)).toEqual(['main/safety/external-links.ts'])
    expect(filesWith(/\bopenPath\b|\bshowItemInFolder\b/)).toEqual([])
  })

  test('but the preload and one wrapper speak over channels', () => {
    expect(filesWith(/\bipcRenderer\b/)).toEqual(['preload/preload.ts'])
    expect(filesWith(/ipcMain\s*\.\s*(handle|on|once|handleOnce)\b/)).toEqual([
      'main/ipc/handle.ts',
    ])
    expect(filesWith(/exposeInMainWorld/)).toEqual(['preload/preload.ts'])
  })

  test('has a network of its own in the renderer', () => {
    const network = /\bfetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts/
    expect(filesWith(network, 'renderer/')).toEqual([])
    expect(filesWith(/['"]electron|['"]node:|\bprocess\.env\b/, 'renderer/')).toEqual([])
  })

  test('runs text as code, or writes it as HTML', () => {
    const evil =
      /executeJavaScript|insertCSS|\beval\(|new Function\b|innerHTML|outerHTML|insertAdjacentHTML|document\.write/i
    expect(filesWith(evil)).toEqual([])
  })

  test('trusts by the beginning of an address, or what nobody trusts', () => {
    expect(filesWith(/startsWith\(\s*['"`](https?|app):/)).toEqual([])
    expect(filesWith(/@electron\/remote|enableRemoteModule|setCertificateVerifyProc/)).toEqual([])
    expect(filesWith(/appendSwitch|ignore-certificate-errors'\)|NODE_TLS_REJECT/)).toEqual([])
  })

  test('lets the environment decide about its safety', () => {
    expect(filesWith(/\bprocess\.(env|argv)\b/, 'main/safety/')).toEqual([])
  })

  test('holds a secret of the platform', () => {
    expect(filesWith(/client_?secret|DISCORD_\w*(SECRET|TOKEN)|bot_?token\b/i)).toEqual([])
  })
})
