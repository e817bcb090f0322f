import { PEOPLE } from '../ids.ts'
import { offsetMs } from '../offset.ts'
import { randomFor } from '../random.ts'
import { BLOCKED_REVIEW_AT } from '../reviews/featured.ts'
import type {
  DemoAdminLog,
  DemoAnnouncement,
  DemoBot,
  DemoCertificationApplication,
  DemoPerson,
  DemoQuestion,
  DemoRatingBlock,
  DemoRemovedReview,
  DemoReport,
  DemoReview,
  Snowflake,
} from '../types.ts'

/** The fixed reason of every block. */
const BLOCK_REASON = 'Blocked by bot owner'
/** Addresses that RFC 5737 reserves for documentation. */
const ADDRESS_PREFIX = '203.0.113.'
const BROWSERS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
]

export const ratingBlock = (botId: Snowflake): DemoRatingBlock => ({
  botId,
  blockedUserId: PEOPLE.bogdan,
  blockedBy: PEOPLE.bruno,
  reason: BLOCK_REASON,
  createdAt: { ...BLOCKED_REVIEW_AT, hours: 2 },
})

interface AuditedEvents {
  readonly bots: readonly DemoBot[]
  readonly people: readonly DemoPerson[]
  readonly reviews: readonly DemoReview[]
  readonly removedReviews: readonly DemoRemovedReview[]
  readonly ratingBlocks: readonly DemoRatingBlock[]
  readonly certificationApplications: readonly DemoCertificationApplication[]
  readonly announcements: readonly DemoAnnouncement[]
  readonly reports: readonly DemoReport[]
  readonly questions: readonly DemoQuestion[]
}

type Entry = Omit<DemoAdminLog, 'ipAddress' | 'userAgent'>

/** The audit log that follows from the other parts of the world, oldest first. */
export function composeAdminLogs(events: AuditedEvents): readonly DemoAdminLog[] {
  const entries = [
    ...events.bots.flatMap(decisions),
    ...reportDecisions(events),
    ...events.people.flatMap(restrictions),
    ...blocks(events),
    ...removals(events),
    ...reviewedApplications(events),
    ...events.announcements.flatMap(sent),
    ...questions(events),
  ]
  return entries
    .toSorted((a, b) => offsetMs(a.createdAt) - offsetMs(b.createdAt))
    .map((entry) => Object.assign(origin(entry.adminId), entry))
}

/** The submission of a bot and the decision on it. */
function decisions(bot: DemoBot): Entry[] {
  if (bot.decided === null) return []
  const approved = bot.approvalStatus === 'approved'
  const target = { type: 'bot', botId: bot.id } as const
  return [
    {
      adminId: bot.mainOwner,
      action: 'submit_bot',
      target,
      details: { targetName: bot.name },
      createdAt: bot.createdAt,
    },
    {
      adminId: bot.decided.by,
      action: approved ? 'approve_bot' : 'reject_bot',
      target,
      details: {
        reason: bot.approvalReason ?? undefined,
        oldValue: { approval_status: 'pending' },
        newValue: { approval_status: bot.approvalStatus },
        targetName: bot.name,
        ...(approved
          ? {}
          : { memberIds: [bot.mainOwner, ...bot.additionalOwners], ruleIds: bot.brokenRules }),
      },
      createdAt: bot.decided.at,
    },
  ]
}

function restrictions(person: DemoPerson): Entry[] {
  const kinds = [
    ['ban', person.member?.ban],
    ['disable', person.member?.disablement],
  ] as const
  return kinds.flatMap(([kind, restriction]): Entry[] =>
    restriction
      ? [
          {
            adminId: restriction.by,
            action: `${kind}_user`,
            target: { type: 'user', userId: person.id },
            details: {
              reason: restriction.reason,
              targetName: person.name,
              memberIds: [person.id],
              ruleIds: restriction.ruleIds,
            },
            createdAt: restriction.since,
          },
        ]
      : []
  )
}

/** The audit log contains the text of a blocked review. */
function blocks({ ratingBlocks, reviews, people }: AuditedEvents): Entry[] {
  return ratingBlocks.map((block) => {
    const { botId, blockedUserId: userId } = block
    const review = reviews.find((r) => r.botId === botId && r.userId === userId)
    return {
      adminId: block.blockedBy,
      action: 'block_reviewer',
      target: { type: 'rating', botId, userId },
      details: {
        reason: block.reason,
        oldValue: review?.comment ?? undefined,
        targetName: people.find((person) => person.id === userId)!.name,
      },
      createdAt: block.createdAt,
    }
  })
}

function removals({ removedReviews, people }: AuditedEvents): Entry[] {
  return removedReviews.map(({ botId, userId, comment, removedAs, ...removal }) => ({
    adminId: removal.removedBy,
    action: 'delete_review',
    target: { type: 'rating', botId, userId },
    details: {
      oldValue: comment,
      targetName: people.find((person) => person.id === userId)!.name,
      removedAs,
      memberIds: [userId],
      ruleIds: removal.ruleIds,
    },
    createdAt: removal.removedAt,
  }))
}

function reviewedApplications({ certificationApplications, bots }: AuditedEvents): Entry[] {
  return certificationApplications.flatMap((application): Entry[] =>
    application.reviewedBy === null || application.reviewedAt === null
      ? []
      : [
          {
            adminId: application.userId,
            action: 'apply_for_certification',
            target: { type: 'certification_application', botId: application.botId },
            details: {
              reason: application.reason,
              targetName: bots.find((bot) => bot.id === application.botId)!.name,
            },
            createdAt: application.createdAt,
          },
          {
            adminId: application.reviewedBy,
            action:
              application.status === 'approved' ? 'approve_application' : 'reject_application',
            target: { type: 'certification_application', botId: application.botId },
            details: {
              reason: application.reviewReason ?? undefined,
              oldValue: { status: 'pending' },
              newValue: { status: application.status },
              targetName: bots.find((bot) => bot.id === application.botId)!.name,
              ...(application.status === 'rejected' && {
                memberIds: [application.userId],
                ruleIds: application.ruleIds ?? [],
              }),
            },
            createdAt: application.reviewedAt,
          },
        ]
  )
}

/** One for all reports of a target that were decided on together. */
function reportDecisions({ reports, bots, people }: AuditedEvents): Entry[] {
  const decided = Map.groupBy(
    reports.filter(({ decision }) => decision !== null),
    ({ target, decision }) => JSON.stringify({ target, decision })
  )
  return [...decided.values()].map(([report]): Entry => {
    const { target, decision } = report!
    const about =
      target.type === 'bot'
        ? bots.find(({ id }) => id === target.discordBotId)
        : people.find(({ id }) => id === target.userId)
    return {
      adminId: decision!.by,
      action: decision!.outcome === 'acted' ? 'act_on_reports' : 'dismiss_reports',
      target: { type: 'report_case', report: report! },
      details: {
        reason: decision!.note ?? undefined,
        oldValue: { state: 'open' },
        newValue: { state: decision!.outcome },
        targetName: about!.name,
      },
      createdAt: decision!.at,
    }
  })
}

function sent(announcement: DemoAnnouncement): Entry[] {
  if (announcement.messageId === null) return []
  return [
    {
      adminId: announcement.authorId,
      action: 'create_announcement',
      target: { type: 'announcement', title: announcement.title },
      details: { targetName: announcement.title },
      createdAt: announcement.createdAt,
    },
  ]
}

/** The log has neither the question nor the answer. */
function questions(events: AuditedEvents): Entry[] {
  return events.questions.flatMap(({ botId, askerId, createdAt, answer }): Entry[] => {
    const about = {
      target: { type: 'bot', botId },
      details: { targetName: events.bots.find(({ id }) => id === botId)!.name },
    } as const
    const question = { ...about, adminId: askerId, action: 'ask_owners', createdAt }
    if (!answer) return [question]
    const { authorId: adminId } = answer
    const answered = { adminId, action: 'answer_question', createdAt: answer.createdAt }
    return [question, { ...about, ...answered }]
  })
}

/** Each member of the staff works from one address and one browser. */
function origin(adminId: Snowflake): Pick<DemoAdminLog, 'ipAddress' | 'userAgent'> {
  const random = randomFor(`origin/${adminId}`)
  return {
    ipAddress: `${ADDRESS_PREFIX}${random.int(2, 250)}`,
    userAgent: random.pick(BROWSERS),
  }
}
