import { Type } from 'typebox'
import { describe, json, page } from '#app/core/openapi/operation'
import { internalId, moment, named, orNull, snowflake, text } from '#app/core/openapi/schemas'
import { logListValidator } from '#app/moderation/logs/validators'

const AdminLog = named(
  'AdminLog',
  {
    id: internalId(),
    createdAt: moment(),
    adminId: orNull(
      snowflake(),
      'Who did it; `null` for an administrator at the console, and for a job (`doneBy` in the details).'
    ),
    adminName: orNull(text({ example: 'Fern Gardener' }), 'Their name now; of who is gone, none.'),
    action: text({ example: 'ban_user' }),
    targetType: text({ example: 'user' }),
    targetId: orNull(text({ example: '100000000000000042' })),
    targetName: orNull(
      text({ example: 'Fern Gardener' }),
      'Of a member, the name now; of anything else, and of who is gone, none.'
    ),
    details: text({
      description:
        'JSON: `reason`, `oldValue`, `newValue`, `targetName`, `doneBy`, as far as there are any.',
      example: '{"reason":"Spam","targetName":"Fern Gardener"}',
    }),
    ipAddress: orNull(text({ example: '192.0.2.7' })),
    userAgent: orNull(text()),
  },
  'One deed that is remembered.'
)

export const logsDescription = describe('Staff: log', 'What has been done, and by whom.', {
  'admin_logs.index': {
    summary: 'The audit log',
    description: 'The newest first. Nothing of it is ever changed or deleted.',
    query: logListValidator,
    answers: { 200: page('One page.', AdminLog) },
  },
  'admin_logs.admins': {
    summary: 'Whose deeds are in the log',
    description:
      'Who is or was of the staff and has done anything, by name; others are found by `search`.',
    answers: {
      200: json(
        'All of them.',
        Type.Array(
          Type.Object({
            id: snowflake(),
            name: orNull(text({ example: 'Fern Gardener' }), 'Of who is gone, none.'),
          })
        )
      ),
    },
  },
})
