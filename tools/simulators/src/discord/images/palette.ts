const DEGREES = 360

/** The colors of one image, as CSS values, all derived from the account's accent color. */
export interface Palette {
  readonly deep: string
  readonly mid: string
  readonly light: string
  readonly paper: string
  /** From the opposite side of the color wheel, for the most prominent element. */
  readonly bloom: string
  readonly sun: string
}

/** @param accent 0xRRGGBB */
export function createPalette(accent: number): Palette {
  const hue = getHue(accent)
  return {
    deep: hsl(hue, 34, 22),
    mid: hsl(hue, 36, 44),
    light: hsl(hue + 8, 42, 70),
    paper: hsl(hue - 6, 34, 91),
    bloom: hsl(hue + 165, 62, 66),
    sun: hsl(44, 76, 66),
  }
}

function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${Math.round((hue + DEGREES) % DEGREES)} ${saturation}% ${lightness}%)`
}

/** The hue of 0xRRGGBB in degrees; grey has hue 0. */
function getHue(accent: number): number {
  const [red, green, blue] = [accent >> 16, (accent >> 8) & 0xff, accent & 0xff] as const
  const highest = Math.max(red, green, blue)
  const spread = highest - Math.min(red, green, blue)
  if (spread === 0) return 0
  if (highest === red) return 60 * ((green - blue) / spread)
  if (highest === green) return 60 * ((blue - red) / spread + 2)
  return 60 * ((red - green) / spread + 4)
}
