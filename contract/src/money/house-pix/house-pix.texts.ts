/** Free of zod: the browser reads it too. */

export const PIX_STATES = ['waiting', 'claimed', 'missing', 'confirmed', 'returned'] as const
export type PixState = (typeof PIX_STATES)[number]

/** Nothing is called paid before the house has said so. */
export const PIX_STATE_WORDS: Record<PixState, string> = {
  waiting: 'aguardando',
  claimed: 'diz que pagou',
  missing: 'não encontrado',
  confirmed: 'confirmado',
  returned: 'devolvido',
}

/** A new key takes effect after so many hours; until then whoever owns the business can stop it. */
export const KEY_DELAY_HOURS = 24
/** After so long the customer is shown the telephone and decides: to wait or to cancel. */
export const CLAIM_MINUTES = 15
/** "Já paguei" is not said more often of one order. */
export const MOST_CLAIMS = 5
/** What may be added to a claim: a picture, which is made anew, or a PDF. It leaves after so many days. */
export const PIX_RECEIPT = { megabytes: 8, pdfMegabytes: 2, days: 30 } as const
export const PIX_RECEIPT_KINDS = ['picture', 'pdf'] as const
export type PixReceiptKind = (typeof PIX_RECEIPT_KINDS)[number]
export const DEPOSIT_PERCENT = { least: 5, most: 100, usual: 30 } as const

export const housePixTexts = {
  /** LC 214 art. 22: whoever controls charging or payment answers for the tax of the sale. */
  notOurs: 'O Guia não cobra, não recebe e não guarda este dinheiro: ele vai direto para a casa.',
  notOffered: 'Esta casa não recebe Pix adiantado agora. Escolha outra forma de pagar.',
  noKey: 'Cadastre a chave Pix da casa antes de ligar.',
  moved: 'Este Pix mudou enquanto você olhava. Confira de novo.',
  tooManyClaims: 'Você já avisou várias vezes. Fale com a casa.',
  holder: 'Escreva o nome como está na conta.',
  city: 'Escreva a cidade da conta.',
} as const
