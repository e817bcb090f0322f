import { BOTS, PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import { expectNoErrors, signInToClient } from './support/client.ts'
import { expect, test } from './support/test.ts'
import type { Site } from '../../web-pwa/e2e/support/site.ts'

const MARKUP =
  '<img src=x onerror="globalThis.taken = true"><script>globalThis.taken = true</script>'
const DESCRIPTION = `${MARKUP}

[a link](javascript:globalThis.taken=true) and ![a picture](https://evil.example/pixel.png) and
<iframe src="https://evil.example"></iframe> <a href="data:text/html,x">here</a>

[leave](https://evil.example/out)`

const database = (site: Site, text: string, values: unknown[]) =>
  withClient(site.databaseUrl, async (client) => (await client.query(text, values)).rows)

let before: { short_description: string; description: string }
test.beforeEach(async ({ site }) => {
  const [row] = await database(
    site,
    'SELECT short_description, description FROM bots WHERE discord_bot_id = $1',
    [BOTS.brunoPending]
  )
  before = row as typeof before
  await write(site, MARKUP, DESCRIPTION)
})
test.afterEach(({ site }) => write(site, before.short_description, before.description))

function write(site: Site, short: string, long: string) {
  return database(
    site,
    'UPDATE bots SET short_description = $2, description = $3 WHERE discord_bot_id = $1',
    [BOTS.brunoPending, short, long]
  )
}

test('markup in members’ texts is shown as text and never runs', async ({
  site,
  newMember,
  startClient,
}) => {
  const client = await startClient()
  await signInToClient(newMember, client, PEOPLE.rita)
  const page = await client.page()
  const [bot] = await database(site, 'SELECT name FROM bots WHERE discord_bot_id = $1', [
    BOTS.brunoPending,
  ])
  const { name } = bot as { name: string }
  await page.getByRole('searchbox').first().fill(name)
  await page.getByRole('row', { name }).click()
  const article = page.getByRole('article', { name })
  await article.getByText('<img src=x', { exact: false }).first().waitFor()

  const found = await article.evaluate((element) => ({
    foreign: element.querySelectorAll('script, iframe, object, embed, img[src="x"]').length,
    pictures: [...element.querySelectorAll('img')].filter(({ src }) => src.includes('evil')).length,
    links: [...element.querySelectorAll('a')]
      .map(({ protocol }) => protocol)
      .filter((protocol) => !['https:', 'http:', 'app:'].includes(protocol)),
    taken: 'taken' in globalThis,
  }))
  expect(found).toEqual({ foreign: 0, pictures: 0, links: [], taken: false })
  expectNoErrors(client)
})
