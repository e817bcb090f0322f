import { PermissionList } from '../../src/bots/permission-list.tsx'
import { ReviewedRating } from '../../src/bots/reviewed-rating.tsx'
import { Markdown } from '../../src/content/markdown.tsx'
import { PlainText } from '../../src/content/plain-text.tsx'
import { DateText, RelativeTime } from '../../src/i18n/index.ts'
import { Block } from './block.tsx'

const DESCRIPTION = `## What it does

Keeps a server **tidy**, without shouting about it.

1. Invite the bot and run \`/setup\`
2. Choose a channel for the [log](https://example.org)

> It writes one line to the log.

\`\`\`
invites: delete
\`\`\`
`

const PERMISSIONS = ['Administrator', 'ManageRoles', 'SendMessages', 'NewerThanThisClient']
const LISTED_AT = '2026-11-24T09:30:00Z'

/** What a bot's page says: its Markdown, also as plain text, the permissions that its invite requests, dates and ratings. */
export function ContentSection() {
  return (
    <Block title="Content">
      <div className="grid gap-8 md:grid-cols-2">
        <Markdown topHeading={3}>{DESCRIPTION}</Markdown>
        <div className="flex flex-col gap-4">
          <PermissionList permissions={PERMISSIONS} />
          <p className="text-muted">
            <DateText value={LISTED_AT} /> · <RelativeTime value={LISTED_AT} /> ·{' '}
            <DateText value={null} />
          </p>
          <ReviewedRating bot={{ averageRating: 4.6, ratingCount: 18 }} />
          <p>
            <PlainText>{DESCRIPTION}</PlainText>
          </p>
        </div>
      </div>
    </Block>
  )
}
