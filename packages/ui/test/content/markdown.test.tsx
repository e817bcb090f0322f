import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MarkdownText } from '../../src/content/markdown-text.tsx'

function html(text: string, topHeading?: 2 | 3): string {
  const { container } = render(<MarkdownText topHeading={topHeading}>{text}</MarkdownText>)

  return container.querySelector('.prose')?.innerHTML ?? ''
}

const LINK = (address: string, text: string) =>
  `<a href="${address}" target="_blank" rel="nofollow noopener noreferrer">${text}</a>`

describe('Markdown', () => {
  it.each([
    ['plain', '<p>plain</p>'],
    ['*a* **b** ~~c~~ `d`', '<p><em>a</em> <strong>b</strong> <del>c</del> <code>d</code></p>'],
    ['a  \nb', '<p>a<br>b</p>'],
    ['> quoted', '<blockquote><p>quoted</p></blockquote>'],
    ['---', '<hr>'],
    ['```js\nif (a < b) {}\n```', '<pre><code>if (a &lt; b) {}</code></pre>'],
    ['3. c\n4. d', '<ol start="3"><li><p>c</p></li><li><p>d</p></li></ol>'],
    ['- a\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['Grădină: ș ț ă â î', '<p>Grădină: ș ț ă â î</p>'],
  ])('renders %j', (text, expected) => {
    expect(html(text)).toBe(expected)
  })

  it('puts its headings below those of the page', () => {
    expect(html('# a\n\n## b\n\n### c')).toBe('<h3>a</h3><h4>b</h4><h5>c</h5>')
    expect(html('# a', 2)).toBe('<h2>a</h2>')
  })

  it('leaves no gap between heading levels', () => {
    expect(html('### a\n\n###### b\n\n### c')).toBe('<h3>a</h3><h4>b</h4><h3>c</h3>')
    expect(html('## a\n\n# b\n\n## c')).toBe('<h3>a</h3><h3>b</h3><h4>c</h4>')
  })

  it.each([
    ['[a](https://a.example/x)', 'https://a.example/x', 'a'],
    ['<https://a.example/>', 'https://a.example/', 'https://a.example/'],
    ['https://a.example/', 'https://a.example/', 'https://a.example/'],
    ['[a][1]\n\n[1]: http://a.example/', 'http://a.example/', 'a'],
  ])('links %j to an external page, with rel="nofollow ugc"', (text, address, shown) => {
    expect(html(text)).toBe(`<p>${LINK(address, shown)}</p>`)
  })

  it.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](java&#115;cript:alert(1))',
    '[a](&#x6A;avascript:alert(1))',
    '[a](<java\tscript:alert(1)>)',
    '[a]( javascript:alert(1) )',
    '[a](vbscript:x)',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](file:///etc/passwd)',
    '[a](//evil.example)',
    '[a](/api/logout)',
    '[a](https://user:pass@evil.example)',
    '[a][x]\n\n[x]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '[a](blob:https://a.example/1)',
    '[a](mailto:a@b.example)',
  ])('does not link %j', (text) => {
    expect(html(text)).not.toMatch(/<a|href/)
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<div onclick="x">a</div>',
    'a <b>bold</b> <!-- c --> <?php ?> <![CDATA[x]]>',
    '<style>*{}</style>',
    '<iframe srcdoc="&lt;script&gt;"></iframe>',
    '<svg/onload=alert(1)>',
    '<a href="https://a.example">x</a>',
    '<details open ontoggle=alert(1)>',
  ])('shows %j as plain text', (text) => {
    const { container } = render(<MarkdownText>{text}</MarkdownText>)
    const tags = new Set(Array.from(container.querySelectorAll('.prose *'), (node) => node.tagName))

    tags.delete('P')
    /* A bare URL inside the text may be a link: that is Markdown, not HTML. */
    tags.delete('A')
    expect([...tags]).toEqual([])
    expect(container.querySelector('[onclick],[onerror],[onload],[ontoggle],[srcdoc]')).toBeNull()
    expect(container.textContent).toContain('<')
  })

  it.each([
    ['![a picture](https://a.example/x.png)', '<p>a picture</p>'],
    ['![a][x]\n\n[x]: https://a.example/x.png', '<p>a</p>'],
    ['![](data:image/svg+xml,x)', '<p></p>'],
    [
      '[![a](https://a.example/x.png)](https://a.example/)',
      `<p>${LINK('https://a.example/', 'a')}</p>`,
    ],
  ])('shows only the description of the picture %j', (text, expected) => {
    expect(html(text)).toBe(expected)
  })

  it.each([
    '[a https://b.example c](https://a.example)',
    '[[a](https://b.example)](https://a.example)',
    '[<https://b.example>](https://a.example)',
    '[a ![b](https://c.example/x.png) www.d.example](https://a.example)',
  ])('never nests links: %j', (text) => {
    const { container } = render(<MarkdownText>{text}</MarkdownText>)

    expect(container.querySelector('a a')).toBeNull()
  })

  it.each([
    ['quotes', '>'.repeat(2000) + ' a'],
    ['lists', Array.from({ length: 60 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
    ['emphasis', '*'.repeat(2000) + 'a' + '*'.repeat(2000)],
    ['brackets', '['.repeat(2000) + 'a' + ']'.repeat(2000)],
    ['links', '[a]('.repeat(500)],
    ['backticks', Array.from({ length: 60 }, (_, count) => '`'.repeat(count)).join(' ')],
    ['addresses', 'https://a.example/' + '('.repeat(1900)],
    ['at signs', 'a@'.repeat(1000)],
  ])('renders %s in linear time', (_, text) => {
    const { container } = render(<MarkdownText>{text}</MarkdownText>)

    expect(depthOf(container)).toBeLessThan(40)
  })

  it('resolves no inherited object property as a reference', () => {
    expect(html('[a][constructor] [b][__proto__]')).not.toContain('<a')
  })
})

function depthOf(element: Element): number {
  return 1 + Math.max(0, ...Array.from(element.children, depthOf))
}
