import type { Node } from '@takumi-rs/wasm/node'
import { type Language, SITE_NAME } from '#app/core/rules'
import type { Drawing } from '#app/site/previews/draw_worker'
import { PREVIEW_COLORS, type PreviewColors } from '#app/site/previews/preview_colors'
import { PREVIEW_SIZE, type ImageTheme } from '#app/site/rules'

/** What a preview shows. */
export interface Preview {
  name: string
  /** Beside the name, such as that a bot is certified. */
  seal?: string | undefined
  description: string
  figures: { label: string; value: string }[]
  /** `null` for a picture with the first letter of the name; undefined for no picture. */
  avatar?: Uint8Array | null
}

export interface PreviewLook {
  theme: ImageTheme
  language: Language
}

/* Quoted as in a style sheet, because a name must not have a number in it otherwise. */
const SERIF = "'Newsreader'"
const SANS = "'Source Sans 3'"
const AVATAR_PIXELS = 176
const MARK_PIXELS = 56
const AVATAR = 'avatar'
const MARK = 'mark'
/** Our fonts have no such characters, and boxes would stand in their place. */
const PICTOGRAPHS = /\p{Extended_Pictographic}\uFE0F?/gu

/** The paths of the mark, as in `packages/ui/assets/mark.svg`. */
const MARK_PATHS = [
  'M3.5 21a9.5 9.5 0 0 1 9.5-9.5h14a1.5 1.5 0 0 1 1.5 1.5v7a9.5 9.5 0 0 1-9.5 9.5H5A1.5 1.5 0 0 1 3.5 28Z',
  'M15 11.5V7h2v4.5Z',
  'M16 8.5c-.3-4 2.7-6.8 7.5-7 .3 4.4-2.6 7.3-7.5 7Z',
  'M16 8.5c.1-3-2-5-5.7-5-.2 3.2 2.1 5.2 5.7 5Z',
]

const MARK_FILLS: Record<ImageTheme, { body: string; eyes: string }> = {
  light: { body: '#176038', eyes: '#fafaf0' },
  dark: { body: '#7fd08f', eyes: '#0d1612' },
}

function drawMark(theme: ImageTheme): Uint8Array {
  const { body, eyes } = MARK_FILLS[theme]
  const paths = MARK_PATHS.map((path) => `<path d="${path}" fill="${body}"/>`)
  const ellipses = [12.2, 19.8].map(
    (x) => `<ellipse cx="${x}" cy="20.3" rx="1.9" ry="2.5" fill="${eyes}"/>`
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${paths.join('')}${ellipses.join('')}</svg>`
  )
}

const row = (style: Node['style'], ...children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
})

const text = (content: string, style: Node['style']): Node => ({
  type: 'text',
  text: content.replaceAll(PICTOGRAPHS, '').trim(),
  style,
})

/** Text that ends with an ellipsis after so many lines. */
const clamped = (lines: number): Node['style'] => ({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lineClamp: lines,
})

function drawPicture({ name, avatar }: Preview, colors: PreviewColors): Node[] {
  if (avatar === undefined) return []
  const shape = {
    width: AVATAR_PIXELS,
    height: AVATAR_PIXELS,
    borderRadius: AVATAR_PIXELS,
    flexShrink: 0,
  }
  if (avatar) return [{ type: 'image', src: AVATAR, style: { ...shape, objectFit: 'cover' } }]
  const [letter = ''] = new Intl.Segmenter().segment(name.replaceAll(PICTOGRAPHS, '').trim())
  const initial = typeof letter === 'string' ? letter : letter.segment
  return [
    row(
      {
        ...shape,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: colors.leafWash,
      },
      text(initial.toUpperCase(), { fontFamily: SERIF, fontSize: 88, color: colors.leaf })
    ),
  ]
}

function drawFigure({ label, value }: Preview['figures'][number], colors: PreviewColors): Node {
  return row(
    { flexDirection: 'column' },
    text(value, { fontFamily: SERIF, fontSize: 52, fontWeight: 500, color: colors.ink }),
    text(label, { fontSize: 26, color: colors.muted })
  )
}

/** Returns the drawing of a preview: a label of the garden, with the figures and the name of the site at its foot. */
export function toDrawing(preview: Preview, { theme, language }: PreviewLook): Drawing {
  const colors = PREVIEW_COLORS[theme]
  const { name, seal, description, figures, avatar } = preview
  const head = row(
    { alignItems: 'center', gap: 44 },
    ...drawPicture(preview, colors),
    row(
      { flexDirection: 'column', gap: 8, flexShrink: 1, minWidth: 0 },
      text(name, {
        ...clamped(2),
        fontFamily: SERIF,
        fontSize: 72,
        fontWeight: 500,
        lineHeight: 1.2,
      }),
      ...(seal ? [text(seal, { fontSize: 30, fontWeight: 600, color: colors.sun })] : [])
    )
  )
  const foot = row(
    {
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      borderTop: `2px solid ${colors.line}`,
      paddingTop: 32,
    },
    row({ gap: 64 }, ...figures.map((figure) => drawFigure(figure, colors))),
    row(
      { alignItems: 'center', gap: 16 },
      { type: 'image', src: MARK, style: { width: MARK_PIXELS, height: MARK_PIXELS } },
      text(SITE_NAME, { fontFamily: SERIF, fontSize: 44, fontWeight: 500, color: colors.leaf })
    )
  )
  return {
    ...PREVIEW_SIZE,
    lang: language,
    images: [
      { src: MARK, data: drawMark(theme) },
      ...(avatar ? [{ src: AVATAR, data: avatar }] : []),
    ],
    node: row(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 64,
        paddingTop: 72,
        borderTop: `16px solid ${colors.leaf}`,
        backgroundColor: colors.paper,
        color: colors.ink,
        fontFamily: SANS,
      },
      row(
        { flexDirection: 'column', gap: 28 },
        head,
        text(description, { ...clamped(2), fontSize: 36, lineHeight: 1.35, color: colors.muted })
      ),
      foot
    ),
  }
}
