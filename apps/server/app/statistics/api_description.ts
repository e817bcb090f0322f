import { Type } from 'typebox'
import { describe, json } from '#app/core/openapi/operation'
import { count, moment, named, orNull, snowflake, text } from '#app/core/openapi/schemas'
import { MAX_STATISTICS_PEOPLE } from '#app/statistics/rules'
import { statisticsValidator } from '#app/statistics/validators'

const FIGURES = {
  decisions: count({ description: 'Without undone ones.', example: 39 }),
  medianHours: orNull(
    Type.Number({ minimum: 0, examples: [5.2] }),
    'Half of the decisions were made within so many hours; `null` without decisions.'
  ),
  p90Hours: orNull(
    Type.Number({ minimum: 0, examples: [30.1] }),
    'Nine in ten of the decisions were made within so many hours.'
  ),
  reversed: count({
    description: 'Decisions that were reversed after an appeal, by the time of the reversal.',
    example: 1,
  }),
  undone: count({ description: 'Decisions that were undone within seconds.', example: 2 }),
}
const weekStart = text({
  example: '2026-05-25',
  description: 'The Monday on which it begins, in UTC.',
})

const DecisionFigures = named('DecisionFigures', FIGURES, 'How much was decided, and how fast.')
const DecisionWeek = named(
  'DecisionWeek',
  { week: weekStart, ...FIGURES },
  'The figures of a week.'
)
const QueueWeek = named(
  'QueueWeek',
  {
    week: weekStart,
    backlog: count({ description: 'How many waited at its end, or now.', example: 14 }),
    ...FIGURES,
  },
  'The figures of a week, and how many waited.'
)

const countedUntil = moment('The current week is counted until then.')

export const statisticsDescription = describe(
  'Staff: statistics',
  'How much staff decide, how fast, and how many wait.',
  {
    'statistics.show': {
      summary: 'Get the figures of a queue',
      query: statisticsValidator,
      answers: {
        200: json(
          'Its weeks, the oldest first.',
          Type.Object({ countedUntil, total: DecisionFigures, weeks: Type.Array(QueueWeek) })
        ),
      },
    },
    'statistics.people': {
      summary: 'Get the figures of each person',
      description: `The ${MAX_STATISTICS_PEOPLE} people with the most decisions. Only for owners of the site.`,
      query: statisticsValidator,
      answers: {
        200: json(
          'Those with the most decisions first.',
          Type.Object({
            countedUntil,
            people: Type.Array(
              Type.Object({
                id: orNull(snowflake(), '`null` for administrators at the console.'),
                name: orNull(
                  text({ example: 'Rita Reviewer' }),
                  '`null` for a deleted account and at the console.'
                ),
                total: DecisionFigures,
                weeks: Type.Array(DecisionWeek),
              })
            ),
          })
        ),
      },
    },
  }
)
