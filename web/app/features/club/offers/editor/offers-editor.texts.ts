import type { OfferKind } from '@portal/contract/club/offers/offers.texts'

const save = {
  save: 'Salvar oferta',
  discard: 'Descartar',
  pending: () => 'Mudanças não salvas',
  ask: {
    title: 'Descartar o que você escreveu?',
    description: 'A oferta volta a ser como estava.',
    confirm: 'Descartar',
  },
}

/** What the people of a business read while they make offers. */
export const offersEditorTexts = {
  loading: 'Carregando as ofertas',
  loadError: 'As ofertas não vieram',
  limits: (active: number, flash: number) =>
    `O plano inclui ${active === 1 ? '1 oferta ativa' : `${active} ofertas ativas`} e ${
      flash === 0
        ? 'nenhuma oferta relâmpago'
        : flash === 1
          ? '1 oferta relâmpago'
          : `${flash} ofertas relâmpago`
    } ao mesmo tempo.`,
  noPlan: 'O plano deste negócio não inclui ofertas.',
  plans: 'Ver os planos',
  byPortal: 'Feita pelo portal',
  outsidePlan: 'Fora do plano: ninguém vê',
  none: 'Nenhuma oferta ainda',
  noneText: 'Crie a primeira: ela aparece na sua página, no guia, no mapa e no Clube.',
  add: 'Criar oferta',
  edit: 'Editar',
  back: 'Voltar às ofertas',
  newTitle: 'Nova oferta',
  editTitle: 'Editar oferta',
  reason: (reason: string) => `Motivo da recusa: ${reason}`,
  figures: (taken: number, redeemed: number) =>
    `${taken === 1 ? '1 cupom pego' : `${taken} cupons pegos`}, ${
      redeemed === 1 ? '1 usado' : `${redeemed} usados`
    }`,
  pause: 'Pausar',
  resume: 'Retomar',
  end: 'Encerrar',
  endAsk: {
    title: 'Encerrar esta oferta?',
    description: 'Ela sai do ar e não volta. Quem já pegou o cupom ainda pode usar.',
    confirmLabel: 'Encerrar',
  },
  stateFailed: 'A situação não mudou',
  states: {
    published: 'Oferta de volta ao ar',
    paused: 'Oferta pausada',
    ended: 'Oferta encerrada',
  },
  saved: 'Oferta salva',
  created: 'Oferta enviada para análise',
  failed: 'A oferta não foi salva',
  save,
  create: { ...save, save: 'Enviar para análise' },
  review:
    'Se você mudar o desconto, o título ou a regra, a equipe do portal olha de novo antes de publicar.',
  preview: 'Como o membro vê',
  what: {
    title: 'O que você oferece',
    kind: 'Tipo',
    percent: 'Desconto (%)',
    amount: 'Desconto (R$)',
    worth: 'Quanto vale (R$)',
    worthHint: 'Entra na conta de quanto o membro economizou.',
    name: 'No que vale',
    nameHint: {
      percent: 'Ex.: na pescada-amarela inteira',
      amount: 'Ex.: no passeio de popopô para dois',
      gift: 'Ex.: café coado na compra de duas tapiocas',
      'two-for-one': 'Ex.: na casquinha de bacuri',
      vip: 'Ex.: saída até as 16h na pousada',
    } satisfies Record<OfferKind, string>,
    rule: 'A regra',
    ruleHint: 'Ex.: um por mesa, no salão. Não soma com outra promoção.',
  },
  when: {
    title: 'Quando vale',
    flash: 'Oferta relâmpago: dura no máximo 48 horas e mostra a contagem',
    starts: 'Começa em',
    startsTime: 'Hora do começo',
    ends: 'Termina em',
    endsTime: 'Hora do fim',
    days: 'Dias da semana',
    dayNames: ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'],
    from: 'Das',
    until: 'Às',
    hoursHint: 'Deixe as duas vazias para valer o dia todo.',
  },
  many: {
    title: 'Quantos',
    stock: 'Cupons ao todo',
    stockHint: 'Vazio é sem limite. Com mais cupons, a oferta volta para aprovação.',
    perMember: 'Por membro',
    perMemberHint: 'Com mais por membro, a oferta volta para aprovação.',
  },
}
