/**
 * The import boundaries (docs/architecture.md, "Layers of the server"). Each rule's comment is the message for the
 * person who breaks it: it says where the code belongs instead.
 */
const LAYERS = [
  ['core'],
  ['platform'],
  ['identity'],
  ['events'],
  ['directory'],
  ['reviews', 'voting', 'premium', 'advertising'],
  [
    'certification',
    'compatibility',
    'support',
    'reports',
    'moderation',
    'announcements',
    'inbox',
    'webhooks',
    'analytics',
    'transparency',
  ],
  ['appeals'],
  ['statistics'],
  ['readers'],
  ['site'],
]
const SERVER = '^apps/server/app/'
const contexts = (names) => `${SERVER}(${names.join('|')})/`

const upwards = LAYERS.flatMap((layer, level) => {
  const higher = LAYERS.slice(level + 1).flat()
  if (higher.length === 0) return []
  return layer.map((context) => ({
    name: `server-${context}-imports-only-lower-layers`,
    comment: `"${context}" is in a lower layer than ${higher.join(', ')}. Export a function that they call, or publish an outbox event.`,
    severity: 'error',
    from: { path: contexts([context]) },
    to: { path: contexts(higher) },
  }))
})

const siblings = LAYERS.filter((layer) => layer.length > 1).flatMap((layer) =>
  layer.map((context) => ({
    name: `server-${context}-imports-no-sibling`,
    comment: `Contexts of one layer (${layer.join(', ')}) do not import each other. Move shared code to a lower layer, or publish an outbox event.`,
    severity: 'error',
    from: { path: contexts([context]) },
    to: { path: contexts(layer.filter((other) => other !== context)) },
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
        'Browsers load contract.ts, field_checks.ts, the rules.ts, staff_rules.ts, visitor_rules.ts and field_checks.ts files of contexts, core/languages.ts, core/text.ts, core/time.ts and core/http/status.ts: they import no library, no Node module and nothing else of the server.',
      severity: 'error',
      from: {
        path: '^apps/server/(contract|field_checks|app/([^/]+|core/audit|directory/(ends|preflight|questions|review_queue|tokens|transfers|versions)|identity/(account|decisions|desktop|guidelines|tokens)|moderation/(notes|saved_replies)|platform/permissions)/(rules|staff_rules|visitor_rules|field_checks)|app/core/(languages|text|time|http/status))\\.ts$',
      },
      to: {
        pathNot:
          '^apps/server/app/(([^/]+|core/audit|directory/(ends|preflight|questions|review_queue|tokens|transfers|versions)|identity/(account|decisions|desktop|guidelines|tokens)|moderation/(notes|saved_replies)|platform/permissions)/(rules|staff_rules|visitor_rules|field_checks)|core/(languages|text|time|http/status))\\.ts$',
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
      name: 'api-client-imports-only-the-contract',
      comment:
        'api-client may load contract.ts, field_checks.ts, suggestions.ts, bot_filter.ts, core/languages.ts and the generated registry; everything else of the server only as types.',
      severity: 'error',
      from: { path: '^packages/api-client/' },
      to: {
        path: '^apps/server/',
        pathNot:
          '^apps/server/((contract|field_checks|suggestions|bot_filter|app/core/languages)\\.ts|app/[^/]+/(rules|field_checks)\\.ts|\\.adonisjs/client/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sdk-imports-nothing',
      comment:
        'The SDK runs in bots, with Node, Deno and Bun: it imports neither a library nor a part of the workspace.',
      severity: 'error',
      from: { path: '^packages/sdk/src/' },
      to: { pathNot: '^packages/sdk/src/' },
    },
    {
      name: 'ui-imports-no-api-client',
      comment:
        'Only the staff folders of packages/ui may import api-client; the rest of ui gets its data as props, and rules from the contract.',
      severity: 'error',
      from: { path: '^packages/ui/', pathNot: '^packages/ui/(src|test|gallery)/staff/' },
      to: {
        path: '^packages/api-client/',
        pathNot: '^packages/api-client/src/(contract|languages)\\.ts$',
      },
    },
    {
      name: 'primitives-import-no-domain-components',
      comment:
        'Every screen uses primitives. A component for bots or people belongs to bots/ or people/.',
      severity: 'error',
      from: { path: '^packages/ui/src/primitives/' },
      to: { path: '^packages/ui/src/(bots|people|staff)/' },
    },
    {
      name: 'features-do-not-import-features',
      comment:
        'Features of the site do not import each other. Shared code belongs to src/lib, src/app or packages/ui.',
      severity: 'error',
      from: { path: '^apps/web-pwa/src/features/([^/]+)/' },
      to: { path: '^apps/web-pwa/src/features/', pathNot: '^apps/web-pwa/src/features/$1/' },
    },
    {
      name: 'renderer-uses-only-the-bridge',
      comment:
        "The desktop client's renderer uses only the bridge of the main process. Shared code belongs to src/shared.",
      severity: 'error',
      from: { path: '^apps/staff-desktop/src/renderer/' },
      to: { path: '^apps/staff-desktop/src/(main|preload)/' },
    },
    {
      name: 'main-process-imports-no-renderer',
      comment:
        "The desktop client's main process, its preload and src/shared do not import the renderer.",
      severity: 'error',
      from: { path: '^apps/staff-desktop/src/(main|preload|shared)/' },
      to: { path: '^apps/staff-desktop/src/renderer/|^packages/ui/src/(?!i18n/)' },
    },
    {
      name: 'preload-exposes-only-the-bridge',
      comment:
        'The preload exposes the bridge: it imports src/shared, and nothing privileged of the main process.',
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
      name: 'observability-is-loaded-only-if-on',
      comment:
        'Metrics and traces are off by default. Import start/metrics.ts, the metrics server and tracing.ts dynamically, where the settings turn them on.',
      severity: 'error',
      from: { path: '^apps/server/(app|bin|config|start|providers)/' },
      to: {
        path: '^apps/server/(start/metrics|app/core/observability/(metrics_server|tracing))\\.ts$',
        dynamic: false,
      },
    },
    {
      name: 'only-metrics-import-prom-client',
      comment:
        'Publish to a channel of core/observability/channels.ts, and subscribe in metrics.ts of the context.',
      severity: 'error',
      from: {
        path: '^apps/server/(app|bin|config|start|providers)/',
        pathNot:
          '^apps/server/app/(core/observability/(\\w+_metrics|metrics_server|tracing)|[^/]+/metrics)\\.ts$',
      },
      to: {
        path: 'node_modules/(prom-client|@opentelemetry)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tools-stay-out-of-the-product',
      comment:
        'Simulators, test kit and demo world are not part of a production build; demo commands import the demo world dynamically.',
      severity: 'error',
      from: {
        path: '^(apps/[^/]+/(src|app|bin|config|start|providers)|packages/[^/]+/src)/',
        pathNot: '\\.(spec|test)\\.tsx?$|^apps/server/bin/test\\.ts$',
      },
      to: { path: '^tools/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other should be one file, or share a third.',
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
