export const settingsTexts = {
  periodReversed: 'O fim não pode ser antes do início.',
  stale:
    'Outra pessoa mudou as configurações enquanto você editava. Recarregue para ver a versão atual e tente novamente.',
  noWayToBePaid:
    'Ainda não há como receber: configure o Pix ou o cartão no servidor e ponha os planos à venda depois.',
  pictureGone: 'Envie a imagem de novo: esta não está mais guardada.',
} as const
