const FULL_TURN = 360
const DECIMALS = 1

/** Precise enough for the eye, short enough to keep images small. */
export function round(value: number): string {
  return String(Number(value.toFixed(DECIMALS)))
}

/** A leaf or petal that grows upwards from the origin. */
export function leafPath(length: number, width: number): string {
  const [w, near, far, tip] = [width, -length * 0.3, -length * 0.72, -length].map(round)
  return `M0 0C${w} ${near} ${w} ${far} 0 ${tip}C-${w} ${far} -${w} ${near} 0 0Z`
}

export function leaf(length: number, width: number, fill: string, transform: string): string {
  return `<path d="${leafPath(length, width)}" fill="${fill}" transform="${transform}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`
}

export function stroke(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round"/>`
}

/** One shape, drawn once and repeated in a ring around a point. */
export function ring(
  shape: string,
  count: number,
  at: readonly [x: number, y: number],
  firstAngle = 0
): string {
  const id = `r${checksum(`${shape}${count}`)}`
  const uses = Array.from(
    { length: count - 1 },
    (_, k) => `<use href="#${id}" transform="rotate(${round(((k + 1) * FULL_TURN) / count)})"/>`
  )
  return `<g transform="translate(${round(at[0])} ${round(at[1])}) rotate(${round(firstAngle)})"><g id="${id}">${shape}</g>${uses.join('')}</g>`
}

/** Ids must differ within an image whenever the shapes do. */
function checksum(text: string): string {
  let sum = 0
  for (const char of text) sum = (Math.imul(sum, 31) + char.charCodeAt(0)) >>> 0
  return sum.toString(36)
}
