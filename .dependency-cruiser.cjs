/**
 * The import boundaries (docs/architecture.md, "Layers of the server"). Each rule's comment is the message for the
 * person who breaks it: it says where the code belongs instead.
 */
const FLOORS = [
  ['core'],
  ['platform'],
  ['identity'],
  ['directory'],
  ['reviews', 'voting', 'premium', 'advertising'],
  ['certification', 'support', 'moderation', 'announcements', 'inbox'],
  ['site'],
]
const SERVER = '^apps/server/app/'
const contexts = (names) => `${SERVER}(${names.join('|')})/`

const upwards = FLOORS.flatMap((floor, level) => {
  const higher = FLOORS.slice(level + 1).flat()
  if (higher.length === 0) return []
  return floor.map((context) => ({
    name: `server-${context}-imports-only-lower-floors`,
    comment: `"${context}" stands below ${higher.join(', ')}. Offer a function that they call, or tell them through the outbox.`,
    severity: 'error',
    from: { path: contexts([context]) },
    to: { path: contexts(higher) },
  }))
})

const siblings = FLOORS.filter((floor) => floor.length > 1).flatMap((floor) =>
  floor.map((context) => ({
    name: `server-${context}-imports-no-sibling`,
    comment: `Siblings (${floor.join(', ')}) do not import each other. Move what they share a floor down, or use the outbox.`,
    severity: 'error',
    from: { path: contexts([context]) },
    to: { path: contexts(floor.filter((other) => other !== context)) },
  }))
)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...upwards,
    ...siblings,
    {
      name: 'rules-and-contract-are-plain-data',
      comment:
        'Browsers load contract.ts, field_checks.ts, the rules.ts and field_checks.ts files of contexts, core/languages.ts, core/text.ts, core/time.ts and core/http/status.ts: they import no library, no Node module and nothing else of the server.',
      severity: 'error',
      from: {
        path: '^apps/server/(contract|field_checks|app/([^/]+|core/audit|identity/(account|desktop))/(rules|field_checks)|app/core/(languages|text|time|http/status))\\.ts$',
      },
      to: {
        pathNot:
          '^apps/server/app/(([^/]+|core/audit|identity/(account|desktop))/(rules|field_checks)|core/(languages|text|time|http/status))\\.ts$',
      },
    },
    {
      name: 'clients-do-not-import-the-server',
      comment:
        'Only packages/api-client imports the server (types, registry, contract). Export what you need from there.',
      severity: 'error',
      from: {
        path: '^(apps/(web-pwa|staff-desktop)|packages/ui)/',
        pathNot: '\\.(spec|test|e2e)\\.tsx?$|/e2e/',
      },
      to: { path: '^apps/server/' },
    },
    {
      name: 'api-client-sees-only-the-contract',
      comment:
        'api-client may load contract.ts, field_checks.ts, core/languages.ts and the generated registry; everything else of the server only as types.',
      severity: 'error',
      from: { path: '^packages/api-client/' },
      to: {
        path: '^apps/server/',
        pathNot:
          '^apps/server/((contract|field_checks|app/core/languages)\\.ts|app/[^/]+/(rules|field_checks)\\.ts|\\.adonisjs/client/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-knows-no-data-source',
      comment:
        'Only packages/ui/src/staff may import api-client; the rest of ui gets its data as props, and rules from its contract.',
      severity: 'error',
      from: { path: '^packages/ui/', pathNot: '^packages/ui/(src|test)/staff/' },
      to: {
        path: '^packages/api-client/',
        pathNot: '^packages/api-client/src/(contract|languages)\\.ts$',
      },
    },
    {
      name: 'primitives-know-nothing-of-bots',
      comment:
        'A primitive is used by every screen. What knows a bot or a person belongs to bots/ or people/.',
      severity: 'error',
      from: { path: '^packages/ui/src/primitives/' },
      to: { path: '^packages/ui/src/(bots|people|staff)/' },
    },
    {
      name: 'features-do-not-import-features',
      comment:
        'Features of the site stand beside each other. What two share belongs to src/lib, src/app or packages/ui.',
      severity: 'error',
      from: { path: '^apps/web-pwa/src/features/([^/]+)/' },
      to: { path: '^apps/web-pwa/src/features/', pathNot: '^apps/web-pwa/src/features/$1/' },
    },
    {
      name: 'the-renderer-stands-on-the-bridge',
      comment:
        "The desktop client's renderer has the bridge and nothing else of the main process. What both need to know belongs to src/shared.",
      severity: 'error',
      from: { path: '^apps/staff-desktop/src/renderer/' },
      to: { path: '^apps/staff-desktop/src/(main|preload)/' },
    },
    {
      name: 'the-main-process-knows-no-screen',
      comment:
        "The desktop client's main process, its preload and what they share with the renderer know none of its screens.",
      severity: 'error',
      from: { path: '^apps/staff-desktop/src/(main|preload|shared)/' },
      to: { path: '^apps/staff-desktop/src/renderer/|^packages/ui/src/(?!i18n/)' },
    },
    {
      name: 'the-preload-hands-over',
      comment:
        'The preload hands the bridge over: it needs what is shared, and nothing that has power.',
      severity: 'error',
      from: { path: '^apps/staff-desktop/src/(preload|shared)/' },
      to: { path: '^apps/staff-desktop/src/main/' },
    },
    {
      name: 'server-does-not-import-the-site',
      comment: "The server loads the site's built rendering entry by path, as data.",
      severity: 'error',
      from: { path: '^apps/server/(app|bin|config|start|providers)/' },
      to: { path: '^(apps/(web-pwa|staff-desktop)|packages)/' },
    },
    {
      name: 'tools-stay-out-of-the-product',
      comment:
        'Simulators, test kit and demo world are no part of a production build; demo commands import the demo world when they run.',
      severity: 'error',
      from: {
        path: '^(apps/[^/]+/(src|app|bin|config|start|providers)|packages/[^/]+/src)/',
        pathNot: '\\.(spec|test)\\.tsx?$|^apps/server/bin/test\\.ts$',
      },
      to: { path: '^tools/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one file, or lack a third.',
      severity: 'error',
      from: { pathNot: '^apps/server/\\.adonisjs/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.data|\\.toolchain)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tools/check/tsconfig.walls.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
