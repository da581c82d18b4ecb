import { AUDIT_ACTIONS } from '@portal/contract/portal/audit/audit-actions'
import type { FeatureDeps } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { auditRoutes } from './audit.routes.ts'
import { auditStore } from './audit.store.ts'

export const stores = { audit: auditStore }
const uses = [] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

const ACTION_NAMES = Object.fromEntries(
  Object.entries(AUDIT_ACTIONS).map(([action, { name }]) => [action, name]),
)

/** Those that somebody who does not work for the portal leaves. */
const DETAIL_WORDS = {
  changed: 'campos mudados',
  full_name: 'nome completo',
  whatsapp: 'WhatsApp',
  state: 'estado',
  city: 'cidade',
  birth_date: 'data de nascimento',
  accepts_promotions: 'ofertas e novidades',
  from: 'de',
  to: 'para',
  was: 'era',
  by: 'por',
  plan: 'plano',
  origin: 'onde',
  via: 'por meio de',
  kind: 'tipo',
  role: 'função',
  photos: 'fotos',
  parts: 'partes mudadas',
  number: 'número',
  undone: 'já estava feita',
  user_id: 'código da pessoa',
  subject_kind: 'sobre',
  subject_id: 'código',
}

export const feature = defineFeature<Deps>({
  name: 'audit',
  owns: ['audit_log', 'audit_subjects'],
  stores,
  uses,
  routes: [auditRoutes],
  person: {
    policy: 'Quem cuida de um negócio ou do portal',
    tables: { audit_log: 'actor_id' },
    names: {
      audit_log: {
        title: 'Registro do que você fez',
        columns: {
          id: 'Código do registro',
          actor_id: 'Código da conta',
          actor_kind: { name: 'Quem', values: { person: 'Pessoa', system: 'Portal' } },
          action: { name: 'O que', values: ACTION_NAMES },
          subject_id: 'Código do que foi mudado',
          details: { name: 'Detalhes', values: DETAIL_WORDS },
          at: 'Quando',
        },
      },
    },
  },
})
