import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { staffMutations } from '#start/groups'

staffMutations('decideBots', () => {
  router
    .post('/api/admin/bots/:id/question', [controllers.moderation.BotQuestions, 'store'])
    .as('bot_questions.store')
  router
    .delete('/api/admin/bots/:id/question', [controllers.moderation.BotQuestions, 'destroy'])
    .as('bot_questions.destroy')
})
