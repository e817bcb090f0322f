import { checkText, rejectField, type FieldCheck } from '../core/field_checks.js'
import { safeUrl } from '../core/text.js'
import { PROFILE_LIMITS, type ProfileField } from './account/rules.js'

const HANDLE = /^@?[A-Za-z0-9_.-]+$/
const WEB_SCHEME = /^https?:\/\//i
/** Any other scheme; not a port. */
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i

const checkBioText = checkText('Bio', PROFILE_LIMITS.bio)

function checkBio(typed: string): FieldCheck<string | null> {
  const { value, defect } = checkBioText(typed)
  return defect ? { defect } : { value: value || null }
}

/** Checks a website. It is stored as typed; links add a scheme when it has none. */
function checkWebsite(typed: string): FieldCheck<string | null> {
  const value = typed.trim()
  if (value === '') return { value: null }
  const hasScheme = WEB_SCHEME.test(value)
  const link = safeUrl(hasScheme ? value : `https://${value}`)
  const isOther = !hasScheme && OTHER_SCHEME.test(value)
  if (link.defect || isOther || value.length > PROFILE_LIMITS.website.max)
    return rejectField(link.defect ?? 'url', 'Please enter a valid website URL.')
  return { value }
}

function checkHandle(network: string) {
  return (typed: string): FieldCheck<string | null> => {
    const value = typed.trim()
    if (value === '') return { value: null }
    if (HANDLE.test(value) && value.length <= PROFILE_LIMITS.handle.max) return { value }
    return rejectField('handle', `Please enter a valid ${network} handle.`)
  }
}

/** The checks of profile fields, shared by server and forms. Each takes what was typed. */
export const PROFILE_FIELD_CHECKS = {
  bio: checkBio,
  website: checkWebsite,
  twitter: checkHandle('Twitter/X'),
  github: checkHandle('GitHub'),
  youtube: checkHandle('YouTube'),
} as const satisfies Record<ProfileField, (typed: string) => FieldCheck<string | null>>
