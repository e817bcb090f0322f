import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/* What comes on demand is compiled when it is first asked for. */
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
