import type { AuditEntry } from '@portal/contract/audit/audit-entry'
import { describe, expect, it } from 'vitest'
import { byDay } from './audit-days.ts'
import { detailRows } from './audit-details.ts'
import { actionName, deedOf } from './audit-sentences.ts'

describe('a deed', () => {
  it.each([
    [
      'settings.updated',
      { changed: ['site_name', 'logo_url'] },
      'alterou as configurações do portal (2 campos)',
    ],
    [
      'settings.updated',
      { changed: ['site_name'] },
      'alterou as configurações do portal (1 campo)',
    ],
    ['tabbar.created', { key: 'agenda' }, 'criou o item “agenda” da barra inferior'],
    ['tabbar.updated', {}, 'alterou o item da barra inferior'],
    [
      'tabbar.removed',
      { key: 'agenda', label: 'Agenda' },
      'apagou o item “Agenda” da barra inferior',
    ],
    ['tabbar.reordered', {}, 'mudou a ordem da barra inferior'],
    ['article.published', { title: 'Maré' }, 'publicou a notícia “Maré”'],
    [
      'article.withdrawn',
      { title: 'Maré', from: 'scheduled' },
      'desfez o agendamento da notícia “Maré”',
    ],
    ['contribution.rejected', { kind: 'story' }, 'recusou uma participação'],
    [
      'coverage.moved',
      { from: 'analysis', to: 'scheduled' },
      'moveu um pedido de cobertura de em análise para agendado',
    ],
    [
      'event.status-set',
      { title: 'Luau', from: 'pending', to: 'published' },
      'mudou o evento “Luau” de em análise para publicado',
    ],
    [
      'podcast.episode-status-set',
      { title: 'A maré', from: 'draft', to: 'scheduled' },
      'agendou o episódio “A maré”',
    ],
    [
      'people.plan-changed',
      { from: 'clube', to: 'espadarte' },
      'mudou o plano de uma pessoa de Clube para Espadarte',
    ],
    [
      'people.role-changed',
      { from: 'user', to: 'admin' },
      'mudou o papel de uma pessoa de Usuário para Administrador',
    ],
    ['people.sessions-ended', { ended: 1 }, 'encerrou 1 sessão de uma pessoa'],
    ['people.sessions-ended', { ended: 3 }, 'encerrou 3 sessões de uma pessoa'],
    ['account.signed-up', { plan: 'atalaia' }, 'criou a conta, plano Atalaia'],
    ['account.signed-up', { via: 'google' }, 'criou a conta com o Google'],
    ['account.signed-up', {}, 'criou a conta'],
    ['account.email-confirmed', {}, 'confirmou o e-mail'],
    ['account.deleted', {}, 'apagou a própria conta'],
    ['account.password-changed', {}, 'trocou a senha'],
    ['account.password-reset', {}, 'criou uma nova senha pelo link do e-mail'],
    ['account.second-factor-enabled', {}, 'ativou a verificação em duas etapas'],
    ['account.second-factor-removed', {}, 'desativou a verificação em duas etapas'],
    ['account.exported', {}, 'baixou os próprios dados'],
    ['profile.updated', { changed: ['city'] }, 'alterou o próprio perfil (1 campo)'],
    ['profile.completed', {}, 'completou o próprio perfil'],
    ['profile.whatsapp-confirmed', {}, 'confirmou o WhatsApp'],
    ['establishment.approved', {}, 'aprovou e publicou um cadastro'],
    ['establishment.rejected', { from: 'pending' }, 'recusou um cadastro'],
    [
      'category.updated',
      { name: 'Peixaria', to: 'Peixes' },
      'mudou o nome da categoria “Peixaria” para “Peixes”',
    ],
    [
      'category.updated',
      { name: 'Peixaria', icon: 'car' },
      'mudou o ícone da categoria “Peixaria”',
    ],
    [
      'category.merged',
      { name: 'Hostel', to: 'Pousada', listings: 2 },
      'juntou a categoria “Hostel” a “Pousada” com 2 cadastros',
    ],
    [
      'legal.published',
      { kind: 'terms', number: 2, effective_from: '2026-12-01' },
      'publicou a versão 2 dos termos de uso, a valer de 01/12/2026',
    ],
    [
      'newsletter.issue-cancelled',
      { subject: 'A maré', was: 'sending' },
      'interrompeu o envio da edição “A maré”',
    ],
    [
      'sight.status-set',
      { name: 'Atalaia', to: 'published' },
      'publicou a página “Atalaia” de praia ou atração',
    ],
    ['utility.verified', { title: 'Bombeiros' }, 'conferiu a utilidade “Bombeiros”'],
    ['tides.table-imported', {}, 'importou uma tábua de marés'],
    ['subscription.trial-started', { plan: 'macarico' }, 'começou o teste do plano Maçarico'],
  ])('%s %o reads "%s"', (action, details, expected) => {
    // What a thing is called comes with the entry, not with what was recorded.
    const subject_name = 'title' in details ? details.title : null
    expect(deedOf({ action, details, subject_name })).toBe(expected)
    expect(actionName(action)).not.toBe(action)
  })

  it.each(['banners.painted', 'constructor', '__proto__'])(
    'shows the code where nobody has put %s into words',
    (action) => {
      expect(deedOf({ action, details: {}, subject_name: null })).toBe(`fez ${action}`)
      expect(actionName(action)).toBe(action)
    },
  )
})

it('names what it can of the details and leaves nothing out', () => {
  expect(
    detailRows({ other: { x: 1 }, from_ends_at: null, sent: true, changed: ['a', 'b'] }),
  ).toEqual([
    ['Campos', 'a, b'],
    ['Valia até', '–'],
    ['other', '{"x":1}'],
    ['sent', 'sim'],
  ])
})

it('puts the entries under the day they happened on in the city', () => {
  const entry = (at: string) => ({ id: at, at }) as AuditEntry
  const days = byDay([
    entry('2026-07-19T12:00:00Z'),
    entry('2026-07-19T02:59:00Z'),
    entry('2026-07-18T20:00:00Z'),
  ])
  expect(days.map(({ title, entries }) => [title, entries.length])).toEqual([
    ['19 de julho de 2026', 1],
    ['18 de julho de 2026', 2],
  ])
})
