import type { Api, CurrentUser } from '@botanica/api-client'
import type { StaffEnvironment } from '../../src/staff/environment.tsx'

interface EnvironmentOptions extends Partial<
  Pick<StaffEnvironment, 'copyId' | 'isFramed' | 'place'>
> {
  viewerId?: string
  roles?: readonly string[]
  /** The calls of the API that the screen makes. */
  calls?: Record<string, unknown>
}

/** The environment of a staff screen at an address that does not change. */
export function createEnvironment({
  viewerId = '1',
  roles = ['reviewer'],
  calls = {},
  ...further
}: EnvironmentOptions = {}): StaffEnvironment {
  return {
    api: { calls, every: () => ({}) } as unknown as Api,
    viewer: { id: viewerId, roles } as unknown as CurrentUser,
    place: new URLSearchParams(),
    setPlace: () => {},
    signIn: () => {},
    copyId: async () => {},
    ...further,
  }
}
