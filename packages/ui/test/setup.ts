import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/* Lazy components are compiled when they are first imported. */
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
