import { expect, it } from 'vitest'
import { affectedTests, type Codebase } from './affected-tests.ts'

const codebase: Codebase = {
  modules: new Map([
    ['contract/src/api.ts', "import { tide } from './tides/tide.ts'"],
    ['contract/src/tides/tide.ts', ''],
    ['contract/src/tides/tide.test.ts', "import { tide } from './tide.ts'"],
    ['server/src/app.ts', "import { features } from './features.ts'"],
    ['server/src/features.ts', "import { t } from './features/tides/tides.feature.ts'"],
    ['server/src/features/tides/tides.feature.ts', "import { s } from './tides.store.ts'"],
    ['server/src/features/tides/tides.store.ts', "import { t } from '@portal/contract/tides/tide'"],
    ['server/src/features/tides/tides.routes.test.ts', "import { a } from '../../app.ts'"],
    ['server/src/features/home/home.routes.test.ts', "import { a } from '../../app.ts'"],
    ['server/src/features/news/news.routes.test.ts', "import { a } from '../../app.ts'"],
    ['web/app/features/tides/Tide.tsx', "import { tide } from '@portal/contract/tides/tide'"],
    ['web/app/features/tides/Tide.test.tsx', "import { Tide } from './Tide.tsx'"],
    ['web/app/routes/home.tsx', "const Tide = lazy(() => import('~/features/tides/Tide.tsx'))"],
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
  expect(testsOf('server/src/features/tides/tides.store.ts')).toEqual([
    'server/src/features/home/home.routes.test.ts',
    'server/src/features/tides/tides.routes.test.ts',
  ])
})

it('a file of the contract touches what imports it on both sides, also what loads it later', () => {
  expect(testsOf('contract/src/tides/tide.ts')).toEqual([
    'contract/src/tides/tide.test.ts',
    'server/src/features/home/home.routes.test.ts',
    'server/src/features/tides/tides.routes.test.ts',
    'web/app/features/tides/Tide.test.tsx',
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
