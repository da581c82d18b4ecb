/** Every sentence of the home page below its first screen. */
export const homeRestTexts = {
  agenda: {
    title: 'Acontece em Salinas',
    view: 'Período',
    today: 'Hoje',
    tomorrow: 'Amanhã',
    weekend: 'Fim de semana',
    allDay: 'Dia todo',
    free: 'Gratuito',
    from: (price: string) => price,
    statuses: { cancelled: 'Cancelado', postponed: 'Adiado', sold_out: 'Esgotado' },
    more: 'Ver a agenda completa',
    empty: 'Nada marcado por enquanto',
    emptyText: 'Vai acontecer alguma coisa na cidade? Conte para todo mundo.',
    submit: 'Cadastrar evento',
  },
  notices: { title: 'Avisos', more: 'Ver avisos e telefones úteis' },
  news: {
    title: 'Notícias da cidade',
    more: 'Todas as notícias',
    reading: (minutes: number) => `leitura\u00a0de\u00a0${minutes}\u00a0min`,
  },
  podcast: {
    episode: (number: number) => `Episódio ${number}`,
    minutes: (seconds: number) => `${Math.max(1, Math.round(seconds / 60))} min`,
  },
  map: {
    title: 'O que tem perto de você',
    lead: 'Praias, rampas, comida e serviços no mapa, a partir de onde você está.',
    action: 'Abrir o mapa aqui',
  },
  mosaic: {
    title: 'Você no Portal',
    lead: 'Salinas vista por quem vive e por quem visita.',
    more: 'Ver todas',
    send: 'Mande a sua foto ou história',
    sendText: 'A equipe lê tudo antes de publicar e dá o crédito a você.',
    action: 'Participar',
  },
  owners: {
    title: 'Seu negócio no guia que a cidade abre todo dia',
    lead: 'Publique horário, fotos, cardápio e WhatsApp. Você vê quantas pessoas passaram por aqui e recebe pedido direto.',
    publish: 'Publicar meu negócio',
    claim: 'Já estou no guia',
  },
} as const
