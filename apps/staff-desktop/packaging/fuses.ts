import { join } from 'node:path'
import { flipFuses, FuseV1Options, FuseVersion, type FuseConfig } from '@electron/fuses'
import type { AfterPackContext } from 'electron-builder'

/**
 * The state of every fuse of Electron's binary. Packaging fails when a later Electron adds a fuse
 * that is not listed here.
 */
export const FUSES = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  // Flipping a fuse invalidates the ad-hoc signature of a local build.
  resetAdHocDarwinSignature: true,
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  [FuseV1Options.WasmTrapHandlers]: true,
} as const satisfies FuseConfig

type PackContext = Pick<AfterPackContext, 'appOutDir' | 'electronPlatformName'> & {
  packager: Pick<AfterPackContext['packager'], 'appInfo' | 'config'>
}

/** Returns the path of the packed executable (on macOS of the bundle), as `@electron/fuses` expects it. */
export function getProgramPath({ appOutDir, electronPlatformName, packager }: PackContext): string {
  const { productFilename } = packager.appInfo
  if (electronPlatformName === 'darwin') return join(appOutDir, `${productFilename}.app`)
  if (electronPlatformName === 'win32') return join(appOutDir, `${productFilename}.exe`)
  return join(appOutDir, packager.config.linux?.executableName ?? productFilename)
}

/**
 * Flips the fuses of a packed application before it is signed. electron-builder's own setting lacks
 * the ninth fuse and `strictlyRequireAllFuses`.
 */
export async function flipPackageFuses(context: PackContext): Promise<void> {
  const { electronPlatformName: platform } = context
  await flipFuses(getProgramPath(context), {
    ...FUSES,
    resetAdHocDarwinSignature: platform === 'darwin' && FUSES.resetAdHocDarwinSignature,
  })
}
