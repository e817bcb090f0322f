import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { mutations } from '#start/groups'

mutations(() => {
  router
    .post('/api/bots/:id/answer', [controllers.directory.BotAnswers, 'store'])
    .as('bot_answers.store')
})
