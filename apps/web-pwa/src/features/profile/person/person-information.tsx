import type { Person } from '@botanica/api-client'
import { Button, Skeleton, useToast } from '@botanica/ui/primitives'
import { Pencil } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDraft } from '../../../lib/drafts.ts'
import { onDemandComponent } from '../../../lib/on-demand-component.tsx'
import type { Viewer } from '../../../lib/viewer.ts'
import { PersonLinkList } from '../person-link-list.tsx'
import { listPersonLinks } from '../person-links.ts'
import { PROFILE_DRAFT } from '../profile-draft.ts'
import { listRestrictions } from '../../../lib/restriction.ts'

const HEADING_ID = 'profile-information'

/** Members can only edit their own profile, so the form's script is loaded on demand. */
const EditInformation = onDemandComponent(
  async () => (await import('./edit-information.tsx')).EditInformation,
  Unavailable
)

interface PersonInformationProps {
  person: Person
  /** The viewer, if this is their own profile. */
  self: Viewer | null
}

/** A person's self-description, which the person can edit in place. */
export function PersonInformation({ person, self }: PersonInformationProps) {
  const { t } = useTranslation('person')
  const heading = useRef<HTMLHeadingElement>(null)
  const [isEditing, setIsEditing] = useState(false)
  useReturnToDraft(self, () => setIsEditing(true))
  const edit = useEditing(self, () => setIsEditing(true))

  /** Moves the focus, because the focused element disappears with the form. */
  function close() {
    setIsEditing(false)
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <section
      aria-labelledby={HEADING_ID}
      className="min-w-0 rounded-sheet border border-line bg-plate p-5"
    >
      <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h2
          ref={heading}
          id={HEADING_ID}
          tabIndex={-1}
          className="rounded-label font-serif text-title font-medium outline-offset-4"
        >
          {t('information.title')}
        </h2>
        {self && !isEditing && (
          <Button icon={<Pencil size={16} />} onClick={edit}>
            {t('information.edit')}
          </Button>
        )}
      </div>
      {self && isEditing ? (
        <Suspense fallback={<FormSkeleton />}>
          <EditInformation self={self} onClose={close} />
        </Suspense>
      ) : (
        <Reading person={person} onAddBio={self ? edit : null} />
      )}
    </section>
  )
}

/** Opens the form, or explains to restricted members why it does not open. */
function useEditing(self: Viewer | null, open: () => void) {
  const { t } = useTranslation('toasts')
  const toast = useToast()

  return () => {
    if (!self || listRestrictions(self).length === 0) return open()
    toast({ title: t('error.title'), text: t('because.restricted'), tone: 'error' })
  }
}

/** Reopens the form if a draft was interrupted by signing in. */
function useReturnToDraft(self: Viewer | null, open: () => void) {
  const id = self?.id
  useEffect(() => {
    if (id && readDraft(PROFILE_DRAFT, id) !== null) open()
    // oxlint-disable-next-line react/exhaustive-deps -- runs once it is known whose profile it is, and not again after Cancel
  }, [id])
}

interface ReadingProps {
  person: Person
  /** Null on other people's profiles. */
  onAddBio: (() => void) | null
}

function Reading({ person, onAddBio }: ReadingProps) {
  const { t } = useTranslation('person')
  const links = listPersonLinks(person)

  return (
    <dl className="flex flex-col gap-5">
      <div>
        <dt className="text-label font-semibold text-muted">{t('information.about')}</dt>
        <dd className="mt-1">
          {person.bio ? (
            <p className="max-w-text break-words whitespace-pre-line">{person.bio}</p>
          ) : (
            <NoBio onAddBio={onAddBio} />
          )}
        </dd>
      </div>
      {links.length > 0 && (
        <div>
          <dt className="text-label font-semibold text-muted">{t('information.connect')}</dt>
          <dd className="mt-1">
            <PersonLinkList links={links} label={t('information.connect')} />
          </dd>
        </div>
      )}
      <div>
        <dt className="text-label font-semibold text-muted">{t('information.userId')}</dt>
        <dd className="numbers mt-1 font-mono text-label break-all">{person.id}</dd>
      </div>
    </dl>
  )
}

function NoBio({ onAddBio }: Pick<ReadingProps, 'onAddBio'>) {
  const { t } = useTranslation('person')
  if (!onAddBio) return <p className="text-muted">{t('information.noBio')}</p>
  return (
    <p className="flex flex-wrap items-center gap-3 text-muted">
      {t('information.noOwnBio')}
      <Button size="small" onClick={onAddBio}>
        {t('information.addBio')}
      </Button>
    </p>
  )
}

function FormSkeleton() {
  const { t } = useTranslation('person')

  return (
    <div aria-busy="true">
      <output className="sr-only">{t('form.loading')}</output>
      <Skeleton className="h-[9.5rem] w-full" />
      <Skeleton className="mt-5 h-16 w-full" />
      <Skeleton className="mt-5 h-20 w-full" />
    </div>
  )
}

function Unavailable() {
  const { t } = useTranslation(['person', 'common'])

  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p>{t('form.unavailable')}</p>
      <Button onClick={() => location.reload()}>{t('common:actions.retry')}</Button>
    </div>
  )
}
