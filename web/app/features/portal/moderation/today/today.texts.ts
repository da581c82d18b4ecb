import type { Cost, TeamKind, TeamView } from '@portal/contract/portal/workplace/team-inbox-kinds'

const number = new Intl.NumberFormat('pt-BR')
const FEW = ['Nenhuma', 'Uma', 'Duas', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove']
const counted = (count: number) => FEW[count] ?? number.format(count)

const kinds: Record<TeamKind, string> = {
  order: 'Pedido com problema',
  stay: 'Reserva com problema',
  refund: 'Dinheiro a decidir',
  health: 'Saúde do portal',
  listing: 'Cadastro novo',
  change: 'Alteração',
  review: 'Avaliação',
  claim: 'Reivindicação',
  report: 'Relato de visitante',
  calendar: 'Calendário',
  feed: 'Feed de imóveis',
  property: 'Foto repetida',
  contribution: 'Você no Portal',
  coverage: 'Cobertura',
  event: 'Evento enviado',
  offer: 'Oferta do Clube',
  prize: 'Prêmio',
  fact: 'Conferência do ano',
}
const costs: Record<Cost, string> = {
  hours: 'Custa caro em horas',
  day: 'Até o fim do dia',
  week: 'Esta semana',
  none: 'Sem prazo',
}
const views: Record<TeamView, string> = {
  all: 'Tudo',
  mine: 'Minhas',
  unowned: 'Sem dono',
  snoozed: 'Para depois',
}

/** Every sentence of "Hoje". */
export const todayTexts = {
  kinds,
  costs,
  views,
  viewsLabel: 'O que mostrar',
  list: 'O que espera pela equipe',
  title(all: number, hours: number) {
    if (all === 0) return 'Nada espera'
    if (hours === 1) return 'Uma não pode esperar'
    if (hours > 1) return `${counted(hours)} não podem esperar`
    return all === 1 ? 'Uma coisa espera' : `${counted(all)} coisas esperam`
  },
  /** Beside another page: how much, and how much of it is urgent. */
  summary(all: number, hours: number) {
    if (all === 0) return 'Nada espera pela equipe agora.'
    const much =
      all === 1 ? '1 coisa espera pela equipe' : `${number.format(all)} coisas esperam pela equipe`
    if (hours === 0) return `${much}.`
    return `${much}, ${hours === 1 ? '1 custa' : `${number.format(hours)} custam`} caro em horas.`
  },
  openToday: 'Abrir Hoje',
  oldest: (wait: string) => `A mais antiga espera ${wait}. Ordenado pelo que o silêncio custa.`,
  subject: 'Assunto',
  anySubject: 'Todos os assuntos',
  subjectOf: (kind: string, count: number) => `${kind} (${number.format(count)})`,
  begin: 'Começar pela primeira',
  more: 'Mostrar mais',
  loading: 'Procurando o que espera…',
  loadError: 'Não deu para carregar o que espera',
  loadingItem: 'Abrindo…',
  itemError: 'Não deu para abrir isto',
  empty: {
    title: 'Nada espera',
    text: 'Tudo o que chegou foi respondido. O que vier aparece aqui, do que custa mais caro para o que pode esperar.',
    viewTitle: 'Nada nesta parte',
    viewText: 'Veja tudo o que espera, de quem quer que seja.',
    viewAction: 'Ver tudo',
    decided: 'Ver o que foi decidido',
  },
  back: 'Voltar à lista',
  place: (at: number, all: number) => `${number.format(at)} de ${number.format(all)}`,
  previous: 'A anterior',
  next: 'A próxima',
  goOn: 'Ir para a próxima',
  owner: 'De quem é',
  nobody: 'Sem dono',
  you: 'Você',
  due: 'Prazo',
  snooze: 'Deixar para',
  dues: { keep: 'Sem prazo', today: 'Hoje, 18h', tomorrow: 'Amanhã, 18h', week: 'Em uma semana' },
  snoozes: { none: 'Agora', hours: 'Daqui a 3 h', tomorrow: 'Amanhã, 8h', monday: 'Segunda, 8h' },
  until: (moment: string) => `até ${moment}`,
  sleeping: (moment: string) => `volta ${moment}`,
  late: (moment: string) => `venceu ${moment}`,
  failed: 'Não deu para salvar',
  open: 'Abrir onde se resolve',
  resolve: 'Já está resolvido',
  resolved: 'Resolvido',
  undo: 'Desfazer',
  unresolved: 'Voltou à lista',
  call: (name: string) => `Ligar para ${name}`,
  write: (name: string) => `WhatsApp de ${name}`,
  pausing: 'Pausar no painel do negócio',
  firstTheBusiness:
    'Primeiro o negócio que falhou: ligue ou escreva antes de mexer com quem comprou.',
  facts: {
    about: 'Sobre',
    since: 'Espera desde',
    business: 'Negócio',
    what: 'O que houve',
    amount: 'Valor',
    todo: 'O que fazer',
  },
  approve: {
    event: 'Aprovar e publicar',
    offer: 'Aprovar',
    coverage: 'Aceitar para análise',
    property: 'Não é problema',
  },
  approved: {
    event: 'Evento no ar',
    offer: 'Oferta aprovada',
    coverage: 'Pedido em análise',
    property: 'Aviso dispensado',
  },
  reject: 'Recusar',
  rejected: 'Recusado',
  rejectTitle: (title: string) => `Recusar “${title}”?`,
  reasonLabel: 'Motivo',
  reasonReads: 'Quem enviou lê o motivo.',
  reasonShort: 'Escreva o motivo: quem enviou vai ler.',
  ended: {
    by: (name: string, time: string) => `${name} resolveu isto ${time}`,
    unknown: 'Isto já não espera',
    text: 'Nada do seu foi enviado. A decisão que veio antes já vale.',
    unknownText: 'Quem enviou desistiu, ou foi resolvido de outro lado.',
  },
  kept: {
    title: 'O seu texto está guardado',
    text: 'Ele não foi enviado. Copie o que ainda servir.',
    label: 'Seu texto',
    copy: 'Copiar',
    copied: 'Copiado',
    drop: 'Jogar fora',
  },
  keys: 'Teclas, com o foco aqui: J e K andam, A e R decidem, E diz que está resolvido.',
  titles: {
    order: (title: string) => `Pedido ${title} deu errado`,
    stay: (title: string) => `Reserva em ${title}`,
    refund: (title: string) => `Dinheiro de ${title}`,
    failedWork: 'Tarefas desistidas',
    health: (name: string) => `${name} falha`,
    change: (title: string) => `${title} mudou o cadastro`,
    review: (title: string) => `Avaliação de ${title}`,
    claim: (title: string) => `${title} reivindicado`,
    report: (reason: string, title: string) => (title ? `${reason}: ${title}` : reason),
    calendar: (title: string) => `Calendário de ${title} falha`,
    feed: (title: string) => `Feed de ${title} falha`,
    property: (title: string) => `Foto repetida: ${title}`,
    coverage: (title: string) => `Cobertura: ${title}`,
    event: (title: string) => `Evento: ${title}`,
    offer: (title: string) => `Oferta: ${title}`,
    prize: (title: string) => `Prêmio não retirado: ${title}`,
    fact: (title: string) => `Conferir se ainda vale: ${title}`,
  },
  failedWork: (count: string) => (count === '1' ? '1 tarefa' : `${count} tarefas`),
}
