import { test } from '@japa/runner'
import { BOT_FIELD_CHECKS, normalizeInvitation } from '#app/directory/field_checks'

const ID = '100000000000000042'
const PLATFORM = 'http://localhost:3334/oauth2/authorize'
const NEEDED = `https://discord.com/oauth2/authorize?client_id=${ID}&scope=bot+applications.commands&permissions=8`

test.group('Invitations', () => {
  test('{$self} does not change')
    .with([
      NEEDED,
      `https://discord.com/oauth2/authorize?client_id=${ID}&scope=bot%20applications.commands`,
      'https://discord.gg/botanica',
      `${PLATFORM}?client_id=${ID}`,
    ])
    .run(({ assert }, address) => assert.equal(normalizeInvitation(address, PLATFORM), address))

  test("{$self} is reduced to the platform's own invitation")
    .with([
      `${NEEDED}&response_type=code&redirect_uri=https://evil.com`,
      `${NEEDED}&guild_id=1&disable_guild_select=true&state=x&prompt=none`,
      `${NEEDED}&client_id=${ID}&permissions=0`,
      `${NEEDED}&code_challenge=x#fragment`,
      NEEDED.replace('discord.com', 'discord.com:8443'),
    ])
    .run(({ assert }, address) => {
      assert.equal(normalizeInvitation(address, PLATFORM), NEEDED)
      const context = { discordBotId: ID, platformUrl: PLATFORM }
      assert.deepEqual(BOT_FIELD_CHECKS.inviteUrl(address, context), { value: NEEDED })
    })
})
