import { join } from 'node:path'
import { LANGUAGES } from '@botanica/api-client/languages'
import type { Configuration } from 'electron-builder'
import { APP_ID } from '../src/main/app-id.ts'
import { flip } from './fuses.ts'
import type { PackageSettings } from './settings.ts'

const ICONS = 'packaging/icons'
const DESKTOP_ENTRY = 'botanica-staff.desktop'

/** Everything that a package holds besides Electron. There is no `node_modules`: the builds have all that they use in them. */
const FILES = [
  'package.json',
  'dist/main/**',
  'dist/preload/**',
  'dist/renderer/**',
  'assets/**',
  '!**/*.map',
  '!**/node_modules/**',
]

/** How the client is packed for Linux, macOS and Windows. */
export function configuration({ updateFeed }: PackageSettings): Configuration {
  return {
    appId: APP_ID,
    productName: 'Botanica Staff',
    copyright: 'MIT licence',
    directories: { output: 'release', buildResources: 'packaging' },
    // electron-builder writes into what it is given.
    files: [...FILES],
    asar: true,
    // Nothing is to be installed or compiled for the package: see FILES.
    beforeBuild: () => Promise.resolve(false),
    extraMetadata: {
      name: 'botanica-staff',
      // By it desktops of Linux know whose badge, window and notifications they show.
      desktopName: DESKTOP_ENTRY,
      description: 'The desktop client of the staff of Botanica.',
      author: { name: 'Botanica', email: 'staff@botanica.example' },
      homepage: 'https://botanica.example',
    },
    removePackageScripts: true,
    // Chromium's own texts: some platforms have English by regions alone.
    electronLanguages: ['en-US', ...LANGUAGES],
    afterPack: flip,
    protocols: [{ name: 'Botanica Staff', schemes: ['botanica-staff'] }],
    publish: updateFeed === null ? null : [{ provider: 'generic', url: updateFeed }],
    // Who is told of newer versions must be able to tell that they are ours.
    forceCodeSigning: updateFeed !== null,
    linux: {
      target: ['AppImage', 'deb'],
      executableName: 'botanica-staff',
      syncDesktopName: true,
      icon: join(ICONS, 'linux'),
      category: 'Office',
      maintainer: 'Botanica <staff@botanica.example>',
      synopsis: 'The desktop client of the staff of Botanica.',
    },
    // Without it electron-builder writes a menu entry with `--no-sandbox`, with which the client refuses to start.
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
