/** A taskbar button has room for one digit. */
export const MAX_COUNT = 9

/** The file names in `assets/tray` (`scripts/draw-tray-icons.ts`). */
export const TRAY_ASSETS = {
  /**
   * macOS treats a name that ends in `Template` as a template image. Both systems find the `@2x`
   * variant themselves.
   */
  icon: ({ isTemplate, isWaiting }: { isTemplate: boolean; isWaiting: boolean }) =>
    `tray${isWaiting ? '-waiting' : ''}${isTemplate ? 'Template' : ''}.png`,
  count: (count: number) => `count-${count > MAX_COUNT ? 'more' : count}.png`,
} as const
