import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ActionTexts } from './action-texts.ts'
import { AUDIT_ACTIONS, AUDIT_KINDS, actionName, actionsAbout } from './audit-actions.ts'
import type { AuditEntry } from './audit-entry.ts'
import { actorName, deedOf, deedText, thingOf } from './audit-sentences.ts'
import { AUDIT_GROUPS, NAME_MARK, THINGS, type ThingKind } from './things.ts'

const ID = '00000000-0000-4000-8000-00000000000a'
const OTHER = '00000000-0000-4000-8000-00000000000b'
const thing = (kind: ThingKind, name: string | null) => ({ kind, id: ID, name })
const actions = Object.keys(AUDIT_ACTIONS)

describe('a deed', () => {
  it.each([
    [
      'establishment.approved',
      {},
      thing('establishment', 'Pousada Sol'),
      'aprovou e publicou Pousada Sol',
    ],
    [
      'establishment.updated',
      { changed: ['phone', 'name'] },
      thing('establishment', 'Pousada Sol'),
      'mudou 2 campos de Pousada Sol',
    ],
    [
      'establishment.updated',
      { changed: [], waiting: ['name'] },
      thing('establishment', 'Pousada Sol'),
      'pediu para mudar o campo Nome de Pousada Sol',
    ],
    [
      'establishment.suspended',
      {},
      thing('establishment', null),
      'suspendeu um negócio que já não existe',
    ],
    [
      'establishment.merged',
      {},
      thing('establishment', 'Pousada Sol'),
      'uniu um cadastro repetido ao de Pousada Sol',
    ],
    [
      'review.rejected',
      {},
      thing('establishment', 'Tacacá da Socorro'),
      'recusou uma avaliação de Tacacá da Socorro',
    ],
    ['review.written', {}, thing('beach', 'Atalaia'), 'avaliou a página “Atalaia”'],
    ['report.resolved', {}, null, 'resolveu um relato sobre uma avaliação'],
    [
      'article.published',
      {},
      thing('article', 'Orla ganha ciclovia'),
      'publicou a notícia “Orla ganha ciclovia”',
    ],
    ['article.published', {}, thing('article', ''), 'publicou a notícia “sem título”'],
    [
      'article.scheduled',
      { at: '2026-08-15T09:00:00Z' },
      thing('article', 'Maré'),
      'agendou a notícia “Maré” para 15/08/2026, 6h',
    ],
    [
      'article.withdrawn',
      { from: 'scheduled' },
      thing('article', 'Maré'),
      'desfez o agendamento da notícia “Maré”',
    ],
    ['article.archived', {}, thing('article', null), 'arquivou uma notícia que já não existe'],
    ['event.status-set', { to: 'published' }, thing('event', 'Luau'), 'publicou o evento “Luau”'],
    [
      'event.situation-set',
      { to: 'cancelled' },
      thing('event', 'Luau'),
      'avisou que o evento “Luau” está cancelado',
    ],
    [
      'category.moved',
      { to: 'Onde ficar', listings: 2 },
      thing('category', 'Pousada'),
      'moveu a categoria “Pousada” para “Onde ficar” com 2 cadastros',
    ],
    [
      'tabbar.removed',
      { key: 'agenda', label: 'Agenda' },
      thing('tabbar', null),
      'apagou o item “Agenda” da barra inferior',
    ],
    [
      'newsletter.issue-removed',
      { subject: 'A maré' },
      thing('issue', null),
      'apagou o rascunho da edição “A maré”',
    ],
    [
      'people.plan-changed',
      { from: 'clube', to: 'atalaia' },
      thing('person', 'Rosa'),
      'mudou o plano de Rosa',
    ],
    [
      'people.sessions-ended',
      { ended: 3 },
      thing('person', null),
      'encerrou 3 sessões de uma pessoa que já não tem conta',
    ],
    [
      'account.signed-up',
      { via: 'google' },
      thing('person', 'Rosa'),
      'criou a conta de Rosa, que entrou com o Google',
    ],
    [
      'account.signed-up',
      { plan: 'atalaia' },
      thing('person', 'Rosa'),
      'criou a conta, plano Atalaia',
    ],
    [
      'settings.updated',
      { changed: ['site_name'] },
      null,
      'alterou as configurações do portal (1 campo)',
    ],
    [
      'legal.published',
      { kind: 'terms', number: 2, effective_from: '2026-12-01' },
      null,
      'publicou a versão 2 dos termos de uso, a valer de 01/12/2026',
    ],
  ])('%s %o about %o reads "%s"', (action, details, about, expected) => {
    expect(deedText({ action, details, thing: about })).toBe(expected)
  })

  it.each(['banners.painted', 'constructor', '__proto__'])(
    'shows the code where nobody has put %s into words',
    (action) => {
      expect(deedText({ action, details: {}, thing: null })).toBe(`fez ${action}`)
      expect(actionName(action)).toBe(action)
    },
  )

  // spec: 473
  it('is a whole sentence of every action, whatever is on record and whatever became of its thing', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string()))
    const details = fc.dictionary(
      fc.constantFrom(
        'name',
        'from',
        'to',
        'at',
        'changed',
        'waiting',
        'typed',
        'ended',
        'changes',
      ),
      value,
    )
    const named = fc.option(fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(fc.constantFrom(...actions), details, named, (action, kept, name) => {
        const { kind } = AUDIT_ACTIONS[action as keyof typeof AUDIT_ACTIONS]
        const told = { action, details: kept, thing: { kind, id: ID, name } }
        const { before, after } = deedOf(told)
        expect(before).not.toBe('')
        expect(before + after).not.toMatch(/undefined|\[object/)
      }),
    )
  })

  it('keeps a name that holds the mark of names whole', () => {
    const about = thing('article', `a${NAME_MARK}b`)
    expect(deedOf({ action: 'article.published', details: {}, thing: about })).toEqual({
      before: 'publicou a notícia “',
      name: `a${NAME_MARK}b`,
      after: '”',
    })
  })
})

it('calls whoever did it by name, and the portal by its own', () => {
  expect(actorName({ actor_kind: 'person', actor_name: 'Ana Lima' })).toBe('Ana Lima')
  expect(actorName({ actor_kind: 'person', actor_name: null })).toBe('Uma conta já apagada')
  expect(actorName({ actor_kind: 'system', actor_name: null })).toBe('O portal')
})

it('takes no action without its sentence', () => {
  // @ts-expect-error nobody could read it
  const mute = { 'boat.sunk': { name: 'Naufrágio', kind: 'event' } } satisfies ActionTexts
  expect(mute).toBeDefined()
})

describe('what an entry is about', () => {
  const of = (action: string, details: AuditEntry['details'], subject_id: string | null = ID) =>
    thingOf({ action, details, subject_id })

  it('is its subject, or the place a review, a claim or a report was made for', () => {
    expect(of('article.published', {})).toEqual({ kind: 'article', id: ID })
    expect(of('review.approved', { establishment_id: OTHER })).toEqual({
      kind: 'establishment',
      id: OTHER,
    })
    expect(of('review.approved', { sight_id: OTHER })).toEqual({ kind: 'sight', id: OTHER })
    const reported = { subject_kind: 'establishment', subject_id: OTHER }
    expect(of('report.resolved', reported)).toEqual({ kind: 'establishment', id: OTHER })
  })

  it('is nothing where the record names nothing', () => {
    expect(of('collections.ordered', {}, null)).toBeNull()
    expect(of('report.resolved', { subject_kind: 'review', subject_id: OTHER })).toBeNull()
    expect(of('claim.made', { establishment_id: 'x' })).toEqual({ kind: 'claim', id: ID })
    expect(of('banners.painted', {})).toBeNull()
  })
})

describe('the filters', () => {
  it('find every action in one group and one kind', () => {
    const groups = Object.keys(AUDIT_GROUPS) as (keyof typeof AUDIT_GROUPS)[]
    expect(groups.flatMap((group) => actionsAbout({ group })).sort()).toEqual([...actions].sort())
    expect(AUDIT_KINDS.flatMap((kind) => actionsAbout({ kind })).sort()).toEqual(
      [...actions].sort(),
    )
    expect(actionsAbout({ kind: 'article', group: 'guide' })).toEqual([])
    expect(actionsAbout({ kind: 'tabbar' })).toHaveLength(4)
  })

  it('have words of their own for every kind', () => {
    const plurals = Object.values(THINGS).map(({ plural }) => plural)
    expect(new Set(plurals).size).toBe(plurals.length)
  })
})
