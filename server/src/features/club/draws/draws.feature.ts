import { ENTRY_REASON_WORDS } from '@portal/contract/club/draws/draws.texts'
import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { adminDrawsRoutes } from './admin-draws.routes.ts'
import { drawEntriesStore } from './draw-entries.store.ts'
import { drawOutcomesStore } from './draw-outcomes.store.ts'
import { drawsJobs, forget } from './draws.jobs.ts'
import { drawFilesRoutes, drawsRoutes } from './draws.routes.ts'
import { drawsStore } from './draws.store.ts'
import { earnedNumbersStore } from './earned-numbers.store.ts'
import { teamWaits } from './team-waits.store.ts'

export const stores = {
  drawEntries: drawEntriesStore,
  drawOutcomes: drawOutcomesStore,
  draws: drawsStore,
  earnedNumbers: earnedNumbersStore,
}
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

export const feature = defineFeature<Deps>({
  name: 'draws',
  owns: [
    'draw_certificates',
    'draw_contacts',
    'draw_entries',
    'draw_extractions',
    'draw_files',
    'draw_legal_records',
    'draw_participants',
    'draw_results',
    'draw_winners',
    'draw_withdrawals',
    'draws',
    'listed_draw_entries',
  ],
  objects: [
    { at: '/admin/draws/:id', is: 'draw', table: 'draws', by: { id: 'id' } },
    {
      at: '/admin/draws/:id/winners/:prize',
      is: 'draw',
      table: 'draw_winners',
      by: { draw_id: 'id', prize: 'prize' },
    },
    { at: '/my/draws/:number', is: 'draw', table: 'draws', by: { number: 'number' } },
  ],
  stores,
  uses,
  routes: [drawsRoutes, adminDrawsRoutes],
  files: [drawFilesRoutes],
  jobs: drawsJobs,
  retention: [forget],
  sitemap: {
    async pages({ stores }) {
      const draws = (await stores.draws.listAnnounced()).filter(({ isDemo }) => !isDemo)
      if (draws.length === 0) return []
      const pages = draws.map(({ number, updatedAt }) => ({
        path: `/sorteios/${number}`,
        changedAt: updatedAt,
      }))
      return [{ path: '/sorteios' }, ...pages]
    },
  },
  person: {
    policy: 'Clube, cupons e sorteios',
    tables: { draw_participants: 'user_id' },
    async collect(rows, { userId }) {
      const own = await rows.where('draw_participants', 'user_id', userId)
      const columns = ['draw_id', 'participant'] as const
      const entries = await Promise.all(
        own.map(({ draw_id, code }) =>
          rows.wherePair('draw_entries', columns, [String(draw_id), String(code)]),
        ),
      )
      return { draw_entries: entries.flat() }
    },
    names: {
      draw_participants: {
        title: 'Sorteios de que você participa',
        columns: {
          draw_id: 'Código do sorteio',
          code: 'Seu código na lista publicada',
          user_id: 'Código da conta',
          full_name: 'Nome',
          cpf_hint: 'CPF (parte)',
          birth_date: 'Data de nascimento',
          city: 'Cidade',
          state: 'Estado',
          accepted_sha256: 'Prova do regulamento aceito',
          accepted_at: 'Regulamento aceito em',
          accepted_on: 'Dia do aceite',
          told_at: 'Lista enviada em',
          forgotten_at: 'Dados apagados em',
        },
      },
      draw_entries: {
        title: 'Seus números em sorteios',
        columns: {
          draw_id: 'Código do sorteio',
          number: 'Número',
          participant: 'Seu código na lista publicada',
          reason: { name: 'Motivo', values: ENTRY_REASON_WORDS },
          reason_key: 'O que deu o número',
          at: 'Recebido em',
        },
      },
    },
  },
  teamWaits,
})
