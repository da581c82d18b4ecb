import type { WatchSpan } from '@portal/contract/city/tide-warnings/watch-rules'

export const SPAN_WORDS: Record<WatchSpan, string> = {
  today: 'Só hoje',
  weekend: 'Este fim de semana',
  always: 'Sempre',
}

export const tideWatchTexts = {
  title: 'Me avise antes da maré',
  pageTitle: (beach: string) => `Me avise antes da maré, ${beach}`,
  description: (beach: string) =>
    `Um aviso no celular 60 e 30 minutos antes de a água chegar: ${beach}. Sem conta e sem número.`,
  siteName: 'Guia Salinópolis',
  previewLabel: 'Como o aviso aparece no celular',
  preview: {
    leave: (time: string) => `Retire o carro até ${time}`,
    leaveText: (ramp: string, metres: string) =>
      `${ramp}. Faltam 60 min: a água chega a ${metres}.`,
    high: (time: string) => `Maré cheia às ${time}`,
    highText: (beach: string, metres: string) => `${beach}, ${metres}, daqui a 60 min.`,
  },
  example: 'nível de exemplo',
  minutes: '60 e 30 minutos antes',
  minutesText: (first: string, second: string) => `O próximo seria ${first}; depois, ${second}.`,
  minutesNone: 'A água não chega ao limite nos próximos dias.',
  days: 'Só nos dias que você escolher',
  daysText: 'No máximo 2 por maré. Nada de oferta por aqui.',
  stopLead: 'Para com um toque',
  stopLeadText: '“Parar” vem no próprio aviso. Sem conta, sem número.',
  noLimit:
    'O limite de água desta praia ainda não foi definido: o aviso fala da maré cheia, não do carro.',
  ramp: 'Rampa',
  firstRamp: 'A que a água alcança primeiro',
  when: 'Quando',
  nights: 'De madrugada também',
  nightsHint: 'Das 22h às 6h, o celular toca só se você quiser.',
  changes: 'Se a hora mudar',
  changesHint: 'Tabela ou limite da rampa novos: aviso com a hora nova.',
  ask: 'Quero o aviso',
  permission: 'O celular pergunta em seguida: toque em',
  allow: 'Permitir',
  asking: 'Pedindo o aviso',
  failed: 'O aviso não foi pedido',
  loading: 'Vendo o que este celular permite',
  loadError: 'Não deu para ver os avisos deste celular',
  on: {
    title: (day: string) => `Pronto. O primeiro é ${day} às`,
    soon: 'Pronto. O próximo vem em instantes',
    after: (left: string, second: string) => `Faltam ${left}. Depois, outro às ${second}.`,
    onlyLast: (left: string) => `Faltam ${left}.`,
    none: 'Pronto. Nestes dias a água não chega ao limite',
    noneText: 'Se a tabela ou o limite mudarem, o aviso segue a hora nova.',
    change: 'Mudar',
    care: 'O aviso ajuda, mas quem manda é o mar. Siga as placas e os guarda-vidas. Celular no silencioso ou sem sinal pode não tocar.',
    test: 'Mandar um teste agora',
    testSent: 'Teste enviado: ele chega em segundos.',
    testFailed: 'O teste não foi enviado',
    stop: 'Parar os avisos',
    stopped: 'Avisos parados.',
    stopFailed: 'Os avisos não foram parados',
  },
  blocked: {
    title: 'O celular está bloqueando',
    text: 'Você, ou o navegador, disse não aos avisos deste site. Só você pode abrir de novo:',
    steps: [
      'Toque no cadeado ao lado do endereço, no alto',
      'Abra Permissões',
      'Em Notificações, escolha Permitir',
      'Volte aqui: a página percebe sozinha',
    ],
  },
  iphone: {
    title: 'No iPhone, ponha o Guia na tela de início',
    text: 'A Apple só avisa quem está lá. São 15 segundos, sem loja; precisa do iOS 16.4 ou mais novo.',
    steps: [
      'No Safari, toque em Compartilhar, embaixo, no meio da tela',
      'Role e toque em Adicionar à Tela de Início',
      'Abra o Guia pelo ícone e toque de novo em “Me avise antes da maré”',
    ],
  },
  unsupported: {
    title: 'Este navegador não recebe avisos',
    text: 'Abra esta página no Chrome, no Firefox ou no Samsung Internet do celular, ou use o alarme da sua agenda.',
  },
  off: {
    title: 'Os avisos não estão ligados neste portal',
    text: 'O alarme da sua agenda funciona agora.',
  },
  closed: {
    title: 'Sem acesso de carro à areia',
    text: 'Os acessos desta praia estão fechados a veículos: não há o que avisar.',
  },
  otherWays: 'Ou de outro jeito',
  calendar: 'No calendário do celular',
  calendarText: 'com alarme 60 e 30 min antes, funciona agora',
  highCalendar: 'As marés cheias na sua agenda',
  highCalendarText: 'os próximos 60 dias',
} as const
