/** On the taskbar's button there is room for one digit. */
export const MOST_COUNTED = 9

/** The names of the pictures in `assets/tray` (`scripts/draw-tray-icons.ts`). */
export const TRAY_ASSETS = {
  /** macOS takes what is called a template for one, and both systems find the larger `@2x` by themselves. */
  icon: ({ isTemplate, isWaiting }: { isTemplate: boolean; isWaiting: boolean }) =>
    `tray${isWaiting ? '-waiting' : ''}${isTemplate ? 'Template' : ''}.png`,
  count: (count: number) => `count-${count > MOST_COUNTED ? 'more' : count}.png`,
} as const
