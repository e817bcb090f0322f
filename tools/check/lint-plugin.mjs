import { tableOwners } from './table-owners.mjs'

/** The project's own lint rules: what has a single source must not be declared a second time. */

const TIME_UNIT = /^(SECOND|MINUTE|HOUR|DAY|WEEK|YEAR)S?(_MS|_S|_SECONDS)?$/

const TIME_UNITS_MESSAGE =
  'Units of time stand in core/time.ts of the server, which clients import by the contract, and for tools in offset.ts of the demo world.'
const MINUTES_PER_HOUR = 60
/** The factors before `* 60` of a written out hour or day. */
const HOUR_FACTORS = new Set([24, 60])
const lastFactor = (node) => (node.type === 'BinaryExpression' ? node.right : node)

const HTTP_STATUS =
  /^(HTTP_)?(OK|CREATED|NO_CONTENT|FOUND|SEE_OTHER|NOT_MODIFIED|BAD_REQUEST|UNAUTHORIZED|UNAUTHENTICATED|FORBIDDEN|(\w+_)?NOT_FOUND|CONFLICT|GONE|UNPROCESSABLE\w*|TOO_MANY\w*|RATE_LIMITED|\w*SERVER_ERRORS?|(SERVICE_)?UNAVAILABLE|BUSY)$/
const LOWEST_STATUS = 100
const HIGHEST_STATUS = 599

function isStatusNumber(node) {
  const value = node?.type === 'Literal' ? node.value : undefined
  return typeof value === 'number' && value >= LOWEST_STATUS && value <= HIGHEST_STATUS
}

/** @param message names the single source */
const forbidDeclaration = (message, isForbidden) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    VariableDeclarator(node) {
      if (node.id.type === 'Identifier' && isForbidden(node)) context.report({ node, message })
    },
  }),
})

/**
 * Methods of Lucid that run statements. `from` and `query` are also methods of other libraries, with a different
 * number of arguments.
 */
const LUCID_STATEMENTS = new Set(['rawQuery', 'knexRawQuery', 'insertQuery', 'modelQuery'])
const LUCID_BUILDERS = { from: 1, table: 1, query: 0 }
const isClass = (node) => node.type === 'Identifier' && /^[A-Z]/.test(node.name)

/** Whether a call builds a statement with Lucid's `db`, a transaction or a client. */
function makesStatement({ callee, arguments: args }) {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  const { name } = callee.property
  if (LUCID_STATEMENTS.has(name)) return true
  return LUCID_BUILDERS[name] === args.length && !isClass(callee.object)
}

const SNOWFLAKE = /(\\d|\[0-9\])\{1[5-9](,|\})/

/** Words that the field has another term for, and nothing else means. */
const RETIRED_WORDS = {
  asker: 'client, poller or requester',
  colour: 'color',
  colours: 'colors',
  companion: 'offline support',
  farewell: 'what it is, such as close codes',
  foresee: 'optimistic update',
  literally: 'rawSql',
  politely: 'with a rate limit or backoff',
  recognise: 'authenticate',
  surroundings: 'providers',
  unfurling: 'link preview',
  unname: 'anonymize',
  watchable: 'observable',
  wish: 'request',
}
const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g

const wordsIn = (name) => (name.match(WORD) ?? []).map((word) => word.toLowerCase())

export default {
  meta: { name: 'single-source' },
  rules: {
    'time-units': {
      meta: { type: 'problem', schema: [] },
      create: (context) => ({
        VariableDeclarator(node) {
          if (node.id.type !== 'Identifier' || !TIME_UNIT.test(node.id.name)) return
          context.report({ node, message: TIME_UNITS_MESSAGE })
        },
        BinaryExpression(node) {
          const { operator, left, right } = node
          if (operator !== '*' || right.value !== MINUTES_PER_HOUR) return
          if (!HOUR_FACTORS.has(lastFactor(left).value)) return
          context.report({ node, message: TIME_UNITS_MESSAGE })
        },
      }),
    },
    'http-statuses': forbidDeclaration(
      'HTTP statuses stand in core/http/status.ts of the server, which clients import by the contract, and for the simulators in http/status.ts.',
      ({ id, init }) => HTTP_STATUS.test(id.name) && isStatusNumber(init)
    ),
    'table-owners': tableOwners,
    'retired-words': {
      meta: { type: 'problem', schema: [] },
      create: (context) => {
        const check = ({ id: node }) => {
          if (node?.type !== 'Identifier') return
          const retired = wordsIn(node.name).find((word) => Object.hasOwn(RETIRED_WORDS, word))
          if (!retired) return
          const message = `Name it by the term of its field: ${RETIRED_WORDS[retired]}, not ${retired} (docs/glossary.md).`
          context.report({ node, message })
        }
        return {
          ClassDeclaration: check,
          FunctionDeclaration: check,
          TSInterfaceDeclaration: check,
          TSTypeAliasDeclaration: check,
          VariableDeclarator: check,
        }
      },
    },
    statements: {
      meta: { type: 'problem', schema: [] },
      create: (context) => ({
        CallExpression(node) {
          if (!makesStatement(node)) return
          const message =
            'Write statements with the sql tag of core/database, and run them with queryRows or execute.'
          context.report({ node, message })
        },
      }),
    },
    snowflakes: {
      meta: { type: 'problem', schema: [] },
      create: (context) => ({
        Literal(node) {
          if (!node.regex || !SNOWFLAKE.test(node.regex.pattern)) return
          const message =
            'Use SNOWFLAKE_PATTERN of core/rules.ts, which clients import by the contract.'
          context.report({ node, message })
        },
      }),
    },
  },
}
