import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { BOTS, PEOPLE } from '@botanica/demo-world'
import { expectNoConsoleErrors } from './support/reader.ts'
import { expect, test } from './support/test.ts'

/** Examples of one call: curl, JavaScript and Python. */
const LANGUAGES = 3
/** The field of every error of the API. */
const ERROR_FIELD = 'requestId'

const start = (program: string, args: string[], env: Record<string, string>) =>
  spawn(program, args, { env: { ...process.env, ...env }, stdio: 'pipe' })

/** Runs a program until it prints something. @returns that */
async function runToOutput(...program: Parameters<typeof start>): Promise<string> {
  const child = start(...program)
  try {
    return await Promise.race([
      once(child.stdout, 'data').then(String),
      text(child.stderr).then((errors) => Promise.reject(new Error(errors))),
    ])
  } finally {
    child.kill()
  }
}

/** Runs a program to its end. @returns its output */
async function run(...program: Parameters<typeof start>): Promise<string> {
  const child = start(...program)
  const closed = once(child, 'close')
  const [output, errors, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    closed,
  ])
  expect(exitCode, errors).toBe(0)
  return output
}

test('the developer portal leads to the tokens of one’s bots', async ({ newMember }) => {
  const reader = await newMember(PEOPLE.paula, '/developers')
  const { page } = reader
  const bots = page.locator('#token').getByRole('listitem')
  await expect(bots).toHaveCount(2)
  await bots.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/bot\/\d+\/developer$/)
  await page.getByRole('heading', { name: 'Developer', level: 1 }).waitFor()
  expectNoConsoleErrors(reader)
})

test('the examples for bot developers run as they are shown', async ({
  site,
  newMember,
  newReader,
}) => {
  const { page: owner } = await newMember(PEOPLE.paula, '/')
  const scopes = ['stats:write', 'votes:read', 'events:read']
  const tokenOf = { discordBotId: BOTS.paulaFirst, scopes }
  const token = await owner.evaluate(async (owned) => {
    const bot = await (await fetch(`/api/bots/discord/${owned.discordBotId}`)).json()
    const created = await fetch(`/api/bots/${bot.id}/tokens`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ name: 'Examples', scopes: owned.scopes }),
    })
    return (await created.json()).token as string
  }, tokenOf)

  const { page } = await newReader({ script: false })
  await page.goto('/docs/api')
  const streams = await page.locator('#bots-followEvents pre').allTextContents()
  const all = await page.locator('#bots pre').allTextContents()
  const codes = all.filter((code) => !streams.includes(code))
  const calls = codes.length / LANGUAGES
  expect(calls).toBe(11)
  const env = { BOT_ID: BOTS.paulaFirst, USER_ID: PEOPLE.paula, BOT_TOKEN: token }

  const commands = codes.filter((_, index) => index % LANGUAGES === 0)
  const responses = await run('sh', ['-ec', commands.join('\necho\n')], env)
  const bodies = responses.split('\n').map((line) => JSON.parse(line) as object)
  expect(bodies).toHaveLength(calls)
  for (const body of bodies) expect(body).not.toHaveProperty(ERROR_FIELD)

  const scripts = codes.filter((_, index) => index % LANGUAGES === 1)
  const program = scripts.map((script) => `{\n${script}\n}`).join('\n')
  const output = await run(process.execPath, ['--input-type=module', '--eval', program], env)
  expect(output).not.toContain(ERROR_FIELD)

  const [streamCommand, streamScript] = streams
  const streamStart = /^id: \S+\n/
  expect(await runToOutput('sh', ['-ec', `exec ${streamCommand}`], env)).toMatch(streamStart)
  const args = ['--input-type=module', '--eval', streamScript!]
  expect(await runToOutput(process.execPath, args, env)).toMatch(streamStart)

  const bot = await (await fetch(`${site.siteUrl}/api/bots/discord/${BOTS.paulaFirst}`)).json()
  expect(bot.servingCount).toBe(1_280)
})
