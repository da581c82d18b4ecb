import {
  TABBAR_ICONS,
  TabBarAudience,
  type TabBarItem,
} from '@portal/contract/portal/tabbar/tabbar-item'
import { PlanType } from '@portal/contract/shared/plans'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAdminPath, isTabActive, isVisibleTo, type Viewer, visibleTabs } from './tabbar.rules.ts'

const visitor: Viewer = { status: 'visitor' }
const member = (planType: PlanType | null): Viewer => ({ status: 'member', planType })
const VIEWERS: Viewer[] = [visitor, member(null), ...PlanType.options.map(member)]
const POSITIONS = [1, 2, 3, 4, 5, 6]

const dashboardOf = (planType: PlanType | null) => ({
  label: `Painel ${planType}`,
  path: `/painel-${planType}`,
})
const tabsFor = (items: TabBarItem[], viewer: Viewer = visitor) =>
  visibleTabs(items, viewer, dashboardOf)

function item(changes: Partial<TabBarItem> = {}): TabBarItem {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    key: 'agenda',
    label: 'Agenda',
    icon: 'calendar',
    route: '/eventos',
    position: 1,
    display_order: 0,
    is_active: true,
    requires_auth: false,
    plan_types: [],
    ...changes,
  }
}

const anyItem: fc.Arbitrary<TabBarItem> = fc.record({
  id: fc.uuid(),
  key: fc.string(),
  label: fc.string(),
  icon: fc.constantFrom(...TABBAR_ICONS),
  route: fc.webPath(),
  position: fc.integer({ min: 1, max: 6 }),
  display_order: fc.integer({ min: -2, max: 2 }),
  is_active: fc.boolean(),
  requires_auth: fc.boolean(),
  plan_types: fc.subarray([...TabBarAudience.options]),
})
const anyItems = fc.uniqueArray(anyItem, { selector: ({ id }) => id, maxLength: 24 })
const anyViewer = fc.constantFrom(...VIEWERS)

describe('the default tabs', () => {
  // spec: 61
  it('lead a visitor to the five sections and to the plans', () => {
    expect(tabsFor([]).map(({ label, route, position }) => [position, label, route])).toEqual([
      [1, 'Início', '/'],
      [2, 'Turismo', '/turismo'],
      [3, 'Mapa', '/mapa'],
      [4, 'Clube', '/clube-de-vantagens'],
      [5, 'Comércio', '/guia-comercial'],
      [6, 'Anuncie', '/planos'],
    ])
  })

  // spec: 62, 114
  it.each([null, ...PlanType.options])('end in the dashboard of a member with plan %s', (plan) => {
    const tabs = tabsFor([], member(plan))
    expect(tabs).toHaveLength(6)
    expect(tabs.at(-1)).toMatchObject({
      label: `Painel ${plan}`,
      route: `/painel-${plan}`,
      icon: plan === 'admin' || plan === 'superadmin' ? 'shield' : 'users',
    })
  })
})

describe('a configured item', () => {
  // spec: 59
  it.each(POSITIONS)('replaces the default of position %i and no other', (position) => {
    const defaults = tabsFor([])
    const tabs = tabsFor([item({ position })])
    expect(tabs[position - 1]).toEqual({
      id: '00000000-0000-4000-8000-000000000001',
      label: 'Agenda',
      icon: 'calendar',
      route: '/eventos',
      position,
    })
    expect(tabs.filter((tab) => tab.position !== position)).toEqual(
      defaults.filter((tab) => tab.position !== position),
    )
  })

  it('is ignored while inactive', () => {
    expect(tabsFor([item({ is_active: false })])).toEqual(tabsFor([]))
  })

  // spec: 64
  it('leaves its place empty for a viewer who may not see it', () => {
    const tabs = tabsFor([item({ position: 3, requires_auth: true })])
    expect(tabs.map(({ position }) => position)).toEqual([1, 2, 4, 5, 6])
  })

  it('yields to the lowest display order among those the viewer may see', () => {
    const hidden = item({ id: 'a', label: 'Só membros', display_order: 1, requires_auth: true })
    const second = item({ id: 'b', label: 'Segundo', display_order: 3 })
    const first = item({ id: 'c', label: 'Primeiro', display_order: 2 })
    expect(tabsFor([hidden, second, first])[0]?.label).toBe('Primeiro')
    expect(tabsFor([hidden, second, first], member('clube'))[0]?.label).toBe('Só membros')
  })

  // spec: 65
  it('is shown in every combination of sign-in, audience, viewer and position the spec allows', () => {
    for (const viewer of VIEWERS)
      for (const requires_auth of [true, false])
        for (const plan_types of subsets(TabBarAudience.options))
          for (const position of POSITIONS) {
            const candidate = item({ requires_auth, plan_types, position })
            const isShown = tabsFor([candidate], viewer).some(({ id }) => id === candidate.id)
            expect
              .soft(isShown, JSON.stringify({ viewer, requires_auth, plan_types, position }))
              .toBe(allowedBySpec(candidate, viewer))
          }
  })
})

describe('the audience of an item', () => {
  // spec: 65
  it.each([
    ['everybody when it lists nothing', [], visitor, true],
    ['a member without a plan when it lists nothing', [], member(null), true],
    ['a member with a plan when it lists nothing', [], member('clube'), true],
    ['a visitor when it lists the public', ['public'], visitor, true],
    ['a member without a plan when it lists the public', ['public'], member(null), true],
    ['no plan that its list leaves out, even a public one', ['public'], member('clube'), false],
    ['a plan of its list', ['public', 'clube'], member('clube'), true],
    ['no visitor when it lists plans only', ['clube'], visitor, false],
    ['no member without a plan when it lists plans only', ['clube'], member(null), false],
    ['no other plan', ['atalaia'], member('espadarte'), false],
  ] as [string, TabBarAudience[], Viewer, boolean][])(
    'is %s',
    (_, plan_types, viewer, expected) => {
      expect(isVisibleTo({ requires_auth: false, plan_types }, viewer)).toBe(expected)
    },
  )
})

describe('whatever is configured', () => {
  // spec: 58, 282
  it('shows at most six tabs, in the order of their positions, one for each', () => {
    fc.assert(
      fc.property(anyItems, anyViewer, (items, viewer) => {
        const positions = tabsFor(items, viewer).map(({ position }) => position)
        expect(positions.length).toBeLessThanOrEqual(6)
        expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b))
      }),
    )
  })

  it('never shows an item that is inactive or kept from the viewer', () => {
    fc.assert(
      fc.property(anyItems, anyViewer, (items, viewer) => {
        for (const { id } of tabsFor(items, viewer)) {
          const source = items.find((candidate) => candidate.id === id)
          if (source) expect(source.is_active && allowedBySpec(source, viewer)).toBe(true)
        }
      }),
    )
  })

  // spec: 63
  it('shows a default only where nothing active is configured', () => {
    fc.assert(
      fc.property(anyItems, anyViewer, (items, viewer) => {
        const taken = new Set(items.filter((i) => i.is_active).map(({ position }) => position))
        const ids = new Set(items.map(({ id }) => id))
        const defaults = tabsFor(items, viewer).filter(({ id }) => !ids.has(id))
        expect(defaults.map(({ position }) => position)).toEqual(
          POSITIONS.filter((position) => !taken.has(position)),
        )
      }),
    )
  })

  it('does not depend on the order of the rows', () => {
    const shuffled = anyItems.chain((items) =>
      fc.tuple(
        fc.constant(items),
        fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, anyViewer, ([items, reordered], viewer) => {
        expect(tabsFor(reordered, viewer)).toEqual(tabsFor(items, viewer))
      }),
    )
  })
})

describe('the highlighted tab', () => {
  // spec: 60
  it.each([
    ['/', '/', true],
    ['/', '/turismo', false],
    ['/turismo', '/turismo', true],
    ['/turismo', '/turismo/', true],
    ['/turismo/', '/turismo', true],
    ['/turismo', '/turismo/praias', true],
    ['/turismo', '/turismo-rural', false],
    ['/turismo', '/', false],
    ['/eventos?quando=hoje', '/eventos', true],
    ['/eventos#hoje', '/eventos/semana', true],
    ['https://exemplo.com.br/', '/', false],
  ])('of %s at %s: %s', (route, pathname, expected) => {
    expect(isTabActive(route, pathname)).toBe(expected)
  })
})

describe('the admin area', () => {
  // spec: 56
  it.each([
    ['/admin', true],
    ['/admin/', true],
    ['/admin/usuarios/3', true],
    ['/admin-page', true],
    ['/administracao', false],
    ['/', false],
    ['/guia/admin', false],
  ])('at %s: %s', (pathname, expected) => {
    expect(isAdminPath(pathname)).toBe(expected)
  })
})

/** Spec §2.5, sentence by sentence. */
function allowedBySpec({ requires_auth, plan_types }: TabBarItem, viewer: Viewer): boolean {
  const plan = viewer.status === 'member' ? viewer.planType : null
  if (requires_auth && viewer.status === 'visitor') return false
  if (plan_types.length === 0) return true
  return plan_types.some((audience) => audience === (plan ?? 'public'))
}

function subsets<T>(values: readonly T[]): T[][] {
  const [first, ...rest] = values
  if (first === undefined) return [[]]
  return subsets(rest).flatMap((subset) => [subset, [first, ...subset]])
}
