import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { memberReads, mutations } from '#start/groups'

memberReads(() => {
  router
    .get('/api/bots/:id/webhooks', [controllers.webhooks.BotWebhooks, 'index'])
    .as('bot_webhooks.index')
  router
    .get('/api/bots/:id/webhooks/:webhookId/deliveries', [
      controllers.webhooks.WebhookDeliveries,
      'index',
    ])
    .as('webhook_deliveries.index')
})

mutations(() => {
  router
    .post('/api/bots/:id/webhooks', [controllers.webhooks.BotWebhooks, 'store'])
    .as('bot_webhooks.store')
  router
    .patch('/api/bots/:id/webhooks/:webhookId', [controllers.webhooks.BotWebhooks, 'update'])
    .as('bot_webhooks.update')
  router
    .delete('/api/bots/:id/webhooks/:webhookId', [controllers.webhooks.BotWebhooks, 'destroy'])
    .as('bot_webhooks.destroy')
  router
    .post('/api/bots/:id/webhooks/:webhookId/secret', [
      controllers.webhooks.BotWebhooks,
      'replaceSecret',
    ])
    .as('bot_webhooks.replace_secret')
  router
    .post('/api/bots/:id/webhooks/:webhookId/test', [
      controllers.webhooks.WebhookDeliveries,
      'test',
    ])
    .as('webhook_deliveries.test')
  router
    .post('/api/bots/:id/webhooks/:webhookId/replays', [
      controllers.webhooks.WebhookDeliveries,
      'replay',
    ])
    .as('webhook_deliveries.replay')
})
