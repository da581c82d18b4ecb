/** The pages of the money of plans, in the order of their tabs. */
export const moneyPages = {
  orders: { path: '/admin/financeiro', tab: 'Compras' },
  figures: {
    path: '/admin/financeiro/numeros',
    tab: 'Números',
    title: 'Números dos planos',
    lead: 'Receita, assinantes, saídas e testes dos últimos doze meses.',
  },
  reconciliation: {
    path: '/admin/financeiro/conferencia',
    tab: 'Conferência',
    title: 'Conferência com o banco',
    lead: 'Até onde o banco foi lido, o que ainda espera e se os livros batem.',
  },
  given: {
    path: '/admin/financeiro/planos-dados',
    tab: 'Planos dados',
    title: 'Planos dados pela equipe',
    lead: 'Quem tem um plano sem pagar por ele, até quando e por quê.',
  },
} as const

export const MONEY_TABS = 'Partes do financeiro'
