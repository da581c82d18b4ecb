export const announcementsTexts = {
  stale:
    'Outra pessoa mudou este aviso enquanto você editava. Recarregue para ver a versão atual e tente novamente.',
  periodReversed: 'O fim não pode ser antes do início.',
  noText: 'Escreva o texto para mostrar nestes dias.',
  noTitle: 'Dê um título ao aviso.',
  halfLink: 'Preencha o texto e o endereço do link, ou nenhum dos dois.',
  photo: 'Use uma foto enviada por você que já esteja pronta.',
} as const
