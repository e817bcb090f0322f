import { join } from 'node:path'
import { LANGUAGES } from '@botanica/api-client/languages'
import type { Configuration } from 'electron-builder'
import { APP_ID } from '../src/main/app-id.ts'
import { flipPackageFuses } from './fuses.ts'
import type { PackageSettings } from './settings.ts'

const ICONS = 'packaging/icons'
const DESKTOP_ENTRY = 'botanica-staff.desktop'

/** The files of a package besides Electron. The builds are self-contained, so there is no `node_modules`. */
const FILES = [
  'package.json',
  'dist/main/**',
  'dist/preload/**',
  'dist/renderer/**',
  'assets/**',
  '!**/*.map',
  '!**/node_modules/**',
]

/** Returns the electron-builder configuration for Linux, macOS and Windows. */
export function createConfiguration({ updateFeed }: PackageSettings): Configuration {
  return {
    appId: APP_ID,
    productName: 'Botanica Staff',
    copyright: 'MIT licence',
    directories: { output: 'release', buildResources: 'packaging' },
    // A copy, because electron-builder mutates the array.
    files: [...FILES],
    asar: true,
    // There are no dependencies to install or compile: see FILES.
    beforeBuild: () => Promise.resolve(false),
    extraMetadata: {
      name: 'botanica-staff',
      // Linux desktops match badge, windows and notifications to the application by this name.
      desktopName: DESKTOP_ENTRY,
      description: 'The desktop client for Botanica staff.',
      author: { name: 'Botanica', email: 'staff@botanica.example' },
      homepage: 'https://botanica.example',
    },
    removePackageScripts: true,
    // Chromium's own texts. Some platforms have English only with a region.
    electronLanguages: ['en-US', ...LANGUAGES],
    afterPack: flipPackageFuses,
    protocols: [{ name: 'Botanica Staff', schemes: ['botanica-staff'] }],
    publish: updateFeed === null ? null : [{ provider: 'generic', url: updateFeed }],
    // A client that installs updates must be able to verify that they are ours.
    forceCodeSigning: updateFeed !== null,
    linux: {
      target: ['AppImage', 'deb'],
      executableName: 'botanica-staff',
      syncDesktopName: true,
      icon: join(ICONS, 'linux'),
      category: 'Office',
      maintainer: 'Botanica <staff@botanica.example>',
      synopsis: 'The desktop client for Botanica staff.',
    },
    // The default menu entry has `--no-sandbox`, with which the client refuses to start.
    appImage: { executableArgs: [] },
    mac: {
      target: ['dmg', 'zip'],
      icon: join(ICONS, 'icon.icns'),
      category: 'public.app-category.business',
      hardenedRuntime: true,
      gatekeeperAssess: false,
    },
    win: {
      target: ['nsis'],
      icon: join(ICONS, 'icon.ico'),
    },
    nsis: { oneClick: false, perMachine: false, deleteAppDataOnUninstall: true },
  }
}
