import { FuseV1Options } from '@electron/fuses'
import { describe, expect, test } from 'vitest'
import {
  buildContentSecurityPolicy,
  FUSES,
  isOwnAddress,
  PARTITION,
  SCHEMES,
  getWebPreferences,
} from '../../../src/main/safety/settings.ts'

describe('Security settings', () => {
  test.each([true, false])('web preferences, packaged: %s', (isPackaged) => {
    expect(getWebPreferences({ preload: '/app/preload.cjs', isPackaged })).toStrictEqual({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      plugins: false,
      navigateOnDragDrop: false,
      enableDeprecatedPaste: false,
      enableWebSQL: false,
      spellcheck: false,
      safeDialogs: true,
      disableDialogs: true,
      devTools: !isPackaged,
      preload: '/app/preload.cjs',
      partition: 'persist:staff',
    })
    expect(PARTITION).toBe('persist:staff')
  })

  test('one scheme with exactly these privileges', () => {
    expect(SCHEMES).toStrictEqual([
      {
        scheme: 'app',
        privileges: {
          standard: true,
          secure: true,
          supportFetchAPI: true,
          corsEnabled: false,
          bypassCSP: false,
          stream: false,
          allowServiceWorkers: false,
        },
      },
    ])
  })

  test('the content security policy', () => {
    expect(buildContentSecurityPolicy(['https://cdn.discordapp.com'])).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; " +
        "img-src 'self' https://cdn.discordapp.com; connect-src 'self'; font-src 'self'; base-uri 'none'; " +
        "form-action 'none'; frame-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
        "trusted-types 'none'"
    )
    expect(buildContentSecurityPolicy([])).toContain("; img-src 'self'; ")
  })

  test('every fuse of Electron is configured', () => {
    expect(FUSES).toStrictEqual({
      RunAsNode: false,
      EnableCookieEncryption: true,
      EnableNodeOptionsEnvironmentVariable: false,
      EnableNodeCliInspectArguments: false,
      EnableEmbeddedAsarIntegrityValidation: true,
      OnlyLoadAppFromAsar: true,
      LoadBrowserProcessSpecificV8Snapshot: false,
      GrantFileProtocolExtraPrivileges: false,
      WasmTrapHandlers: true,
    })
    const known = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name)))
    expect(Object.keys(FUSES).toSorted()).toEqual(known.toSorted())
  })

  test('own addresses are distinguished from all others', () => {
    for (const own of ['app://bundle', 'app://bundle/', 'app://bundle/index.html?x#y']) {
      expect(isOwnAddress(own)).toBe(true)
    }
    const others = [
      'app://bundle.evil.example/',
      'app://bundle@evil.example/',
      'app://evil@bundle/',
      'app://bundle:80/',
      'app://other/index.html',
      'https://bundle/',
      'https://app://bundle/',
      'file:///etc/passwd',
      'about:blank',
      'data:text/html,x',
      'javascript:alert(1)',
      'blob:app://bundle/1',
      'view-source:app://bundle/',
      '//bundle/',
      '',
    ]
    for (const other of others) expect([other, isOwnAddress(other)]).toEqual([other, false])
  })
})
