import type { ImageTheme } from '#app/site/rules'

/** The colors of a preview by their roles, as in `tokens.css` of `packages/ui`. */
export interface PreviewColors {
  paper: string
  ink: string
  muted: string
  line: string
  leaf: string
  leafWash: string
  sun: string
}

export const PREVIEW_COLORS: Record<ImageTheme, PreviewColors> = {
  light: {
    paper: 'oklch(0.975 0.011 90)',
    ink: 'oklch(0.26 0.03 157)',
    muted: 'oklch(0.455 0.024 148)',
    line: 'oklch(0.885 0.016 100)',
    leaf: 'oklch(0.435 0.1 153)',
    leafWash: 'oklch(0.932 0.036 145)',
    sun: 'oklch(0.47 0.095 68)',
  },
  dark: {
    paper: 'oklch(0.205 0.022 164)',
    ink: 'oklch(0.935 0.017 105)',
    muted: 'oklch(0.765 0.022 128)',
    line: 'oklch(0.345 0.026 160)',
    leaf: 'oklch(0.79 0.12 148)',
    leafWash: 'oklch(0.305 0.045 156)',
    sun: 'oklch(0.86 0.11 86)',
  },
}
