import type { PersonNames } from '../../../platform/database/person-rows.ts'

/** What a person reads of the coupons they took and of those they read at a counter. */
export const names = {
  coupons: {
    title: 'Cupons que você pegou no Clube',
    columns: {
      id: 'Código interno do cupom',
      offer_id: 'Código da oferta',
      establishment_id: 'Código do negócio',
      user_id: 'Código da conta',
      number: 'Quantos desta oferta',
      key: 'Código do pedido',
      code: 'Código para o balcão',
      terms: 'O que foi prometido',
      expires_at: 'Vale até',
      taken_at: 'Pego em',
    },
  },
  redemptions: {
    title: 'Cupons usados, e os que você leu no balcão',
    columns: {
      id: 'Código do uso',
      coupon_id: 'Código do cupom',
      establishment_id: 'Código do negócio',
      device: 'Código do aparelho do balcão',
      key: 'Código da leitura',
      user_id: 'Código da conta de quem leu',
      redeemed_at: 'Usado em',
      purchase_cents: 'Valor da compra (centavos)',
      saved_cents: 'Economia (centavos)',
      counts: 'Conta para sorteios e economia',
      undone_at: 'Desfeito em',
      undone_by: 'Código da conta de quem desfez',
      undo_reason: 'Motivo de desfazer',
    },
  },
} satisfies PersonNames
