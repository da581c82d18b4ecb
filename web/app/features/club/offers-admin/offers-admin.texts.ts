/** What the team of the portal reads of offers. */
export const offersAdminTexts = {
  loading: 'Carregando as ofertas',
  loadError: 'As ofertas não vieram',
  states: 'Situação',
  all: 'Todas',
  none: 'Nada aqui',
  noneText: 'Nenhuma oferta nesta situação.',
  approve: 'Aprovar',
  approved: 'Oferta aprovada',
  refuse: 'Recusar',
  refused: 'Oferta recusada',
  takeDown: 'Tirar do ar',
  failed: 'A decisão não foi salva',
  refuseTitle: (title: string) => `Recusar “${title}”?`,
  refuseText: 'Quem fez a oferta lê o motivo e pode corrigir.',
  reason: 'Motivo',
  tooShort: 'Escreva o motivo.',
  answers: [
    'Diga em qual produto ou serviço o desconto vale.',
    'A regra não está clara para quem lê.',
    'O desconto anunciado não confere com a regra.',
  ],
  figures: (taken: number, redeemed: number) =>
    `${taken === 1 ? '1 pego' : `${taken} pegos`} · ${
      redeemed === 1 ? '1 usado' : `${redeemed} usados`
    }`,
  odd: {
    title: 'Usos que pedem um olhar',
    lead: 'O mesmo membro, no mesmo balcão, com minutos de diferença, nos últimos 30 dias.',
    none: 'Nada estranho nos últimos 30 dias.',
    loading: 'Carregando os usos',
    loadError: 'Os usos não vieram',
    columns: { count: 'Usos', saved: 'Economia' },
  },
}
