import type { MONEY_SHEETS } from '@portal/contract/payments/money-overview'

/** What the team reads from the server about money. */
export const moneyTexts = {
  withoutBank: 'Nenhum banco está configurado neste portal.',
  alreadyDecided: 'Outra pessoa já decidiu sobre este pagamento. Confira a decisão dela.',
  nothingToDecide: 'Este pagamento não espera por uma decisão.',
  undecided: 'Decida primeiro o que fazer deste pagamento: abrir o período ou devolver.',
  cannotGrant:
    'Não dá para abrir o período: a conta foi apagada ou a compra já foi paga. Devolva o valor.',
  leftChanged: 'O valor que pode ser devolvido mudou. Confira e tente de novo.',
  tooMuch: 'O valor passa do que ainda pode ser devolvido.',
  tooOld: 'Um Pix só pode ser devolvido em até 90 dias depois do pagamento.',
  invoiceChanged: 'Outra pessoa mudou a nota desta compra. Confira e salve de novo.',
  nobody: 'Não há conta com este e-mail.',
  pastDay: 'Escolha um dia a partir de amanhã.',
  sheets: {
    orders: 'compras',
    payments: 'pagamentos',
    ledger: 'livro',
  } satisfies Record<(typeof MONEY_SHEETS)[number], string>,
}
