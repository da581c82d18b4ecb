type Difference = { isMore: boolean; size: number; unit: 'people' | 'percent' } | null

/** "na quinta passada", "no sábado passado". */
const lastDay = (weekday: string) =>
  weekday === 'sábado' || weekday === 'domingo' ? `no ${weekday} passado` : `na ${weekday} passada`

/** Every sentence about visits to the whole portal. */
export const trafficTexts = {
  title: 'Visitas',
  loading: 'Carregando as visitas…',
  loadError: 'Não deu para carregar as visitas',
  notYet: 'Ainda não há visitas contadas. A contagem começa com a próxima página aberta.',
  until: (count: number, clock: string) =>
    `${count === 1 ? 'pessoa visitou' : 'pessoas visitaram'} o portal até ${clock}.`,
  against: (difference: Difference, weekday: string) => {
    if (!difference) return `Tantas quantas ${lastDay(weekday)} até esta hora.`
    const { isMore, size, unit } = difference
    const figure = `${size.toLocaleString('pt-BR')}${unit === 'percent' ? '%' : ''}`
    return `São ${figure} a ${isMore ? 'mais' : 'menos'} que ${lastDay(weekday)} até esta hora.`
  },
  since: (day: string) => `Contamos desde ${day}.`,
  table: 'Ver em tabela',
  caption: 'Pessoas por hora',
  hour: 'Hora',
  today: 'Hoje',
  last: (weekday: string) =>
    lastDay(weekday).replace(/^n[ao] (.)/, (_, first: string) => first.toUpperCase()),
} as const
