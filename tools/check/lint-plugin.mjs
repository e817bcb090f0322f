/** Rules of the linter that are the project's own: what stands in one place is not declared a second time. */

const TIME_UNIT = /^(SECOND|MINUTE|HOUR|DAY|WEEK|YEAR)S?(_MS|_S|_SECONDS)?$/

/** @param message says where the one source is */
const forbidDeclaration = (message, isForbidden) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    VariableDeclarator(node) {
      if (node.id.type === 'Identifier' && isForbidden(node)) context.report({ node, message })
    },
  }),
})

export default {
  meta: { name: 'single-source' },
  rules: {
    'time-units': forbidDeclaration(
      'Units of time stand in core/time.ts of the server, which clients import by the contract, and for tools in offset.ts of the demo world.',
      ({ id }) => TIME_UNIT.test(id.name)
    ),
  },
}
