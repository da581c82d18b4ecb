export const propertyFeedsTexts = {
  loading: 'Carregando os feeds…',
  loadFailed: 'Não deu para carregar os feeds',
  caption: 'Feeds de imóveis',
  empty: 'Nenhuma imobiliária conectou um feed ainda.',
  never: 'ainda não',
  unknown: 'Formato ainda não lido',
  columns: {
    name: 'Imobiliária',
    state: 'Situação',
    format: 'Formato e endereço',
    kept: 'Imóveis',
    good: 'Última leitura boa',
    crm: 'CRM',
  },
  states: { trial: 'Espera a imobiliária conferir', active: 'Ligado' },
  failing: (since: string, sentence: string) => `Parado desde ${since}: ${sentence}`,
  noCrm: 'sem CRM',
  crm: ({ host, waiting, failed }: { host: string; waiting: number; failed: number }) =>
    `${host}: ${waiting} a caminho, ${failed} sem entrega`,
} as const
