import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PlainText } from '../../src/content/markdown-text.tsx'

function textOf(markdown: string) {
  return renderToStaticMarkup(<PlainText>{markdown}</PlainText>)
}

describe('the words of Markdown', () => {
  it('stand without its form, block after block', () => {
    expect(textOf('# Fern\n\nA **good** [bot](https://fern.example).\n\n- waters\n- prunes')).toBe(
      'Fern · A good bot. waters · prunes'
    )
  })

  it('keep code and quotes, and what looks like HTML as the letters that it is', () => {
    expect(textOf('> Use `!water`\n\n<b>now</b>')).toBe('Use !water · &lt;b&gt;now&lt;/b&gt;')
  })
})
