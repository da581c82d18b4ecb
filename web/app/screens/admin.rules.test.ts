import { expect, it } from 'vitest'
import { adminGroups, adminHeadAt, firstPageOf, menuPageAt, type Worker } from './admin.rules.ts'
import { ADMIN_PAGES } from './admin.screens.ts'
import { tabsOf } from './screen.ts'

const admin: Worker = { planType: 'admin', staffRole: null }
const editor: Worker = { planType: 'clube', staffRole: 'editor' }
const moderator: Worker = { planType: 'atalaia', staffRole: 'moderator' }
const reporter: Worker = { planType: 'clube', staffRole: 'reporter' }
const labelsFor = (worker: Worker) =>
  adminGroups(worker, {}).flatMap(({ links }) => links.map(({ label }) => label))

// spec: 470
it('shows each role the pages of its work, and no empty group', () => {
  expect(labelsFor(editor)).toEqual(expect.arrayContaining(['Notícias', 'Eventos', 'Praias']))
  expect(labelsFor(editor)).not.toContain('Pessoas')
  expect(labelsFor(moderator)).toEqual(expect.arrayContaining(['Moderação', 'Estabelecimentos']))
  expect(labelsFor(moderator)).not.toContain('Notícias')
  expect(labelsFor(reporter)).toEqual(['Notícias'])
  expect(adminGroups(reporter, {})).toHaveLength(1)
  expect(labelsFor(admin)).toEqual(expect.arrayContaining(['Visão geral', 'Pessoas', 'Auditoria']))
  expect(labelsFor(admin)).not.toContain('Planos e preços')
  expect(labelsFor(admin)).not.toContain('Financeiro')
  expect(labelsFor({ ...admin, planType: 'superadmin' })).toEqual(
    expect.arrayContaining(['Planos e preços', 'Financeiro']),
  )
})

it('begins where their work is', () => {
  expect(firstPageOf(admin)?.path).toBe('/admin')
  expect(firstPageOf(moderator)?.path).toBe('/admin/moderacao')
  expect(firstPageOf(reporter)?.path).toBe('/admin/noticias')
})

it('marks a page while something under it is open, and none for an address that is not there', () => {
  expect(menuPageAt('/admin/financeiro/numeros')).toBe('money')
  expect(menuPageAt('/admin/')).toBe('overview')
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
    tabsOf(ADMIN_PAGES, adminGroups(worker, {})).map(({ label }) => label)
  expect(tabs(admin)).toEqual(['Início', 'Moderação', 'Guia', 'Notícias'])
  expect(tabs(reporter)).toEqual(['Notícias'])
})
