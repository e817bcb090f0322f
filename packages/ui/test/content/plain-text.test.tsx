import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PlainText } from '../../src/content/markdown-text.tsx'

function getPlainText(markdown: string) {
  return renderToStaticMarkup(<PlainText>{markdown}</PlainText>)
}

describe('plain text of Markdown', () => {
  it('has no formatting, block after block', () => {
    expect(
      getPlainText('# Fern\n\nA **good** [bot](https://fern.example).\n\n- waters\n- prunes')
    ).toBe('Fern · A good bot. waters · prunes')
  })

  it('keeps code, quotes and HTML as literal text', () => {
    expect(getPlainText('> Use `!water`\n\n<b>now</b>')).toBe('Use !water · &lt;b&gt;now&lt;/b&gt;')
  })
})
