import type { Heading, Nodes, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { toString } from 'mdast-util-to-string'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { Fragment, useMemo, type ReactNode } from 'react'
import { cx } from '../primitives/cx.ts'
import { ExternalLink } from '../primitives/external-link.tsx'
import type { MarkdownProps } from './markdown.tsx'

/* Blockquotes nested deeper than this are rendered as text. */
const DEEPEST = 10
const LAST_HEADING = 6

/* Raw HTML is not parsed: its angle brackets are plain characters. */
const WITHOUT_HTML = { disable: { null: ['htmlFlow', 'htmlText'] } }

const OPTIONS = {
  extensions: [gfmAutolinkLiteral(), gfmStrikethrough(), WITHOUT_HTML],
  mdastExtensions: [gfmAutolinkLiteralFromMarkdown(), gfmStrikethroughFromMarkdown()],
}

/**
 * A member's Markdown as React elements, never as an HTML string: raw HTML stays text, images become their alternative
 * text, and links are http or https only, `nofollow`, in a new tab.
 */
export function MarkdownText({ children, topHeading = 3, className }: MarkdownProps) {
  const tree = useMemo(() => fromMarkdown(children, OPTIONS), [children])

  return <div className={cx('prose', className)}>{renderTree(tree, topHeading)}</div>
}

const CONTAINERS = new Set<Nodes['type']>(['root', 'blockquote', 'list', 'listItem'])

/** Ends a sentence, or introduces the next one: no separator is needed after it. */
const CLOSED = /[.!?:;,…]$/
const SEPARATOR = ' · '

/**
 * The text of the Markdown without formatting, for the few lines of a card. Adds a separator after blocks that end
 * without punctuation.
 */
export function PlainText({ children }: { children: string }) {
  return useMemo(() => {
    const blocks = blocksOf(fromMarkdown(children, OPTIONS)).filter((text) => text !== '')
    return blocks.reduce((text, block) => {
      if (text === '') return block
      return text + (CLOSED.test(text) ? ' ' : SEPARATOR) + block
    }, '')
  }, [children])
}

function blocksOf(node: Nodes): string[] {
  if ('children' in node && CONTAINERS.has(node.type)) return node.children.flatMap(blocksOf)
  return [toString(node).trim()]
}

function renderTree(tree: Root, topHeading: number): ReactNode {
  const addresses = new Map<string, string>()
  for (const node of tree.children) {
    if (node.type === 'definition' && !addresses.has(node.identifier)) {
      addresses.set(node.identifier, node.url)
    }
  }

  return renderAll(tree.children, {
    levels: outline(tree, topHeading),
    addresses,
    depth: 0,
    inLink: false,
  })
}

type HeadingLevel = 2 | 3 | 4 | 5 | 6

/**
 * The level of each heading: one below the heading above it, whatever depth its author gave it. Authors start at any
 * depth and skip levels; readers who jump from heading to heading need a gapless outline.
 */
function outline(tree: Root, topHeading: number): ReadonlyMap<Heading, HeadingLevel> {
  const levels = new Map<Heading, HeadingLevel>()
  const above: number[] = []
  const walk = (node: Nodes) => {
    if (node.type === 'heading') {
      while ((above.at(-1) ?? 0) >= node.depth) above.pop()
      levels.set(node, Math.min(topHeading + above.length, LAST_HEADING) as HeadingLevel)
      above.push(node.depth)
    } else if ('children' in node) {
      for (const child of node.children) walk(child)
    }
  }
  walk(tree)

  return levels
}

interface Place {
  levels: ReadonlyMap<Heading, HeadingLevel>
  /** URLs of reference links by identifier. */
  addresses: ReadonlyMap<string, string>
  depth: number
  inLink: boolean
}

function renderAll(nodes: readonly RootContent[], place: Place): ReactNode {
  const inner = { ...place, depth: place.depth + 1 }

  /* Nodes have no identity of their own, and the list is rebuilt whenever the text changes. */
  // oxlint-disable-next-line react/no-array-index-key
  return nodes.map((node, index) => <Fragment key={index}>{render(node, inner)}</Fragment>)
}

function render(node: Nodes, place: Place): ReactNode {
  if (place.depth > DEEPEST) return toString(node)

  switch (node.type) {
    case 'text':
      return node.value
    case 'paragraph':
      return <p>{renderAll(node.children, place)}</p>
    case 'heading': {
      const Level = `h${place.levels.get(node) ?? LAST_HEADING}` as const
      return <Level>{renderAll(node.children, place)}</Level>
    }
    case 'emphasis':
      return <em>{renderAll(node.children, place)}</em>
    case 'strong':
      return <strong>{renderAll(node.children, place)}</strong>
    case 'delete':
      return <del>{renderAll(node.children, place)}</del>
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      )
    case 'blockquote':
      return <blockquote>{renderAll(node.children, place)}</blockquote>
    case 'list':
      return node.ordered ? (
        <ol start={node.start ?? undefined}>{renderAll(node.children, place)}</ol>
      ) : (
        <ul>{renderAll(node.children, place)}</ul>
      )
    case 'listItem':
      return <li>{renderAll(node.children, place)}</li>
    case 'thematicBreak':
      return <hr />
    case 'break':
      return <br />
    case 'link':
      return renderLink(node.url, node.children, place)
    case 'linkReference':
      return renderLink(place.addresses.get(node.identifier), node.children, place)
    case 'image':
    case 'imageReference':
      return node.alt
    case 'definition':
      return null
    default:
      return toString(node)
  }
}

/* Markdown forbids nested links except for bare URLs; HTML forbids them altogether. */
function renderLink(
  address: string | undefined,
  text: readonly RootContent[],
  place: Place
): ReactNode {
  if (place.inLink) return renderAll(text, place)

  return <ExternalLink href={address}>{renderAll(text, { ...place, inLink: true })}</ExternalLink>
}
