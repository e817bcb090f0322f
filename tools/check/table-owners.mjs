import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CONTEXTS = join(import.meta.dirname, '../../apps/server/app')
const TABLES = /export const TABLES = \[([^\]]*)\]/

/**
 * @returns the owning context by table; views that a context publishes may be read by all, so no list contains them
 */
function readOwners() {
  const files = readdirSync(CONTEXTS, { withFileTypes: true })
    .map(({ name }) => ({ name, file: join(CONTEXTS, name, 'tables.ts') }))
    .filter(({ file }) => existsSync(file))
  return new Map(
    files.flatMap(({ name, file }) => {
      const [, tables] = TABLES.exec(readFileSync(file, 'utf8'))
      return [...tables.matchAll(/'(\w+)'/g)].map(([, table]) => [table, name])
    })
  )
}

const owners = readOwners()

const CONTEXT_OF_FILE = /apps\/server\/app\/(\w+)\//
const CONTEXT_OF_IMPORT = /^#app\/(\w+)\/(tables$)?/

/** The places in a statement that name a table. An interpolated value appears as its index, `${0}`. */
const SOURCES = [
  /\b(?:FROM|JOIN|USING|INTO|UPDATE|TRUNCATE)\s+(?:(?:TABLE|ONLY|LATERAL)\s+)*([a-z_]+)\b/g,
  /\b(?:FROM|USING)\s+[\w${}]+(?:\s+(?:AS\s+)?[a-z_]+)?\s*,\s*(?:LATERAL\s+)?([a-z_]+)\b/g,
  /(?<![\w.])([a-z_]+)(?:\s+(?:AS\s+)?[a-z_]+)?\s+(?:(?:LEFT|RIGHT|FULL|CROSS|INNER|OUTER)\s+)*JOIN\b/g,
]
const COLUMNS = /(?<![\w.'])([a-z_]+)\.[a-z_]+\b/g
const WRITES = /\b(?:INSERT INTO|UPDATE|DELETE FROM|TRUNCATE)\s+(?:ONLY\s+)?\$\{(\d+)\}/g

/** @returns the owners of other contexts' tables that a text names, by table */
function foreignTables(text, patterns, context) {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, table]) => table))
  return new Map(
    found
      .filter((table) => owners.has(table) && owners.get(table) !== context)
      .map((table) => [table, owners.get(table)])
  )
}

const isSql = ({ parent }) =>
  (parent.type === 'TaggedTemplateExpression' && parent.tag.name === 'sql') ||
  (parent.type === 'CallExpression' && parent.callee.name === 'rawSql')

/** Statements use another context's tables only through what the owner exports, and never write them. */
export const tableOwners = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const own = CONTEXT_OF_FILE.exec(context.filename.replaceAll('\\', '/'))?.[1]
    const importedContexts = new Set()
    const importedTables = new Map()

    function check(node, text, values) {
      const report = (message) => context.report({ node, message })
      const isWholeName = node.parent.callee?.name === 'rawSql' && /^\s*(\w+)\s*$/.exec(text)
      const named = foreignTables(isWholeName ? `FROM ${text.trim()}` : text, SOURCES, own)
      for (const [table, owner] of named) {
        report(
          `${table} belongs to ${owner}: take it from #app/${owner}/tables, or let ${owner} export the statement.`
        )
      }
      for (const [, index] of text.matchAll(WRITES)) {
        const owner = importedTables.get(values[index].name)
        if (owner && owner !== own)
          report(`Only ${owner} writes its tables: let it export the statement.`)
      }
      if (!isSql(node) && !/\s/.test(text)) return
      for (const [table, owner] of foreignTables(text, [COLUMNS], own)) {
        if (importedContexts.has(owner) || named.has(table)) continue
        report(`${table} belongs to ${owner}, but nothing is imported from there.`)
      }
    }

    return {
      ImportDeclaration({ source, specifiers }) {
        const [, imported, isTables] = CONTEXT_OF_IMPORT.exec(source.value) ?? []
        if (!imported) return
        importedContexts.add(imported)
        if (isTables) for (const { local } of specifiers) importedTables.set(local.name, imported)
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value, [])
      },
      TemplateLiteral(node) {
        const texts = node.quasis.map(({ value }) => value.cooked ?? '')
        const text = texts.reduce((left, right, index) => `${left}\${${index - 1}}${right}`)
        check(node, text, node.expressions)
      },
    }
  },
}
