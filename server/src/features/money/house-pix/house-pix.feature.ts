import { PIX_STATE_WORDS } from '@portal/contract/money/house-pix/house-pix.texts'
import { PIX_KEY_WORDS } from '@portal/contract/money/house-pix/pix-key'
import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { houseChargesStore } from './house-charges.store.ts'
import { houseKeysStore } from './house-keys.store.ts'
import { forget, housePixJobs } from './house-pix.jobs.ts'
import { housePixRoutes } from './house-pix.routes.ts'
import { pixReceiptsStore } from './pix-receipts.store.ts'

export const stores = {
  houseCharges: houseChargesStore,
  houseKeys: houseKeysStore,
  pixReceipts: pixReceiptsStore,
}
const uses = [
  'establishments.lock',
  'orders.findByToken',
  'proveAgain',
  'stays.findByToken',
  'stays.findMine',
  'team.roleOf',
] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

export const feature = defineFeature<Deps>({
  name: 'house-pix',
  owns: [
    'house_pix_charges',
    'house_pix_key_links',
    'house_pix_keys',
    'house_pix_receipts',
    'house_pix_settings',
  ],
  objects: [
    {
      at: '/my/establishments/:id/house-pix/keys/:key',
      is: 'house-pix-key',
      table: 'house_pix_keys',
      by: { id: 'key', establishment_id: 'id' },
    },
    {
      at: '/my/establishments/:id/house-pix/charges/:charge',
      is: 'house-pix-charge',
      find: async ({ params: { id = '', charge = '' } }, { stores: found }) =>
        (await found.houseCharges.find(id, charge)) !== null,
    },
  ],
  stores,
  uses,
  routes: [housePixRoutes],
  jobs: housePixJobs,
  retention: [forget],
  person: {
    policy: 'Quem cuida de um negócio ou do portal',
    tables: { house_pix_keys: 'set_by' },
    names: {
      house_pix_keys: {
        title: 'Chaves Pix dos seus negócios',
        columns: {
          id: 'Código da chave',
          establishment_id: 'Código do negócio',
          set_by: 'Código da conta',
          kind: { name: 'Tipo', values: PIX_KEY_WORDS },
          key: 'Chave',
          holder: 'Nome de quem recebe',
          city: 'Cidade da conta',
          created_at: 'Cadastrada em',
          starts_at: 'Vale desde',
          stopped_at: 'Cancelada em',
        },
      },
      house_pix_charges: {
        title: 'Pix adiantado dos seus pedidos e reservas',
        columns: {
          id: 'Código do Pix',
          order_id: 'Código do pedido',
          stay_id: 'Código da reserva',
          amount_cents: 'Valor (centavos)',
          txid: 'Identificador no Pix',
          holder: 'Quem recebe',
          code: 'Copia e cola',
          status: { name: 'Situação', values: PIX_STATE_WORDS },
          created_at: 'Mostrado em',
          moved_at: 'Nesta situação desde',
          claims: 'Vezes em que você avisou que pagou',
          claimed_at: 'Avisado em',
          missing_at: 'Não encontrado em',
          confirmed_at: 'Confirmado em',
          returned_at: 'Devolvido em',
          told: 'Avisos à casa',
          told_at: 'Último aviso à casa',
          forgotten_at: 'Código apagado em',
        },
      },
      house_pix_receipts: {
        title: 'Comprovantes que você anexou',
        columns: {
          charge_id: 'Código do Pix',
          kind: { name: 'Formato', values: { picture: 'Foto', pdf: 'PDF' } },
          content: 'Arquivo',
          sent_at: 'Enviado em',
        },
      },
    },
    async collect(rows, { userId }) {
      const ids = async (table: string) =>
        (await rows.where(table, 'user_id', userId)).map(({ id }) => String(id))
      const charges = [
        ...(await rows.whereIn('house_pix_charges', 'order_id', await ids('orders'))),
        ...(await rows.whereIn('house_pix_charges', 'stay_id', await ids('stays'))),
      ]
      const shown = charges.map(({ id }) => String(id))
      return {
        house_pix_charges: charges,
        house_pix_receipts: await rows.whereIn('house_pix_receipts', 'charge_id', shown),
      }
    },
    erase: async ({ houseCharges, houseKeys, pixReceipts }, { userId }, now) => {
      await pixReceipts.removeOf(userId)
      await houseCharges.forgetShownBy(userId, now)
      await houseKeys.removeOf(userId)
    },
  },
})
