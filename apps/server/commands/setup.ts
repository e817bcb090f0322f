import { resolve } from 'node:path'
import { flags } from '@adonisjs/core/ace'
import { CheckupCommand } from '#app/core/console/checkup_command'
import type { DatabaseAddresses } from '#app/core/setup/create_database'
import type { SettingQuestion } from '#app/core/setup/settings'

const ASSIGNMENT = /^(?<name>[A-Z][A-Z0-9_]*)=(?<value>.*)$/s

interface Step {
  step: string
  /** What was added, created or run; empty when there was nothing to do. */
  changes: string[]
}

/** Why the installation cannot go on, for the operator. */
class SetupError extends Error {}

/** @throws {SetupError} when PostgreSQL refuses the superuser, or cannot be reached */
async function askAdmin<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { message } = error as Error
    throw new SetupError(`PostgreSQL refuses the superuser: ${message}`, { cause: error })
  }
}

export default class Setup extends CheckupCommand {
  static override commandName = 'setup'
  static override description =
    'Set up a new site: settings, database, categories and the first owner; then check everything'
  static override help = [
    'Asks for what it does not know, and adds it to server.env and migrator.env in the folder.',
    'Run it again at any time: what is there already stays.',
  ]

  @flags.string({ description: 'The folder of the files with the settings; by default this one' })
  declare directory?: string

  @flags.boolean({ description: 'Ask nothing: use defaults, flags and existing settings' })
  declare yes: boolean

  @flags.array({ description: 'A setting, as NAME=value; can be repeated' })
  declare set?: string[]

  @flags.string({
    description: "PostgreSQL's address as a superuser, to create the roles and the database",
  })
  declare adminUrl?: string

  @flags.string({ description: 'The Discord id of the first owner of the site' })
  declare owner?: string

  readonly #steps: Step[] = []
  /** What will be written to the files. */
  readonly #added: Record<string, string> = {}

  get #asks() {
    return !this.yes && !this.json
  }

  override async run() {
    try {
      await this.#setUp()
    } catch (error) {
      if (!(error instanceof SetupError)) throw error
      this.failWith(error.message)
    }
  }

  async #setUp() {
    const { addSettings, readSettings } = await import('#app/core/setup/settings_files')
    const directory = resolve(this.directory ?? '')
    for (const [name, value] of Object.entries(await readSettings(directory))) {
      process.env[name] ||= value
    }
    const admin = await this.#collectSettings()
    const names = Object.keys(this.#added)
    await addSettings(directory, this.#added).catch((error: Error) => {
      throw new SetupError(error.message, { cause: error })
    })
    this.#report(`settings in ${directory}`, names)
    if (admin) await this.#createDatabase(admin)

    const defect = await this.startWithSettings()
    if (defect !== undefined) throw new SetupError(defect)
    await this.#fillDatabase()

    const { runChecks } = await import('#app/core/console/checkup')
    const { INSTALLATION_CHECKS } = await import('#app/site/installation_checks')
    const checks = await runChecks(INSTALLATION_CHECKS)
    if (this.json) this.show({ steps: this.#steps, checks })
    this.showResults(checks)
  }

  #report(step: string, changes: string[]) {
    this.#steps.push({ step, changes })
    if (this.json) return
    this.logger.log(`${step}: ${changes.length > 0 ? changes.join(', ') : 'nothing to do'}`)
  }

  /**
   * Completes the settings from flags, defaults and answers. Those of the environment and the files stay.
   * @returns PostgreSQL's address as a superuser, if it was given
   */
  async #collectSettings() {
    const settings = await import('#app/core/setup/settings')
    for (const assignment of this.set ?? []) {
      const { name, value } = ASSIGNMENT.exec(assignment)?.groups ?? {}
      if (!name || value === undefined) {
        throw new SetupError(`--set takes NAME=value, and "${assignment}" is not that.`)
      }
      this.#add({ [name]: value })
    }
    const admin = await this.#collectAddresses()
    await this.#ask(settings.SETTING_QUESTIONS)
    for (const [provider, questions] of Object.entries(settings.PAYMENT_SETTINGS)) {
      const isStarted = questions.some(({ name }) => process.env[name])
      const isWanted =
        isStarted ||
        (this.#asks && (await this.prompt.confirm(`Sell premium through ${provider}?`)))
      if (!isWanted) continue
      await this.#ask(questions)
      this.#add(settings.PAYMENT_APIS[provider]!)
    }
    this.#add({ ...settings.DEFAULT_SETTINGS, APP_KEY: settings.createAppKey() })
    const { CONTACT_EMAIL: email, WEB_PUSH_PUBLIC_KEY: publicKey } = process.env
    if (email && !publicKey) this.#add(await settings.createWebPushSettings(email))
    return admin
  }

  /** Adds the settings that are not set yet. */
  #add(settings: Record<string, string>) {
    for (const [name, value] of Object.entries(settings)) {
      if (process.env[name]) continue
      process.env[name] = value
      this.#added[name] = value
    }
  }

  async #ask(questions: readonly SettingQuestion[]) {
    const open = questions.filter(({ name }) => !process.env[name])
    const needed = open.filter(({ isOptional }) => !isOptional)
    if (!this.#asks && needed.length > 0) {
      const names = needed.map(({ name }) => name).join(', ')
      throw new SetupError(`${names} must be set: add --set=NAME=value for each.`)
    }
    if (!this.#asks) return
    for (const { name, question, isSecret, isOptional } of open) {
      const options = {
        name,
        validate: (value: string) => Boolean(isOptional || value) || 'Please enter a value.',
      }
      const answer: string = isSecret
        ? await this.prompt.secure(question, options)
        : await this.prompt.ask(question, options)
      if (answer) this.#add({ [name]: answer })
    }
  }

  /** Chooses the addresses of the database when it will be created; otherwise asks for those of an existing one. */
  async #collectAddresses() {
    const admin = this.adminUrl ?? (await this.#askForAdminUrl())
    if (admin && !process.env.DATABASE_URL) {
      const { createAddresses } = await import('#app/core/setup/create_database')
      this.#add({ ...(await askAdmin(() => createAddresses(admin))) })
    }
    await this.#ask([
      { name: 'DATABASE_URL', question: 'Address of the database as the role app', isSecret: true },
      {
        name: 'MIGRATOR_DATABASE_URL',
        question: 'Address of the database as the role migrator',
        isSecret: true,
      },
    ])
    return admin
  }

  /** After the settings were saved: nobody can read the passwords again. */
  async #createDatabase(admin: string) {
    const { createDatabase } = await import('#app/core/setup/create_database')
    const addresses = process.env as unknown as DatabaseAddresses
    this.#report('database', await askAdmin(() => createDatabase(admin, addresses)))
  }

  async #askForAdminUrl() {
    const isKnown = Boolean(process.env.DATABASE_URL)
    if (!this.#asks || isKnown) return undefined
    return this.prompt.secure(
      "PostgreSQL's address as a superuser (postgres://…), to create the roles and the database; empty when they exist"
    )
  }

  async #fillDatabase() {
    const { migrate, addDefaultCategories, makeOwner } = await import('#app/site/setup_steps')
    this.#report('migrations', await migrate())
    this.#report('categories', await addDefaultCategories())
    const owner = this.owner ?? (await this.#askForOwner())
    if (!owner) return
    try {
      this.#report('owner', (await makeOwner(owner)) ? [owner] : [])
    } catch (error) {
      throw new SetupError((error as Error).message, { cause: error })
    }
  }

  async #askForOwner() {
    const { hasActiveOwner } = await import('#app/identity/queries/active_owners')
    if (!this.#asks || (await hasActiveOwner())) return undefined
    return this.prompt.ask('Your Discord id, to become the first owner (empty for later)')
  }
}
