import env from '#start/env'
import { defineConfig } from '@adonisjs/ally'
import type { HttpContext } from '@adonisjs/core/http'
import type { InferSocialProviders } from '@adonisjs/ally/types'
import { discordConfig } from '#config/discord'
import { DiscordLogin } from '#app/platform/discord/discord_login'

const authorizeUrl = env.get('DISCORD_AUTHORIZE_URL')
const apiUrl = env.get('DISCORD_API_URL')

const allyConfig = defineConfig({
  discord: (ctx: HttpContext) =>
    new DiscordLogin(ctx, {
      clientId: env.get('DISCORD_CLIENT_ID'),
      clientSecret: env.get('DISCORD_CLIENT_SECRET').release(),
      callbackUrl: discordConfig.callbackUrl,
      scopes: ['identify', 'email'],
      authorizeUrl,
      accessTokenUrl: `${apiUrl}/oauth2/token`,
      userInfoUrl: `${apiUrl}/users/@me`,
      issuer: new URL(authorizeUrl).origin,
    }),
})

export default allyConfig

declare module '@adonisjs/ally/types' {
  interface SocialProviders extends InferSocialProviders<typeof allyConfig> {}
}
