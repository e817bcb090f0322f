import {
  dateAt,
  createPlatformAccount,
  type AccountFacts,
  type CommunityServer,
  type DemoWorld,
  type PersonAccount,
  type PlatformAccount,
  type SiteApplication,
  type Snowflake,
} from '@botanica/demo-world'

/** Ids created at run time are above those of the demo world, so that they never collide. */
const FIRST_ADDED_PERSON = 290_000_000_000_000_001n
const FIRST_ADDED_BOT = 390_000_000_000_000_001n

export interface SimulatedPerson {
  readonly kind: 'person'
  readonly id: Snowflake
  readonly name: string
  /** A short description of the person, for the consent page. */
  readonly summary: string
  readonly account: PlatformAccount
  readonly email: string | null
  readonly locale: PersonAccount['locale']
}

export interface SimulatedBot {
  readonly kind: 'bot'
  readonly id: Snowflake
  readonly name: string
  readonly description: string
  readonly account: PlatformAccount
  readonly public: boolean
  readonly requiresCodeGrant: boolean
}

export type SimulatedAccount = SimulatedPerson | SimulatedBot

export interface Membership {
  readonly joinedAt: Date
  readonly nickname: string | null
  readonly roles: readonly Snowflake[]
}

export interface NewPerson extends AccountFacts {
  readonly id?: Snowflake
  readonly name?: string
  readonly email?: string | null
  readonly inServer?: boolean
}

export interface NewBot extends Omit<AccountFacts, 'username'> {
  readonly id?: Snowflake
  readonly name: string
  readonly username?: string
  readonly description?: string
  readonly public?: boolean
  readonly requiresCodeGrant?: boolean
}

/** The accounts of the simulated platform, and the members of the community server. */
export interface Directory {
  readonly server: CommunityServer
  readonly application: SiteApplication
  find(id: Snowflake): SimulatedAccount | undefined
  findPerson(id: Snowflake): SimulatedPerson | undefined
  findBot(id: Snowflake): SimulatedBot | undefined
  accounts(): readonly SimulatedAccount[]
  people(): readonly SimulatedPerson[]
  /** Everybody in the community server, including bots. */
  members(): readonly { readonly account: SimulatedAccount; readonly membership: Membership }[]
  membership(id: Snowflake): Membership | undefined
  memberCount(): number
  /** Number of members who are not offline. */
  presenceCount(): number
  /** @throws when the id is in use */
  addPerson(person: NewPerson): SimulatedPerson
  /** @throws when the id is in use */
  addBot(bot: NewBot): SimulatedBot
  /** Changes what the platform returns for an account. @throws when it is unknown */
  changeAccount(id: Snowflake, change: Partial<PlatformAccount>): SimulatedAccount
  /** From now on the platform does not know the account. */
  removeAccount(id: Snowflake): void
  /** @throws when the person is unknown, or banned and should join */
  setMembership(id: Snowflake, inServer: boolean): void
  /** The bans of the community server, with their reasons. */
  bans(): ReadonlyMap<Snowflake, Ban>
  /**
   * Removes an account from the server, if it is a member, and bans it. A second ban keeps the first one's reason.
   */
  ban(id: Snowflake, reason: string | null): void
  /** Returns false when the account was not banned. */
  unban(id: Snowflake): boolean
}

export interface Ban {
  readonly reason: string | null
}

/** @param seededAt the moment from which the offsets of the world count */
export function createDirectory(world: DemoWorld, seededAt: Date): Directory {
  const accounts = new Map<Snowflake, SimulatedAccount>()
  const memberships = new Map<Snowflake, Membership>()
  const bans = new Map<Snowflake, Ban>()
  let nextPerson = FIRST_ADDED_PERSON
  let nextBot = FIRST_ADDED_BOT
  const join = (id: Snowflake, joinedAt: Date) =>
    memberships.set(id, { joinedAt, nickname: null, roles: [] })

  for (const { id, name, summary, account } of world.people) {
    const { email, locale, serverMembership } = account
    accounts.set(id, { kind: 'person', id, name, summary: summary, account, email, locale })
    if (serverMembership) {
      memberships.set(id, {
        joinedAt: dateAt(serverMembership.joinedAt, seededAt),
        nickname: serverMembership.nickname,
        roles: serverMembership.roles,
      })
    }
  }
  for (const bot of world.bots) {
    if (!bot.knownToPlatform) continue
    const { id, name, shortDescription, account } = bot
    accounts.set(id, publicBot({ id, name, description: shortDescription, account }))
    // Reviewers invite the bots that they approve: that is how the gateway learns their presence.
    if (bot.approvalStatus === 'approved') join(id, dateAt(bot.decided!.at, seededAt))
  }
  for (const bot of world.unlistedBots) accounts.set(bot.id, { kind: 'bot', ...bot })
  accounts.set(world.application.id, publicBot(world.application))
  join(world.application.id, seededAt)

  const known = (id: Snowflake) => {
    const account = accounts.get(id)
    if (!account) throw new Error(`Nobody has the id ${id}.`)
    return account
  }
  const add = <T extends SimulatedAccount>(account: T): T => {
    if (accounts.has(account.id)) throw new Error(`The id ${account.id} is taken.`)
    accounts.set(account.id, account)
    return account
  }
  const setMembership = (id: Snowflake, inServer: boolean) => {
    known(id)
    if (inServer && bans.has(id)) throw new Error(`${id} is banned.`)
    if (!inServer) memberships.delete(id)
    else if (!memberships.has(id)) join(id, new Date())
  }

  return {
    server: world.communityServer,
    application: world.application,
    find: (id) => accounts.get(id),
    findPerson(id) {
      const account = accounts.get(id)
      return account?.kind === 'person' ? account : undefined
    },
    findBot(id) {
      const account = accounts.get(id)
      return account?.kind === 'bot' ? account : undefined
    },
    accounts: () => [...accounts.values()],
    people: () => [...accounts.values()].filter((account) => account.kind === 'person'),
    members: () => [...memberships].map(([id, membership]) => ({ account: known(id), membership })),
    membership: (id) => memberships.get(id),
    memberCount: () => memberships.size,
    presenceCount: () =>
      [...memberships.keys()].filter((id) => known(id).account.presence.status !== 'offline')
        .length,
    addPerson({ id = String(nextPerson++), name, email, inServer, ...facts }) {
      const person = add<SimulatedPerson>({
        kind: 'person',
        id,
        name: name ?? facts.globalName ?? facts.username,
        summary: 'added while the simulator ran',
        account: createPlatformAccount(id, facts),
        email: email === undefined ? `${facts.username}@mail.example` : email,
        locale: 'en-US',
      })
      if (inServer) setMembership(id, true)
      return person
    },
    addBot({ id = String(nextBot++), name, description, requiresCodeGrant, ...facts }) {
      return add<SimulatedBot>({
        kind: 'bot',
        id,
        name,
        description: description ?? '',
        account: createPlatformAccount(id, { ...facts, username: facts.username ?? name }),
        public: facts.public ?? true,
        requiresCodeGrant: requiresCodeGrant ?? false,
      })
    },
    changeAccount(id, change) {
      const before = known(id)
      const after = { ...before, account: { ...before.account, ...change } }
      accounts.set(id, after)
      return after
    },
    removeAccount(id) {
      accounts.delete(id)
      memberships.delete(id)
      bans.delete(id)
    },
    setMembership,
    bans: () => bans,
    ban(id, reason) {
      setMembership(id, false)
      if (!bans.has(id)) bans.set(id, { reason })
    },
    unban: (id) => bans.delete(id),
  }
}

function publicBot(
  bot: Pick<SimulatedBot, 'id' | 'name' | 'description' | 'account'>
): SimulatedBot {
  const { id, name, description, account } = bot
  return {
    kind: 'bot',
    id,
    name,
    description,
    account,
    public: true,
    requiresCodeGrant: false,
  }
}
