import { isAvailable } from '@portal/contract/shared/capabilities'

/** Every sentence of the home page below its first screen. */
export const homeRestTexts = {
  agenda: {
    title: 'Acontece em Salinas',
    view: 'Período',
    today: 'Hoje',
    tomorrow: 'Amanhã',
    next: 'Próximos',
    weekend: 'Este fim de semana',
    allDay: 'Dia todo',
    begun: (hour: string) => `Agora, desde ${hour}`,
    isOn: 'Já começou',
    free: 'Gratuito',
    from: (price: string) => price,
    statuses: { cancelled: 'Cancelado', postponed: 'Adiado', sold_out: 'Esgotado' },
    more: 'Ver a agenda completa',
    empty: 'Nada marcado por enquanto',
    emptyText: 'Vai acontecer alguma coisa na cidade? Conte para todo mundo.',
    submit: 'Cadastrar evento',
  },
  eatNow: {
    title: 'Comer agora perto de mim',
    lead: 'O que está aberto neste momento, do mais perto para o mais longe. Sua posição só ordena a lista: não é guardada.',
    action: 'Ver o que está aberto perto',
    looking: 'Procurando você…',
    near: 'Abertos perto de você',
    ways: 'Aberto agora, por tipo',
    failed: 'Lista sem a distância',
    denied:
      'A localização está bloqueada para este site. Mostramos o que está aberto na cidade toda.',
    unavailable: 'Seu aparelho não disse onde está. Mostramos o que está aberto na cidade toda.',
    nobody: 'Nenhuma cozinha aberta agora',
    kinds: {
      'peixes-e-frutos-do-mar': 'Peixes e frutos do mar',
      'comida-paraense': 'Comida paraense',
      'barraca-de-praia': 'Barraca de praia',
      churrascaria: 'Churrascaria',
      pizzaria: 'Pizzaria',
      lanchonete: 'Lanches',
      'acai-e-sorvetes': 'Açaí e sorvetes',
      padaria: 'Padaria',
      'cafe-e-tapioca': 'Café e tapioca',
      'caranguejo-e-petiscos': 'Caranguejo e petiscos',
    } as Record<string, string>,
    food: 'Onde comer',
    open: 'Aberto agora',
    openCount: (count: number) => (count === 1 ? '1 aberto' : `${count} abertos`),
    opensLater: 'Ver quando abrem',
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
    send: 'Enviar minha foto ou história',
    sendText: 'A equipe lê tudo antes de publicar e dá o crédito a você.',
    action: 'Participar',
  },
  owners: {
    title: 'Seu negócio no guia que a cidade abre todo dia',
    get lead() {
      const what = isAvailable('menu')
        ? 'Publique horário, fotos, cardápio e WhatsApp.'
        : 'Publique horário, fotos e WhatsApp.'
      const seen = isAvailable('analytics') ? 'vê quantas pessoas passaram por aqui e ' : ''
      const got = isAvailable('delivery') ? 'pedido direto' : 'a mensagem de quem vem para cá'
      return `${what} Você ${seen}recebe ${got}.`
    },
    publish: 'Publicar meu negócio',
    claim: 'Já estou no guia',
  },
} as const
