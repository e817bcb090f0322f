import type { FailureTarget } from '../../pages/failures.ts'

/** The parts of Discord that can fail separately, with their paths. */
export const FAILURE_TARGETS = {
  api: { label: 'The whole API', prefix: '/api' },
  users: { label: 'Users', prefix: '/api/users' },
  server: { label: 'The server and its members', prefix: '/api/guilds' },
  applications: { label: 'Applications', prefix: '/api/applications' },
  gateway: { label: 'The gateway URL', prefix: '/api/gateway' },
  tokens: { label: 'Tokens for signing in', prefix: '/api/oauth2' },
  consent: { label: 'The consent page', prefix: '/oauth2/authorize' },
  images: { label: 'Pictures', prefix: '/cdn' },
  everything: { label: 'Everything', prefix: '/' },
} as const satisfies Record<string, FailureTarget>
