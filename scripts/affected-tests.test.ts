import { expect, it } from 'vitest'
import { affectedTests, type Codebase } from './affected-tests.ts'

const codebase: Codebase = {
  modules: new Map([
    ['contract/src/api.ts', "import { tide } from './city/tides/tide.ts'"],
    ['contract/src/city/tides/tide.ts', ''],
    ['contract/src/city/tides/tide.test.ts', "import { tide } from './tide.ts'"],
    ['server/src/app.ts', "import { features } from './features.ts'"],
    ['server/src/features.ts', "import { t } from './features/city/tides/tides.feature.ts'"],
    ['server/src/features/city/tides/tides.feature.ts', "import { s } from './tides.store.ts'"],
    [
      'server/src/features/city/tides/tides.store.ts',
      "import { t } from '@portal/contract/city/tides/tide'",
    ],
    ['server/src/features/city/tides/tides.routes.test.ts', "import { a } from '../../../app.ts'"],
    ['server/src/features/portal/home/home.routes.test.ts', "import { a } from '../../../app.ts'"],
    [
      'server/src/features/newsroom/news/news.routes.test.ts',
      "import { a } from '../../../app.ts'",
    ],
    [
      'web/app/features/city/tides/Tide.tsx',
      "import { tide } from '@portal/contract/city/tides/tide'",
    ],
    ['web/app/features/city/tides/Tide.test.tsx', "import { Tide } from './Tide.tsx'"],
    [
      'web/app/routes/home.tsx',
      "const Tide = lazy(() => import('~/features/city/tides/Tide.tsx'))",
    ],
    ['web/app/routes/home.test.tsx', "import { Home } from './home.tsx'"],
    ['web/app/ui/Button.test.tsx', "import { Button } from './Button.tsx'"],
  ]),
  features: [
    { folder: 'tides', calls: [] },
    { folder: 'home', calls: ['tides'] },
    { folder: 'news', calls: [] },
  ],
}
const testsOf = (...changed: string[]) => affectedTests(codebase, changed).tests

it('a store touches the tests of its feature, and of those whose manifest names it', () => {
  expect(testsOf('server/src/features/city/tides/tides.store.ts')).toEqual([
    'server/src/features/city/tides/tides.routes.test.ts',
    'server/src/features/portal/home/home.routes.test.ts',
  ])
})

it('a file of the contract touches what imports it on both sides, also what loads it later', () => {
  expect(testsOf('contract/src/city/tides/tide.ts')).toEqual([
    'contract/src/city/tides/tide.test.ts',
    'server/src/features/city/tides/tides.routes.test.ts',
    'server/src/features/portal/home/home.routes.test.ts',
    'web/app/features/city/tides/Tide.test.tsx',
    'web/app/routes/home.test.tsx',
  ])
})

it('a line in a registry touches nothing by itself', () => {
  expect(testsOf('contract/src/api.ts', 'server/src/features.ts')).toEqual([])
})

it('a changed test is run, and a document asks for none', () => {
  expect(testsOf('web/app/ui/Button.test.tsx', 'docs/map.md')).toEqual([
    'web/app/ui/Button.test.tsx',
  ])
})
