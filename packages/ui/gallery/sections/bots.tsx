import { BotCard, BotCardSkeleton, BotGrid, BotList, StatusBadge } from '../../src/bots/index.ts'
import { ExactServerCount } from '../../src/bots/counts.tsx'
import {
  NameBadge,
  PremiumMark,
  RoleBackdrop,
  RoleBadges,
  UserChip,
  type UserChipUser,
} from '../../src/people/index.ts'
import { PresenceDot } from '../../src/platform/index.ts'
import { Button } from '../../src/primitives/index.ts'
import { Block, Row } from './block.tsx'
import { specimens } from './specimens.ts'

/** Cards with realistic content. */
export function CardsSection() {
  return (
    <Block title="Cards">
      <BotList bots={specimens} eagerCards={4} />
    </Block>
  )
}

/** A card beside its skeleton, and the states of a list. */
export function ListsSection() {
  const [first] = specimens

  return (
    <Block title="List states">
      <BotGrid label="A card and its skeleton">
        <li>{first && <BotCard bot={first} />}</li>
        <li>
          <BotCardSkeleton />
        </li>
      </BotGrid>
      <BotList bots={undefined} failed action={<Button>Try again</Button>} />
      <BotList bots={[]} search="musci" />
      <BotList bots={[]} />
      <BotList bots={undefined} loadingCards={4} />
      {first && <ExactServerCount bot={first} />}
    </Block>
  )
}

const person: UserChipUser = {
  id: '200000000000000006',
  username: 'bruno',
  displayName: 'Bruno Builder',
  globalName: null,
  discriminator: '0',
  avatar: 'present',
  banner: 'present',
}

/** Chips, badges, dots. */
export function PeopleSection() {
  return (
    <Block title="People">
      <div className="grid max-w-text gap-4 sm:grid-cols-2">
        <UserChip
          user={person}
          userId={person.id}
          presence={{ status: 'online', activity: null }}
          showBanner
        />
        <UserChip
          user={{
            ...person,
            avatar: null,
            banner: 'broken',
            discriminator: '4711',
            displayName: null,
          }}
          userId={person.id}
          presence={{ status: 'idle', activity: null }}
          showBanner
        />
        <UserChip
          user={{
            ...person,
            displayName: 'Somebody With a Name That Goes On for Quite a While, Really',
          }}
          userId={person.id}
          presence={{ status: 'dnd', activity: null }}
        />
        <UserChip user={null} userId="200000000000004242" presence={null} />
      </div>
      <RoleBadges
        roles={[
          'user',
          'owner',
          'developer_community',
          'moderator',
          'reviewer',
          'certified_developer',
          'premium',
          'bot_developer',
          'admin',
          'supporter',
          'no_such_role',
        ]}
      />
      <Row>
        {['owner', 'developer_community', 'moderator', 'reviewer'].map((role) => (
          <span key={role} className="inline-flex items-center gap-1.5 font-semibold">
            Olivia <NameBadge roles={[role]} />
          </span>
        ))}
        <span className="inline-flex items-center gap-1.5 font-semibold">
          Paula <PremiumMark />
        </span>
        {(['approved', 'pending', 'rejected'] as const).map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        {(['online', 'idle', 'dnd', 'offline'] as const).map((status) => (
          <PresenceDot key={status} presence={{ status, activity: null }} size={20} />
        ))}
      </Row>
      <div className="grid gap-4 sm:grid-cols-4">
        {['owner', 'moderator', 'premium', 'user'].map((role) => (
          <div key={role} className="h-20 overflow-hidden rounded-plate">
            <RoleBackdrop roles={[role]} />
          </div>
        ))}
      </div>
    </Block>
  )
}
