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
      'The actor’s id; `null` for an administrator at the console and for a job (`doneBy` in the details).'
    ),
    adminName: orNull(
      text({ example: 'Fern Gardener' }),
      'The actor’s current name; `null` for a deleted account.'
    ),
    action: text({ example: 'ban_user' }),
    targetType: text({ example: 'user' }),
    targetId: orNull(text({ example: '100000000000000042' })),
    targetName: orNull(
      text({ example: 'Fern Gardener' }),
      'The current name of a member; `null` for a deleted account and for other targets.'
    ),
    details: text({
      description: 'JSON with any of `reason`, `oldValue`, `newValue`, `targetName` and `doneBy`.',
      example: '{"reason":"Spam","targetName":"Fern Gardener"}',
    }),
    ipAddress: orNull(text({ example: '192.0.2.7' })),
    userAgent: orNull(text()),
  },
  'An entry of the audit log.'
)

export const logsDescription = describe('Staff: log', 'Who did what.', {
  'admin_logs.index': {
    summary: 'List the audit log',
    description: 'Newest first. Entries are never changed or deleted.',
    query: logListValidator,
    answers: { 200: page('One page of entries.', AdminLog) },
  },
  'admin_logs.admins': {
    summary: 'List the staff in the log',
    description:
      'Current and former staff with entries in the log, by name. Use `search` to find other members.',
    answers: {
      200: json(
        'The staff.',
        Type.Array(
          Type.Object({
            id: snowflake(),
            name: orNull(text({ example: 'Fern Gardener' }), '`null` for a deleted account.'),
          })
        )
      ),
    },
  },
})
