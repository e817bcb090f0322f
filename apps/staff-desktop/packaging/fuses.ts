import { join } from 'node:path'
import { flipFuses, FuseV1Options, FuseVersion, type FuseConfig } from '@electron/fuses'
import type { AfterPackContext } from 'electron-builder'

/**
 * Every fuse of Electron's binary. A fuse that a later Electron adds stops the
 * packing until somebody has decided about it.
 */
export const FUSES = {
  version: FuseVersion.V1,
  strictlyRequireAllFuses: true,
  // What was signed for the developer's own machine is not valid any more once a fuse has been flipped.
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

type Packed = Pick<AfterPackContext, 'appOutDir' | 'electronPlatformName'> & {
  packager: Pick<AfterPackContext['packager'], 'appInfo' | 'config'>
}

/** The program that was packed, as `@electron/fuses` wants to know it. */
export function programOf({ appOutDir, electronPlatformName, packager }: Packed): string {
  const { productFilename } = packager.appInfo
  if (electronPlatformName === 'darwin') return join(appOutDir, `${productFilename}.app`)
  if (electronPlatformName === 'win32') return join(appOutDir, `${productFilename}.exe`)
  return join(appOutDir, packager.config.linux?.executableName ?? productFilename)
}

/**
 * Flips the fuses of what was packed, before it is signed. electron-builder's own setting knows neither the ninth fuse nor
 * `strictlyRequireAllFuses`.
 */
export async function flip(context: Packed): Promise<void> {
  const { electronPlatformName: platform } = context
  await flipFuses(programOf(context), {
    ...FUSES,
    resetAdHocDarwinSignature: platform === 'darwin' && FUSES.resetAdHocDarwinSignature,
  })
}
