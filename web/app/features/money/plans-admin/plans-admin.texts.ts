import type { WantedWords } from '@portal/contract/money/plans/plan-confirmation'

const people = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`)
const subscribers = (count: number) =>
  count === 1 ? '1 assinante que paga' : `${count} assinantes que pagam`

export const plansAdminTexts = {
  loading: 'Lendo os planos…',
  loadError: 'Não deu para ler os planos',
  tabs: 'Planos',
  sections: {
    price: 'Preço e teste',
    priceLead: 'Em reais. Quem assinar depois de publicado já paga o preço novo.',
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
    failed: 'Não deu para contar agora. Mude um campo para tentar de novo.',
    newcomers: 'Quem assinar a partir de agora: na hora.',
    nobody: 'Ninguém paga por este plano hoje.',
    grows: (count: number) =>
      `${subscribers(count)}: ninguém paga outro preço nem perde nada, e o que aumenta vale na hora.`,
    told: (told: number, count: number) =>
      `${subscribers(count)}. ${people(told)} ${told === 1 ? 'recebe' : 'recebem'} um e-mail e ${told === 1 ? 'fica' : 'ficam'} com o que combinaram por 30 dias ou mais.`,
    /** Who has the plan and is told nothing, with the reason. */
    quiet: ({ trials, given }: { trials: number; given: number }) => [
      ...(trials > 0
        ? [
            `${people(trials)} em teste não ${trials === 1 ? 'é avisada' : 'são avisadas'}: ${trials === 1 ? 'assina' : 'assinam'} pelo preço com que o teste começou, e só então o aviso sai.`,
          ]
        : []),
      ...(given > 0
        ? [
            `${people(given)} com plano dado pela equipe não ${given === 1 ? 'é avisada' : 'são avisadas'}: não ${given === 1 ? 'paga' : 'pagam'} por ele.`,
          ]
        : []),
    ],
    from: (first: string, last: string) =>
      first === last
        ? `Para quem já assina, vale a partir de ${first}.`
        : `Para quem já assina, vale entre ${first} e ${last}, no fim do período de cada um.`,
    grown: 'O que aumenta vale na hora para todos.',
  },
  publish: {
    look: 'Conferir e publicar',
    title: 'Confirmar',
    lead: (told: number | null) =>
      told === null
        ? 'Contando quem é avisado…'
        : told === 0
          ? 'Ninguém é avisado. O preço novo aparece na página de planos na hora.'
          : `${told === 1 ? '1 e-mail sai' : `${told} e-mails saem`} agora e não ${told === 1 ? 'volta' : 'voltam'}.`,
    type: (wanted: WantedWords) =>
      wanted.kind === 'name'
        ? `Digite o nome do plano: ${wanted.text}`
        : `Digite o preço novo por ${wanted.kind === 'month' ? 'mês' : 'ano'}: ${wanted.text}`,
    publish: (told: number) =>
      told === 0 ? 'Publicar o plano' : `Publicar e avisar ${people(told)}`,
    note: 'Até o dia de cada um vale o que foi combinado, e quem não quiser sai sem custo.',
    who: 'Quem recebe o aviso',
    others: (count: number) => (count === 1 ? 'Ver a outra pessoa' : `Ver as outras ${count}`),
    unnamed: (count: number) => `E mais ${people(count)}.`,
    cycle: { month: 'por mês', year: 'por ano' },
    fromPrice: 'de',
    toPrice: 'para',
    samePrice: 'mesmo preço',
    email: 'O e-mail, como chega',
    emailTo: (name: string) => `Para ${name}`,
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
