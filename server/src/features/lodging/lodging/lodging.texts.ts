/** What the people of a lodging, and who looks for one, read. */
export const lodgingTexts = {
  stale:
    'Este quarto mudou enquanto você editava. Recarregue para ver como ele está agora e refaça sua mudança.',
  staleOrder: 'A lista mudou enquanto você a ordenava. Recarregue e ordene de novo.',
  staleSettings: 'As regras mudaram enquanto você editava. Recarregue e refaça sua mudança.',
  staleSeasons:
    'As temporadas mudaram enquanto você editava. Recarregue para ver como estão e refaça sua mudança.',
  pricedNights: 'Escolha noites de hoje em diante, no máximo 400.',
  notInPlan: 'Quartos e diárias: este negócio não tem um plano em vigor com hospedagem.',
  unitLimit: (most: number) =>
    `O plano deste negócio tem até ${most} quartos ou unidades. Remova algum ou mude de plano.`,
  photo: 'Esta foto não pode ser usada aqui. Envie-a novamente ou espere ela ficar pronta.',
  taken: 'Não foi possível criar. Recarregue a página e tente de novo.',
  hasStays:
    'Há reservas confirmadas para este quarto. Cancele-as antes, ou tire o quarto do ar sem removê-lo.',
  seasons: 'Duas temporadas deste quarto têm noites em comum. Confira as datas.',
  dates: {
    past: 'A chegada já passou. Escolha outra data.',
    order: 'A saída precisa ser depois da chegada.',
    long: (most: number) => `Escolha no máximo ${most} noites.`,
    far: 'Escolha uma data nos próximos dois anos.',
  },
  lostPlace: 'Não achamos esta parte da lista. Volte ao início dela.',
} as const
