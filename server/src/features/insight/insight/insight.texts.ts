import { KIND_WORDS } from '@portal/contract/insight/insight/insight.texts'

/** Sentences of this feature that the server writes. */
export const insightTexts = {
  notInPlan: 'O Desempenho completo faz parte do plano Maçarico.',
  kinds: KIND_WORDS,
  linkInvalid: 'Este link não vale mais. Escolha os e-mails na tela Desempenho.',
  email: {
    subject: (name: string, month: string) => `${name} em ${month}: como foi na internet`,
    title: (month: string) => `Como foi ${month}`,
    intro: (name: string) => `Os números da página de ${name} no portal:`,
    action: 'Ver o Desempenho',
    actionOfWeek: 'Abrir o painel',
    footer: (name: string, leave: string) =>
      `Você recebe este resumo uma vez por mês por cuidar de ${name}. Para não receber mais, abra: ${leave}`,
  },
  july: {
    title: (year: number) => `Julho de ${year}: a cidade em números`,
    lead: (city: string, year: number) =>
      `Movimento do portal em ${city} em julho de ${year}, comparado com julho de ${year - 1}.`,
    how: 'Contamos pessoas por dia, sem cookies e sem saber quem são: quem volta no dia seguinte conta de novo. Robôs ficam de fora. Números com menos de 10 pessoas não são publicados.',
    examples:
      'Exemplo: este portal mostra uma demonstração. Visitas e membros contados aqui foram inventados.',
    noData: (year: number) => `Em julho de ${year} o portal ainda não contava visitas.`,
    rows: {
      visits: 'Visitas no mês',
      best: 'Dia de maior movimento',
      mean: 'Média por dia contado',
      events: 'Datas de eventos na agenda',
      members: 'Novos membros do Clube',
      searches: 'Buscas feitas',
    },
    measure: 'Medida',
    days: 'Pessoas por dia',
    words: 'O que mais se buscou',
    few: 'menos de 10',
    none: '–',
    madeAt: (moment: string) => `Feito em ${moment}.`,
    file: (year: number) => `julho-${year}.pdf`,
  },
} as const
