import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { encodeIcns, encodeIco } from '../../packaging/icon-files.ts'

const ICONS = join(import.meta.dirname, '../../packaging/icons')
const PNG = Buffer.from('\x89PNG', 'latin1')
const icon = (size: number) => ({ size, png: Buffer.concat([PNG, Buffer.of(size % 251)]) })

describe('A Windows icon', () => {
  test('lists the size, length and offset of each image', () => {
    const file = encodeIco([icon(16), icon(256)])
    expect(file.readUInt16LE(4)).toBe(2)
    const entries = [6, 22].map((at) => ({
      edge: file.readUInt8(at),
      picture: file.subarray(file.readUInt32LE(at + 12)).subarray(0, file.readUInt32LE(at + 8)),
    }))
    // The size is one byte; 0 stands for 256.
    expect(entries).toEqual([
      { edge: 16, picture: icon(16).png },
      { edge: 0, picture: icon(256).png },
    ])
  })
})

describe('A macOS icon', () => {
  test('has correct lengths, in total and for each image', () => {
    const file = encodeIcns([icon(128), icon(1024)])
    expect([file.toString('ascii', 0, 4), file.readUInt32BE(4)]).toEqual(['icns', file.length])
    expect([file.toString('ascii', 8, 12), file.readUInt32BE(12)]).toEqual(['ic07', 13])
    expect(file.toString('ascii', 21, 25)).toBe('ic10')
  })
})

test.each(['icon.ico', 'icon.icns'])('%s exists', (name) => {
  expect(readFileSync(join(ICONS, name)).includes(PNG)).toBe(true)
})
