import type { CSSProperties } from 'react'

/* The allowed hues: the full circle without the range of blue-violet that is Discord's brand. */
const FIRST_HUE = 20
const HUES = 235

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** A hash of the text: 32-bit FNV-1a. */
export function hash(text: string): number {
  let value = FNV_OFFSET
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME)
  }

  return value >>> 0
}

/** The hue (degrees in OKLCH) of an id or a name, always the same. */
export function getHue(seed: string): number {
  return FIRST_HUE + (hash(seed) % HUES)
}

/** Sets the hue of a seed, or the given one, as the custom property that `plate-colours` reads. */
export function getHueStyle(seed: string, hue = getHue(seed)): CSSProperties {
  return { '--hue': hue } as CSSProperties
}
