import { createApi, createQueryClient, pollingOnly } from '@botanica/api-client'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../src/primitives/index.ts'
import {
  AdsPage,
  AnnouncementsPage,
  CategoriesPage,
  RepliesPage,
  ModerateMenu,
  RemoveReviewDialog,
  StaffDashboard,
  StaffGate,
  StaffPalette,
  StaffProvider,
  StatisticsPage,
  type AdPreviewProps,
  type StaffEnvironment,
} from '../../src/staff/index.ts'
import { Block, Row } from '../sections/block.tsx'
import { builder, responses, viewer } from './responses.ts'

/** Answers from the samples; the gallery has no server, and saves nothing. */
async function respond({ method, url }: Request) {
  const body = method === 'GET' ? responses[new URL(url).pathname] : undefined
  if (body !== undefined) return Response.json(body)
  const error = { code: 'unavailable', message: 'The gallery saves nothing.', requestId: '' }
  return Response.json(error, { status: 503 })
}

const api = createApi({ fetch: respond, baseUrl: location.origin, live: pollingOnly })
const queryClient = createQueryClient()

/** The screens of the staff; the tab, as of the dashboard, can be in the URL: `?section=staff&tab=users`. */
export function StaffSection() {
  const [place, setPlace] = useState(() => new URLSearchParams(location.search))
  const environment: StaffEnvironment = {
    api,
    viewer,
    place,
    setPlace: (change) =>
      setPlace((current) => {
        const next = new URLSearchParams(current)
        change(next)
        return next
      }),
    signIn: () => {},
    copyId: (id) => navigator.clipboard.writeText(id),
  }

  return (
    <QueryClientProvider client={queryClient}>
      <StaffProvider environment={environment}>
        <Block title="Staff: dashboard">
          <Row>
            <StaffPalette
              hasButton
              go={(href) => setPlace(new URL(href, location.origin).searchParams)}
            />
            <ModerateMenu memberId={builder.id} />
            <ReviewToRemove />
          </Row>
          <StaffDashboard />
        </Block>
        <Block title="Staff: announcements">
          <AnnouncementsPage />
        </Block>
        <Block title="Staff: ads">
          <AdsPage Preview={AdPreview} />
        </Block>
        <Block title="Staff: saved replies">
          <RepliesPage />
        </Block>
        <Block title="Staff: statistics">
          <StatisticsPage />
        </Block>
        <Block title="Staff: categories">
          <CategoriesPage />
        </Block>
      </StaffProvider>
      <StaffProvider environment={{ ...environment, viewer: { ...viewer, roles: ['user'] } }}>
        <Block title="Staff: without the right">
          <StaffGate right="enterDashboard">{null}</StaffGate>
        </Block>
      </StaffProvider>
    </QueryClientProvider>
  )
}

function ReviewToRemove() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove a review</Button>
      {isOpen && (
        <RemoveReviewDialog
          review={{ id: 1 }}
          botName="Fern"
          onRemoved={close}
          onUndoSettled={close}
          onClose={close}
        />
      )}
    </>
  )
}

/** The source of an ad: the frame that shows it comes from a server. */
function AdPreview({ ad, title }: AdPreviewProps) {
  return <p title={title}>{ad.content}</p>
}
