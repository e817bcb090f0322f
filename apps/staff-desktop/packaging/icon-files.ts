/** An icon at one size, as PNG. */
export interface IconImage {
  /** Width and height in pixels. */
  size: number
  png: Buffer
}

const ICO_HEADER = 6
const ICO_ENTRY = 16
const ICO_TYPE = 1
const BITS_PER_PIXEL = 32
/** The size is one byte, so 256 pixels are written as 0. */
const ICO_LARGEST = 256

/** Encodes a Windows icon: a table of the images, followed by the images. */
export function encodeIco(pictures: readonly IconImage[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length)
  header.writeUInt16LE(ICO_TYPE, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, png }, index) => {
    const entry = ICO_HEADER + ICO_ENTRY * index
    header.writeUInt8(size % ICO_LARGEST, entry)
    header.writeUInt8(size % ICO_LARGEST, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(BITS_PER_PIXEL, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

const ICNS_HEADER = 8
/** The block type of each size; Retina sizes have types of their own. */
const ICNS_TYPES: readonly [size: number, type: string][] = [
  [32, 'ic11'],
  [64, 'ic12'],
  [128, 'ic07'],
  [256, 'ic08'],
  [256, 'ic13'],
  [512, 'ic09'],
  [512, 'ic14'],
  [1024, 'ic10'],
]

function block(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(ICNS_HEADER)
  header.write(type, 'ascii')
  header.writeUInt32BE(ICNS_HEADER + content.length, 4)
  return Buffer.concat([header, content])
}

/** Encodes a macOS icon: each image follows its type and length. */
export function encodeIcns(pictures: readonly IconImage[]): Buffer {
  const blocks = ICNS_TYPES.flatMap(([size, type]) => {
    const picture = pictures.find((one) => one.size === size)
    return picture ? [block(type, picture.png)] : []
  })
  return block('icns', Buffer.concat(blocks))
}
