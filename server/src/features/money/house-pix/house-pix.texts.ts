import { housePixTexts, PIX_RECEIPT } from '@portal/contract/money/house-pix/house-pix.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { shortMomentText } from '../../../platform/moment-text.ts'
import type { Charge } from './house-pix.rules.ts'

/** They stand on locked screens: nothing of the customer is in them. */

export const pixPath = (establishmentId: string) =>
  `/dash-espadarte?aba=pix&negocio=${establishmentId}`

/** After the hash sign, where no server and no Referer sees the secret. */
export const stopPath = (token: string) => `/cancelar-chave-pix#token=${token}`

export const keyTopic = (establishmentId: string) => `pix-key:${establishmentId}`
export const claimTopic = (chargeId: string) => `pix-claim:${chargeId}`
export const returnTopic = (chargeId: string) => `pix-return:${chargeId}`
export const ownTopic = (chargeId: string) => `my-pix:${chargeId}`

type Named = Pick<Charge, 'number' | 'unit' | 'amount_cents'>
const nameOf = ({ number, unit }: Named) =>
  number === null ? `Sinal de ${unit ?? 'uma reserva'}` : `Pedido ${number}`

export const keySet = (placeName: string, startsAt: Date) => ({
  title: 'Chave Pix nova na casa',
  body: `${placeName}: a chave nova vale a partir de ${shortMomentText(startsAt)}. Não foi você? Abra e cancele a troca, mesmo sem entrar na conta.`,
})

export const keyStopped = (placeName: string) => ({
  title: 'Chave Pix cancelada',
  body: `${placeName}: uma chave Pix da casa foi cancelada. Não foi você? Troque sua senha.`,
})

export const claimed = (charge: Named, placeName: string) => ({
  title: `${nameOf(charge)}: diz que pagou o Pix`,
  body: `${placeName}: procure ${moneyText(charge.amount_cents)} no extrato e responda.`,
})

export const toReturn = (charge: Named, placeName: string) => ({
  title: `${nameOf(charge)}: Pix para devolver`,
  body: `${placeName}: ${moneyText(charge.amount_cents)} de algo que não vale mais. Devolva pelo app do seu banco e marque “devolvido”.`,
})

export const ownAnswers = {
  confirmed: (charge: Named, placeName: string) => ({
    title: `${nameOf(charge)}: Pix confirmado`,
    body: `${placeName} achou ${moneyText(charge.amount_cents)} na conta.`,
  }),
  missing: (charge: Named, placeName: string) => ({
    title: `${nameOf(charge)}: Pix não encontrado`,
    body: `${placeName} ainda não achou ${moneyText(charge.amount_cents)} no extrato. Confira no seu banco se saiu.`,
  }),
  returned: (charge: Named, placeName: string) => ({
    title: `${nameOf(charge)}: Pix devolvido`,
    body: `${placeName} diz que devolveu ${moneyText(charge.amount_cents)}. Confira no seu banco.`,
  }),
  owed: (charge: Named, placeName: string) => ({
    title: `${nameOf(charge)}: Pix a devolver`,
    body: `${placeName} recebeu ${moneyText(charge.amount_cents)} e fica de devolver. ${housePixTexts.notOurs}`,
  }),
} as const

export const receiptTexts = {
  missing: 'Nenhum arquivo chegou. Escolha a foto ou o PDF e tente de novo.',
  interrupted: 'O comprovante não chegou inteiro. Confira sua conexão e envie de novo.',
  tooLarge: `A foto passa de ${PIX_RECEIPT.megabytes} MB. Envie uma captura de tela do comprovante.`,
  pdfTooLarge: `O PDF passa de ${PIX_RECEIPT.pdfMegabytes} MB. Envie uma captura de tela do comprovante.`,
  notNow: 'O comprovante vai com o “já paguei”, até a casa responder.',
  tooMany: 'Você já trocou o comprovante várias vezes. Espere um pouco ou fale com a casa.',
  pdf: {
    'not-pdf': 'Este arquivo não é um PDF. Envie uma captura de tela do comprovante.',
    cut: 'O PDF está incompleto. Baixe o comprovante de novo no app do banco.',
    locked: 'O PDF está protegido por senha. Envie uma captura de tela do comprovante.',
    active:
      'O PDF traz programas ou arquivos dentro dele. Envie uma captura de tela do comprovante.',
  },
  picture: {
    type: 'Este arquivo não é foto nem PDF. Envie uma captura de tela do comprovante.',
    heic: 'Fotos HEIC ainda não são aceitas. Envie uma captura de tela do comprovante.',
    moving: 'Imagens animadas não são aceitas. Envie uma captura de tela do comprovante.',
    'second-format': 'Este arquivo traz outro conteúdo dentro da foto. Envie uma captura de tela.',
    pixels: 'A foto é grande demais. Envie uma captura de tela do comprovante.',
    heavy: 'A foto é pesada demais. Envie uma captura de tela do comprovante.',
    broken: 'Não conseguimos ler a foto. Envie uma captura de tela do comprovante.',
  },
} as const
