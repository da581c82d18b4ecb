import { describe, expect, it } from 'vitest'
import { changesOf } from './audit-changes.ts'

describe('what changed', () => {
  it.each([
    ['people.role-changed', { from: 'user', to: 'editor' }, 'Papel', 'Usuário', 'Editor'],
    [
      'establishment.suspended',
      { from: 'published', to: 'suspended' },
      'Situação',
      'Publicado',
      'Suspenso',
    ],
    [
      'establishment.featured',
      { from: null, to: '2026-08-15T02:00:00Z' },
      'Destaque até',
      'vazio',
      '14/08/2026',
    ],
    ['category.updated', { name: 'Peixaria', to: 'Peixes' }, 'Nome', 'Peixaria', 'Peixes'],
    [
      'duty.updated',
      { before: 'Farmácia A', after: 'Farmácia B' },
      'Farmácia',
      'Farmácia A',
      'Farmácia B',
    ],
    [
      'settings.updated',
      { changed: ['banner_end'], changes: { banner_end: [null, '2026-08-01'] } },
      'Faixa: último dia',
      'vazio',
      '01/08/2026',
    ],
    [
      'establishment.updated',
      { changed: ['price_range'], changes: { price_range: [2, 3] } },
      'Faixa de preço',
      'Preço médio',
      'Caro',
    ],
    [
      'tabbar.updated',
      { changed: ['is_active'], changes: { is_active: [true, false] } },
      'Ativo',
      'sim',
      'não',
    ],
  ])('%s %o: %s from %s to %s', (action, details, field, from, to) => {
    expect(changesOf({ action, details })).toEqual([{ field, values: { from, to } }])
  })

  it('is named without values where the record keeps none, and a code is not shown', () => {
    const details = { changed: ['phone', 'secret_code'], waiting: ['name'] }
    expect(changesOf({ action: 'establishment.updated', details })).toEqual([
      { field: 'Telefone', values: null },
    ])
    expect(
      changesOf({ action: 'establishment.updated', details: { changed: [], waiting: ['name'] } }),
    ).toEqual([{ field: 'Nome', values: null }])
    expect(
      changesOf({ action: 'notice.updated', details: { from: 'draft', to: 'draft' } }),
    ).toEqual([])
  })
})
