const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })
const number = new Intl.NumberFormat('pt-BR')

export const percentText = (part: number) => percent.format(part)
export const numberText = (count: number) => number.format(count)

export const figuresTexts = {
  loading: 'Carregando os números…',
  loadError: 'Não deu para carregar os números',
  running: (month: string) => `${month}, até agora`,
  unknownYet: 'No fim do mês',
  nobodyPaid: 'Ninguém pagava',
  noChurn: 'Sem taxa ainda',
  mrr: {
    title: 'Receita por mês',
    lead: 'O que os planos pagos rendem em um mês. Um plano anual conta um doze avos.',
  },
  paying: { title: 'Assinantes', lead: 'Donos com um plano pago no fim do mês.' },
  churn: {
    title: 'Saídas',
    lead: 'De quem pagava no começo do mês, a parte que não pagava mais no fim.',
    last: (rate: string, month: string) => `${rate} em ${month}`,
  },
  trials: {
    title: 'Testes',
    lead: 'Testes que começaram no mês. A parte cheia é de quem pagou depois.',
    now: (begun: string, converted: string) => `${begun}, ${converted} viraram plano pago`,
  },
  legend: 'A coluna tracejada é o mês que ainda corre.',
  chart: (title: string, first: string, last: string) =>
    `${title}, mês a mês, de ${first} a ${last}. Os valores estão na tabela.`,
  table: {
    caption: 'Os números mês a mês',
    month: 'Mês',
    mrr: 'Receita',
    paying: 'Assinantes',
    left: 'Saíram',
    churn: 'Taxa de saída',
    trials: 'Testes',
    converted: 'Viraram plano pago',
  },
  sheets: {
    title: 'Baixar CSV',
    lead: 'Os arquivos têm nomes e valores: cada download fica na auditoria.',
    from: 'De',
    until: 'Até',
    all: 'Sem datas, o arquivo traz tudo.',
    span: (from: string, until: string) =>
      `O arquivo vai de ${from} a ${until}, os dois dias incluídos.`,
    since: (from: string) => `O arquivo traz tudo desde ${from}.`,
    upTo: (until: string) => `O arquivo traz tudo até ${until}.`,
    links: {
      orders: 'Baixar CSV das compras',
      payments: 'Baixar CSV dos pagamentos',
      ledger: 'Baixar CSV do livro',
    },
  },
} as const
