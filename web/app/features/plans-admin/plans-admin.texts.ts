const people = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`)
const subscriptions = (count: number) =>
  count === 1 ? '1 assinatura em curso' : `${count} assinaturas em curso`

export const plansAdminTexts = {
  loading: 'Lendo os planos…',
  loadError: 'Não deu para ler os planos',
  tabs: 'Planos',
  sections: {
    price: 'Preço e teste',
    priceLead: 'Em reais. Quem assinar depois de salvar já paga o preço novo.',
    page: 'Página no guia',
    sales: 'Vendas',
    salesLead: 'Deixe vazio onde não há limite.',
    club: 'Clube e números',
  },
  recommendedHint: 'Só um plano é o recomendado: os outros deixam de ser.',
  affected: {
    title: 'Quem esta mudança alcança',
    nothing: 'Nada mudou ainda.',
    wrong: 'Corrija os campos para ver quem a mudança alcança.',
    failed: 'Não deu para contar agora. Dá para salvar assim mesmo.',
    newcomers: 'Quem assinar a partir de agora: na hora.',
    nobody: 'Ninguém tem este plano hoje.',
    grows: (running: number) =>
      `${subscriptions(running)}: ninguém paga outro preço nem perde nada, e o que aumenta vale na hora.`,
    told: (told: number, running: number) =>
      `${subscriptions(running)}: ${people(told)} ${told === 1 ? 'recebe' : 'recebem'} um e-mail e ${told === 1 ? 'fica' : 'ficam'} com o que combinaram por 30 dias ou mais.`,
    from: (first: string, last: string) =>
      first === last
        ? `Para quem já assina, vale a partir de ${first}.`
        : `Para quem já assina, vale entre ${first} e ${last}, no fim do período de cada um.`,
    grown: 'O que aumenta vale na hora para todos.',
  },
  save: {
    save: 'Salvar plano',
    discard: 'Desfazer',
    pending: (count: number) => (count > 0 ? 'Há mudanças por salvar.' : 'Tudo salvo.'),
    ask: {
      title: 'Desfazer o que você mudou?',
      description: 'Os campos voltam ao que está salvo.',
      confirm: 'Desfazer',
    },
  },
  saved: 'Plano salvo. A página de planos já mostra.',
  failed: 'O plano não foi salvo',
  stale: {
    title: 'Outra pessoa mudou este plano',
    text: 'Nada do que você escreveu se perdeu. Veja o que mudou e escolha.',
    unread: 'Não deu para ler o que mudou.',
    retry: 'Tentar de novo',
    keep: 'Manter o que escrevi',
    replace: 'Usar a versão salva',
  },
  history: {
    title: 'O que já mudou',
    empty: 'Este plano ainda é o do começo.',
    someone: 'Alguém que já não tem conta',
    made: (who: string, when: string) => `${who}, em ${when}`,
    change: (field: string, from: string, to: string) => `${field}: de ${from} para ${to}`,
    newcomers: 'Vale na hora para quem assina depois disso.',
    told: (told: number, all: number) =>
      told === all
        ? `${people(all)} com o plano em curso ${all === 1 ? 'foi avisada' : 'foram avisadas'} por e-mail.`
        : `${people(all)} com o plano em curso: ${told} já ${told === 1 ? 'avisada' : 'avisadas'} por e-mail.`,
    from: (first: string, last: string) =>
      first === last
        ? `Para elas, vale a partir de ${first}.`
        : `Para elas, vale entre ${first} e ${last}.`,
    withdrawn: 'Uma mudança seguinte tomou o lugar desta antes do dia.',
  },
} as const
