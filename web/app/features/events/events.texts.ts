const number = new Intl.NumberFormat('pt-BR')
const ofMany = (count: number, one: string, many: string) =>
  count === 1 ? one : `${number.format(count)} ${many}`

/** Every sentence of the programme and of the page of an event. */
export const eventsTexts = {
  title: 'Eventos',
  lead: (city: string) => `Shows, feiras, festas e passeios: o que acontece em ${city}.`,
  meta: (city: string) =>
    `Agenda de ${city}: eventos de hoje, do fim de semana e do mês, com data, lugar e preço.`,
  periods: {
    label: 'Quando',
    all: 'Próximos',
    hoje: 'Hoje',
    'fim-de-semana': 'Este fim de semana',
    mes: 'Este mês',
  },
  views: { label: 'Como ver', list: 'Lista', calendar: 'Calendário' },
  filters: 'Filtrar por tipo',
  free: 'Grátis',
  search: 'Buscar na agenda',
  searchHint: 'Show, feira, lugar…',
  onDay: (day: string) => `Em ${day}`,
  between: (from: string, to: string) => `De ${from} a ${to}`,
  found: (count: number, isMore: boolean) =>
    isMore ? `Mostrando ${number.format(count)} eventos` : ofMany(count, '1 evento', 'eventos'),
  more: 'Ver mais eventos',
  first: 'Voltar ao começo',
  empty: 'Nada por aqui nestes dias',
  emptyText: 'Veja os próximos eventos, ou conte o que você vai fazer.',
  none: 'Nada marcado por enquanto',
  noneText: 'Vai acontecer alguma coisa na cidade? Conte para todo mundo.',
  clear: 'Ver os próximos eventos',
  failed: 'Não conseguimos ler a agenda agora.',
  failedText: 'Tente de novo em alguns instantes.',
  retry: 'Tentar de novo',
  submit: 'Divulgar um evento',
  subscribe: 'Assinar a agenda',
  subscribeHint: 'Os eventos aparecem no calendário do seu celular e se atualizam sozinhos.',
  rss: 'RSS da agenda',
  coverage: 'Vai ter evento? Solicite a cobertura do portal',
  /** Of what goes on for ever nobody wants the number. */
  moreDates: (count: number) =>
    count > 12 ? 'e outras datas' : count === 1 ? 'e mais 1 data' : `e mais ${count} datas`,
  allDay: 'o dia todo',
  until: (time: string) => `até ${time}`,
  days: (from: string, to: string) => `de ${from} a ${to}`,
  price: {
    free: 'Grátis',
    from: (price: string) => `A partir de ${price}`,
    range: (min: string, max: string) => `${min} a ${max}`,
    unknown: 'Consulte o valor',
  },
  over: 'Já aconteceu',
  calendar: {
    caption: (month: string) => `Eventos de ${month}`,
    previous: 'Mês anterior',
    next: 'Próximo mês',
    weekdays: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
    day: (day: string, count: number) =>
      `${day}: ${count === 0 ? 'nenhum evento' : ofMany(count, '1 evento', 'eventos')}`,
    andMore: (count: number) => `e mais ${count}`,
    empty: 'Nenhum evento neste mês.',
    agenda: 'Dia a dia',
    allDay: 'dia todo',
  },
} as const

export const eventPageTexts = {
  notFound: 'Evento não encontrado',
  crumb: 'Eventos',
  meta: (title: string, when: string, place: string) => `${title}: ${when}, ${place}.`,
  when: 'Quando',
  where: 'Onde',
  price: 'Quanto custa',
  age: 'Classificação',
  organiser: 'Quem organiza',
  contact: 'Contato',
  phone: (phone: string) => `Ligar para ${phone}`,
  site: 'Página do evento',
  tickets: 'Comprar ingresso',
  addToCalendar: 'Pôr na minha agenda',
  google: 'Google Agenda',
  share: 'Compartilhar',
  about: 'Sobre o evento',
  dates: 'Próximas datas',
  route: 'Como chegar',
  routeTo: (name: string) => `Como chegar a ${name}, no mapa do celular`,
  map: (name: string) => `Mapa com ${name}`,
  withoutMap: 'O mapa não abriu. Use o botão de rota para chegar.',
  venuePage: (name: string) => `Ver a página de ${name}`,
  related: 'Você também pode gostar',
  posterOf: (title: string) => `Cartaz de ${title}`,
  notices: {
    over: { title: 'Este evento já aconteceu', text: 'A página fica para quem quiser lembrar.' },
    cancelled: {
      title: 'Evento cancelado',
      text: 'Quem organiza avisou que ele não vai acontecer.',
    },
    postponed: { title: 'Evento adiado', text: 'A nova data ainda não foi confirmada.' },
    sold_out: { title: 'Ingressos esgotados', text: 'Não há mais lugares.' },
  },
} as const
