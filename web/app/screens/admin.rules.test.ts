import { expect, it } from 'vitest'
import {
  adminGroups,
  adminHeadAt,
  adminScreens,
  adminTabsAt,
  firstPageOf,
  menuPageAt,
  type Worker,
} from './admin.rules.ts'
import { ADMIN_ENTRIES, ADMIN_PAGES } from './admin.screens.ts'
import { tabsOf } from './screen.ts'

const admin: Worker = { planType: 'admin', staffRole: null }
const editor: Worker = { planType: 'clube', staffRole: 'editor' }
const moderator: Worker = { planType: 'atalaia', staffRole: 'moderator' }
const reporter: Worker = { planType: 'clube', staffRole: 'reporter' }
const labelsFor = (worker: Worker) =>
  adminGroups(worker, 0).flatMap(({ links }) => links.map(({ label }) => label))

// spec: 470
it('shows each role the pages of its work, and no empty group', () => {
  expect(labelsFor(editor)).toEqual(
    expect.arrayContaining(['Hoje', 'Notícias', 'Agenda', 'Lugares']),
  )
  expect(labelsFor(editor)).not.toContain('Pessoas')
  expect(labelsFor(moderator)).toEqual(expect.arrayContaining(['Hoje', 'Estabelecimentos']))
  expect(labelsFor(moderator)).not.toContain('Notícias')
  expect(labelsFor(reporter)).toEqual(['Notícias'])
  expect(adminGroups(reporter, 0)).toHaveLength(1)
  expect(labelsFor(admin)).toEqual(expect.arrayContaining(['Hoje', 'Pessoas', 'Sistema']))
  expect(labelsFor(admin)).not.toContain('Planos')
  expect(labelsFor(admin)).not.toContain('Financeiro')
  expect(labelsFor({ ...admin, planType: 'superadmin' })).toEqual(
    expect.arrayContaining(['Planos', 'Financeiro']),
  )
})

it('begins where their work is', () => {
  expect(firstPageOf(admin)?.path).toBe('/admin')
  expect(firstPageOf(moderator)?.path).toBe('/admin')
  expect(firstPageOf(reporter)?.path).toBe('/admin/noticias')
})

it('marks a page while something under it is open, and none for an address that is not there', () => {
  expect(menuPageAt('/admin/financeiro/numeros')).toBe('money')
  expect(menuPageAt('/admin/')).toBe('today')
  expect(menuPageAt('/admin/auditoria')).toBe('system')
  expect(menuPageAt('/admin/nada')).toBeUndefined()
})

it('has a name over each page, and none over what says itself what it is', () => {
  expect(adminHeadAt('/admin/financeiro/')?.label).toBe('Financeiro')
  expect(adminHeadAt('/admin/financeiro/numeros')?.label).toBe('Números dos planos')
  expect(adminHeadAt('/admin/financeiro/0197f2f0')).toBeUndefined()
  expect(adminHeadAt('/admin/nada')).toBeUndefined()
})

it('puts four of the screens that are theirs in the row of a phone', () => {
  const tabs = (worker: Worker) =>
    tabsOf(ADMIN_ENTRIES, adminGroups(worker, 0)).map(({ label }) => label)
  expect(tabs(admin)).toEqual(['Hoje', 'Guia', 'Notícias', 'Agenda'])
  expect(tabs({ ...admin, planType: 'superadmin' })).toEqual([
    'Hoje',
    'Guia',
    'Notícias',
    'Dinheiro',
  ])
  expect(tabs(reporter)).toEqual(['Notícias'])
})

// spec: 833
it('has eighteen entries, behind which every page is found once', () => {
  const superadmin: Worker = { ...admin, planType: 'superadmin' }
  const entries = Object.values(ADMIN_ENTRIES)
  expect(entries).toHaveLength(18)
  const behind = entries.flatMap(({ pages }) => [...pages])
  expect(behind.toSorted()).toEqual(Object.keys(ADMIN_PAGES).toSorted())
  const menu = adminGroups(superadmin, 3).flatMap(({ links }) => links)
  expect(menu.filter(({ waiting }) => waiting?.count).map(({ label }) => label)).toEqual(['Hoje'])
  const paths = adminScreens(superadmin, 3).flatMap(({ links }) => links.map(({ to }) => to))
  expect(new Set(paths).size).toBe(paths.length)
})

it('puts the pages of an entry beside each other, as far as they are open', () => {
  expect(adminTabsAt('/admin/erros', admin)?.links.map(({ label }) => label)).toEqual([
    'Saúde do portal',
    'Erros',
    'Auditoria',
    'Números da cidade',
  ])
  expect(adminTabsAt('/admin/eventos', editor)?.links.map(({ current }) => current)).toEqual([
    true,
    false,
  ])
  expect(adminTabsAt('/admin/noticias', admin)).toBeNull()
  expect(adminTabsAt('/admin/erros/0197f2f0', admin)).toBeNull()
})
