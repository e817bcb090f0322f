import { expect, test } from 'vitest'
import { precachedFiles } from '../vite/precached-files.ts'

const page = (name: string) => `src/features/${name}.tsx`

/** A minimal build. */
const MANIFEST = {
  'src/entry-client.tsx': {
    file: 'entry.js',
    css: ['entry.css'],
    imports: ['_shared.js'],
    dynamicImports: [
      page('home/home-page'),
      page('profile/person/person-page'),
      page('staff/admin-page'),
      page('premium/checkout/checkout-page'),
      page('desktop/desktop-sign-in-page'),
      page('pages/content/en/documentation'),
      page('pages/content/en/privacy'),
    ],
  },
  '_shared.js': { file: 'shared.js' },
  '_form.js': { file: 'form.js' },
  '_table.js': {
    file: 'table.js',
    dynamicImports: ['../../packages/ui/src/staff/logs/admin-logs.tsx'],
  },
  [page('home/home-page')]: { file: 'home.js', imports: ['_shared.js'] },
  [page('profile/person/person-page')]: { file: 'person.js', imports: ['_form.js'] },
  [page('staff/admin-page')]: { file: 'admin.js', imports: ['_form.js', '_table.js'] },
  [page('premium/checkout/checkout-page')]: { file: 'checkout.js' },
  [page('desktop/desktop-sign-in-page')]: { file: 'desktop.js' },
  [page('pages/content/en/documentation')]: { file: 'documentation.js' },
  [page('pages/content/en/privacy')]: { file: 'privacy.js' },
  '../../packages/ui/src/staff/logs/admin-logs.tsx': { file: 'logs.js' },
}

test('the service worker precaches the pages for visitors with their shared chunks', () => {
  const { all, essential } = precachedFiles(MANIFEST)
  const expected = [
    'entry.css',
    'entry.js',
    'form.js',
    'home.js',
    'person.js',
    'privacy.js',
    'shared.js',
  ]
  expect([...all].toSorted()).toEqual(expected)
  expect([...essential].toSorted()).toEqual(['entry.css', 'entry.js', 'home.js', 'shared.js'])
})
