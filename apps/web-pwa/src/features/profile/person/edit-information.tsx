import { Button } from '@botanica/ui/primitives'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import type { Viewer } from '../../../lib/viewer.ts'
import { ProfileForm } from '../profile-form.tsx'
import { useProfileForm } from '../use-profile-form.ts'

interface EditInformationProps {
  self: Viewer
  onClose: () => void
}

/** Form for the member's own profile, in place of its content. */
export function EditInformation({ self, onClose }: EditInformationProps) {
  const { t } = useTranslation('person')
  const { api } = useServices()
  const place = useRef<HTMLDivElement>(null)
  const form = useProfileForm(
    self,
    (body, sending) => api.calls.users.update({ params: { id: self.id }, body, ...sending }),
    onClose
  )
  useEffect(() => place.current?.querySelector('textarea')?.focus(), [])

  return (
    <div ref={place}>
      <ProfileForm form={form}>
        <Button type="submit" variant="filled" busy={form.isBusy}>
          {form.isBusy ? t('form.saving') : t('form.save')}
        </Button>
        <Button
          disabled={form.isBusy}
          onClick={() => {
            form.cancel()
            onClose()
          }}
        >
          {t('information.cancel')}
        </Button>
      </ProfileForm>
    </div>
  )
}
