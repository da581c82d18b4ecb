import type { MONEY_SHEETS } from '@portal/contract/money/payments/money-overview'

/** What the team reads from the server about money. */
export const moneyTexts = {
  withoutBank: 'Nem banco nem operadora de cartões estão configurados neste portal.',
  alreadyDecided: 'Outra pessoa já decidiu sobre este pagamento. Confira a decisão dela.',
  nothingToDecide: 'Este pagamento não espera por uma decisão.',
  undecided: 'Decida primeiro o que fazer deste pagamento: abrir o período ou devolver.',
  cannotGrant:
    'Não dá para abrir o período: a conta foi apagada ou a compra já foi paga. Devolva o valor.',
  leftChanged: 'O valor que pode ser devolvido mudou. Confira e tente de novo.',
  tooMuch: 'O valor passa do que ainda pode ser devolvido.',
  dearerFirst:
    'Esta compra virou desconto na mudança para o plano maior. Devolva primeiro a compra do plano maior e depois esta.',
  keyUsed:
    'Esta devolução já foi pedida com outro valor ou outro motivo. Confira as devoluções deste pagamento antes de pedir outra.',
  tooOld: 'Um Pix só pode ser devolvido em até 90 dias depois do pagamento.',
  tooOldToReturn:
    'O banco só devolve um Pix em até 90 dias depois do pagamento. Devolva de outro jeito e registre que foi por fora.',
  notOutside:
    'Este valor não pode ser registrado como devolvido por fora: o banco ainda o devolve, ou não resta nada a devolver.',
  invoiceChanged: 'Outra pessoa mudou a nota desta compra. Confira e salve de novo.',
  nobody: 'Não há conta com este e-mail.',
  buyerForgotten: 'Os dados de quem comprou já foram apagados.',
  endsTrial: (plan: string, day: string) =>
    `Esta pessoa está no teste do Plano ${plan} até ${day}, e o plano dado encerraria o teste para sempre. Nada foi mudado.`,
  pastDay: 'Escolha um dia a partir de amanhã.',
  sheets: {
    orders: 'compras',
    payments: 'pagamentos',
    ledger: 'livro',
  } satisfies Record<(typeof MONEY_SHEETS)[number], string>,
}
