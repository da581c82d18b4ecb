import { FEWEST_PEOPLE } from '@portal/contract/insight/insight/city-numbers.texts'
import {
  counted,
  dayAndYearText,
  shortDayText,
} from '@portal/contract/insight/insight/insight.texts'

/** Every sentence of the page of the city's figures. */
export const cityNumbersTexts = {
  title: 'A cidade em números',
  description: (city: string) =>
    `Quantas pessoas procuram ${city} a cada dia, o que buscam, as próximas marés, os eventos do mês, o Clube e os negócios, com os dados para baixar.`,
  lead: (city: string) =>
    `O que o portal conta de ${city}, aberto para todos: imprensa, prefeitura, escolas e negócios.`,
  countedAt: (moment: string) => `Contado ${moment}.`,
  examples:
    'Exemplo: este portal mostra uma demonstração. Visitas, membros e negócios contados aqui foram inventados.',
  days: 'Pessoas por dia',
  daysLead: 'Quem abriu o portal em cada um dos últimos 28 dias completos.',
  best: (day: string, people: number) =>
    `O dia de maior movimento foi ${shortDayText(day)}, com ${counted(people, 'pessoa', 'pessoas')}.`,
  few: (days: number) =>
    days === 1
      ? `1 dia teve menos de ${FEWEST_PEOPLE} pessoas e não é mostrado.`
      : `${days} dias tiveram menos de ${FEWEST_PEOPLE} pessoas e não são mostrados.`,
  fewCell: `menos de ${FEWEST_PEOPLE}`,
  notYet: 'A contagem de visitas ainda não começou.',
  since: (day: string) => `Contamos desde ${dayAndYearText(day)}.`,
  plot: (best: string) => `Pessoas por dia nos últimos 28 dias. ${best}`,
  day: 'Dia',
  people: 'Pessoas',
  searches: 'O que mais se busca',
  searchesLead: `Palavras buscadas pelo menos ${FEWEST_PEOPLE} vezes nestes 28 dias.`,
  noSearches: `Nenhuma palavra foi buscada ${FEWEST_PEOPLE} vezes ainda.`,
  term: 'Palavra',
  times: 'Buscas',
  tides: 'Próximas marés',
  noTides: 'As marés não puderam ser lidas agora.',
  high: 'Preamar',
  low: 'Baixa-mar',
  estimate: 'Previsão própria, não serve para navegação.',
  allTides: 'Ver as praias e as marés',
  today: 'hoje',
  tomorrow: 'amanhã',
  counts: 'Hoje no portal',
  events: (count: number) =>
    count === 1 ? 'data de evento este mês' : 'datas de eventos este mês',
  members: (count: number) => (count === 1 ? 'membro do Clube' : 'membros do Clube'),
  businesses: (count: number) => (count === 1 ? 'negócio no guia' : 'negócios no guia'),
  partners: (count: number) => (count === 1 ? 'parceiro do Clube' : 'parceiros do Clube'),
  files: 'Baixar os dados',
  filesLead: 'Livres para usar, dizendo de onde vieram (CC BY 4.0).',
  csv: 'Baixar CSV',
  json: 'Baixar JSON',
  openData: 'Todos os dados abertos',
  how: `Contamos pessoas por dia, sem cookies e sem saber quem são: quem volta no dia seguinte conta de novo. Robôs ficam de fora. Nada de menos de ${FEWEST_PEOPLE} pessoas é publicado.`,
  failed: {
    title: 'Os números não vieram',
    text: 'Tente de novo em alguns minutos. Os arquivos abaixo também trazem os números.',
  },
} as const
