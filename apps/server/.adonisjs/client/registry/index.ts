/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'health.live': {
    methods: ["GET","HEAD"],
    pattern: '/health/live',
    tokens: [{"old":"/health/live","type":0,"val":"health","end":""},{"old":"/health/live","type":0,"val":"live","end":""}],
    types: placeholder as Registry['health.live']['types'],
  },
  'auth.login': {
    methods: ["GET","HEAD"],
    pattern: '/api/login',
    tokens: [{"old":"/api/login","type":0,"val":"api","end":""},{"old":"/api/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['auth.login']['types'],
  },
  'auth.discord': {
    methods: ["GET","HEAD"],
    pattern: '/api/auth/discord',
    tokens: [{"old":"/api/auth/discord","type":0,"val":"api","end":""},{"old":"/api/auth/discord","type":0,"val":"auth","end":""},{"old":"/api/auth/discord","type":0,"val":"discord","end":""}],
    types: placeholder as Registry['auth.discord']['types'],
  },
  'auth.discord.callback': {
    methods: ["GET","HEAD"],
    pattern: '/api/auth/discord/callback',
    tokens: [{"old":"/api/auth/discord/callback","type":0,"val":"api","end":""},{"old":"/api/auth/discord/callback","type":0,"val":"auth","end":""},{"old":"/api/auth/discord/callback","type":0,"val":"discord","end":""},{"old":"/api/auth/discord/callback","type":0,"val":"callback","end":""}],
    types: placeholder as Registry['auth.discord.callback']['types'],
  },
  'auth.logout': {
    methods: ["GET","HEAD"],
    pattern: '/api/logout',
    tokens: [{"old":"/api/logout","type":0,"val":"api","end":""},{"old":"/api/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['auth.logout']['types'],
  },
  'auth.user': {
    methods: ["GET","HEAD"],
    pattern: '/api/auth/user',
    tokens: [{"old":"/api/auth/user","type":0,"val":"api","end":""},{"old":"/api/auth/user","type":0,"val":"auth","end":""},{"old":"/api/auth/user","type":0,"val":"user","end":""}],
    types: placeholder as Registry['auth.user']['types'],
  },
  'users.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/users/:id',
    tokens: [{"old":"/api/users/:id","type":0,"val":"api","end":""},{"old":"/api/users/:id","type":0,"val":"users","end":""},{"old":"/api/users/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['users.show']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
