import { Check, Heart, MoreHorizontal, Plus, Trash2, Wrench } from 'lucide-react'
import { useState } from 'react'
import {
  AlertDialog,
  Avatar,
  Badge,
  Button,
  Checkbox,
  Dialog,
  DialogClose,
  EmptyState,
  ErrorState,
  ExternalLink,
  ExternalLinkButton,
  Field,
  GithubIcon,
  IconButton,
  Input,
  LinkButton,
  LoadingState,
  LoadMore,
  Menu,
  Popover,
  Rosette,
  SearchField,
  Segmented,
  Select,
  Skeleton,
  Spinner,
  StarInput,
  StarRating,
  Switch,
  Tabs,
  Textarea,
  Tooltip,
  type Stars,
  useToast,
  XIcon,
} from '../../src/primitives/index.ts'
import { SearchCombobox } from '../../src/primitives/windows/search-combobox.tsx'
import { Block, Row } from './block.tsx'

const PICTURE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#8aa37b"/><circle cx="4" cy="4" r="2.500" fill="#f4efe2"/></svg>'
  )
const BROKEN_PICTURE = 'data:image/png;base64,AAAA'

const SUGGESTIONS = [
  {
    id: 'bots',
    label: 'Bots',
    items: [{ id: 'fern', label: 'Fern', content: <span>Fern</span> }],
  },
]

/** Every primitive in its states. */
export function PrimitivesSection() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
      <Windows />
      <Small />
      <States />
    </>
  )
}

function Buttons() {
  return (
    <Block title="Buttons">
      <Row>
        <Button variant="filled" icon={<Plus size={18} />}>
          Add Bot
        </Button>
        <Button variant="tonal" icon={<Plus size={18} />}>
          Add Bot
        </Button>
        <Button>View</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Delete Bot</Button>
        <Button variant="bloom" icon={<Heart size={18} />}>
          Vote
        </Button>
        <Button variant="filled" busy>
          Submitting...
        </Button>
        <Button disabled>Disabled</Button>
        <Button lookDisabled>Looks disabled</Button>
      </Row>
      <Row>
        <Button variant="filled" size="small">
          Small
        </Button>
        <Button size="small">Small</Button>
        <Button variant="filled" size="large">
          Large
        </Button>
        <LinkButton href="/discover" variant="quiet">
          A link
        </LinkButton>
        <ExternalLinkButton href="https://example.org">Elsewhere</ExternalLinkButton>
        <ExternalLinkButton href="javascript:alert(1)">Refused</ExternalLinkButton>
        <IconButton label="Settings" icon={<Wrench size={18} />} />
        <IconButton label="Delete" variant="outline" size="small" icon={<Trash2 size={16} />} />
      </Row>
    </Block>
  )
}

function Fields() {
  const [search, setSearch] = useState('')
  const [found, setFound] = useState('music')
  const [typed, setTyped] = useState('fe')

  return (
    <Block title="Fields">
      <search>
        <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
          <SearchField size="large" value={search} onValueChange={setSearch} shortcut />
          <SearchField
            label="Search again"
            value={found}
            onValueChange={setFound}
            className="max-w-narrow"
          />
          <SearchCombobox
            label="Search with suggestions"
            value={typed}
            onValueChange={setTyped}
            groups={SUGGESTIONS}
            onChoose={() => {}}
            className="max-w-narrow"
          />
        </form>
      </search>
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="Invite URL" help="Where people add the bot." required>
          {(control) => <Input {...control} placeholder="https://discord.com/oauth2/authorize" />}
        </Field>
        <Field label="Website" optional error="Please enter a valid website URL.">
          {(control) => <Input {...control} defaultValue="not an address" />}
        </Field>
        <Field label="Description" optional>
          {(control) => (
            <Textarea {...control} rows={4} limit={2000} defaultValue="A short text." />
          )}
        </Field>
        <Field label="Short Description" error="Short description must not exceed 100 characters.">
          {(control) => (
            <Textarea {...control} rows={2} limit={10} defaultValue="Longer than ten characters." />
          )}
        </Field>
        <Field label="Disabled">
          {(control) => <Input {...control} disabled defaultValue="Cannot be changed" />}
        </Field>
      </div>
    </Block>
  )
}

const SORTS = [
  { value: 'popularity', label: 'Popularity' },
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
] as const

function Choices() {
  const [sort, setSort] = useState<(typeof SORTS)[number]['value']>('popularity')
  const [stars, setStars] = useState<Stars | 0>(3)

  return (
    <Block title="Choices">
      <Row>
        <Select options={SORTS} value={sort} onValueChange={setSort} label="Sort by" showLabel />
        <Segmented label="Order" options={SORTS} value={sort} onValueChange={setSort} />
        <Switch label="Mention everyone" defaultChecked />
        <Switch label="Mention here" />
        <Checkbox label="Music" defaultChecked />
        <Checkbox label="Economy" />
        <Checkbox label="Disabled" disabled />
      </Row>
      <Row>
        <StarInput label="Your rating" value={stars} onValueChange={setStars} />
        <StarRating rating={4.6} />
        <StarRating rating={2} size={16} />
      </Row>
      <Tabs
        label="About the bot"
        tabs={[
          { value: 'overview', label: 'Overview', content: <p>What it does.</p> },
          { value: 'reviews', label: 'Reviews', content: <p>What people say.</p> },
        ]}
      />
    </Block>
  )
}

function Windows() {
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const [isPopoverOpen, setPopoverOpen] = useState(false)

  return (
    <Block title="Windows">
      <Row>
        <Tooltip content="A hint after 700 ms">
          <Button>Tooltip</Button>
        </Tooltip>
        <Dialog
          title="Discord Server Required"
          description="You need to be a member of our Discord server to submit a bot."
          trigger={<Button>Dialog</Button>}
          actions={
            <>
              <DialogClose>
                <Button>Cancel</Button>
              </DialogClose>
              <Button variant="filled">Join Discord Server</Button>
            </>
          }
        />
        <AlertDialog
          title="Are you sure?"
          description="This action cannot be undone. This will permanently delete your bot and remove it from the listing."
          trigger={<Button>Alert dialog</Button>}
          open={asking}
          onOpenChange={setAsking}
          confirmLabel="Delete Bot"
          onConfirm={() => setAsking(false)}
        />
        <Menu
          trigger={<IconButton label="More" icon={<MoreHorizontal size={18} />} tooltip={false} />}
          header={<p className="font-semibold">Vlad Visitor</p>}
          items={[
            { id: 'profile', label: 'Profile', href: '/profile' },
            { id: 'edit', label: 'Edit', icon: <Wrench />, onSelect: () => {} },
            { id: 'delete', label: 'Delete', icon: <Trash2 />, dangerous: true, separated: true },
          ]}
        />
        <Popover
          title="Notifications"
          trigger={<Button>Popover</Button>}
          open={isPopoverOpen}
          onOpenChange={setPopoverOpen}
        >
          <p className="p-3">Hedgewarden was approved</p>
        </Popover>
        <Button
          onClick={() =>
            toast({
              title: 'Vote Added',
              text: 'Thanks for voting! Your vote helps others discover great bots.',
              tone: 'success',
            })
          }
        >
          Toast
        </Button>
        <Button
          onClick={() =>
            toast({ title: 'Error', text: 'Failed to vote on rating.', tone: 'error' })
          }
        >
          Error toast
        </Button>
      </Row>
    </Block>
  )
}

function Small() {
  return (
    <Block title="Small things">
      <Row>
        <Badge>Music</Badge>
        <Badge tone="leaf">Approved</Badge>
        <Badge tone="leaf" size="small" icon={<Check />}>
          Approved
        </Badge>
        <Badge tone="pending">Pending</Badge>
        <Badge tone="danger">Rejected</Badge>
        <Badge tone="bloom">Owner</Badge>
        <Badge tone="sun" icon={<Rosette size={14} />}>
          CERTIFIED
        </Badge>
        <Rosette label="Certified Bot" size={32} />
        <Rosette label="Certified Bot" />
        <Spinner />
        <GithubIcon className="size-5" />
        <XIcon className="size-5" />
        <ExternalLink href="https://example.org" className="underline underline-offset-4">
          Elsewhere
        </ExternalLink>
      </Row>
      <Row>
        <Avatar name="Aurora" src={null} seed="1" size={128} />
        <Avatar name="Bramble" src={PICTURE} size={80} alt="Bramble" />
        <Avatar name="Știucă" src={BROKEN_PICTURE} seed="31" size={64} />
        <Avatar name="éclair" src={null} seed="52" size={40} />
        <Avatar name="" src={null} size={32} />
        <Avatar name="z" src={null} seed="9" size={24} />
      </Row>
      <Row>
        <Skeleton className="h-5 w-48" />
        <Skeleton round className="size-10" />
      </Row>
      <LoadMore
        list={{ hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => {} }}
        status="24 bots shown"
      />
    </Block>
  )
}

function States() {
  return (
    <Block title="Empty, loading, failing">
      <div className="grid gap-4 md:grid-cols-3">
        <LoadingState />
        <EmptyState
          level={3}
          title="No Bots Found"
          text="There are no bots available at this time."
        />
        <ErrorState
          level={3}
          title="Error Loading Bots"
          text="There was a problem fetching the bot listings. Please try again later."
          action={<Button>Try again</Button>}
        />
      </div>
    </Block>
  )
}
