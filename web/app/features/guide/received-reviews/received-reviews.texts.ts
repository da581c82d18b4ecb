const number = new Intl.NumberFormat('pt-BR')

/** Every sentence of the received reviews. */
export const receivedReviewsTexts = {
  label: 'Avaliações recebidas',
  loading: 'Carregando as avaliações…',
  loadError: 'Não deu para carregar as avaliações',
  summary: {
    label: 'Resumo das avaliações',
    mean: 'nota média',
    none: 'Ainda sem nota',
    count: (count: number) =>
      count === 1 ? '1 avaliação publicada' : `${number.format(count)} avaliações publicadas`,
    unanswered: (count: number) => {
      if (count === 0) return 'Todas respondidas'
      return count === 1 ? '1 sem resposta' : `${number.format(count)} sem resposta`
    },
    stars: (stars: number, count: number) =>
      `${stars === 1 ? '1 estrela' : `${stars} estrelas`}: ${number.format(count)}`,
    waiting: (count: number) =>
      count === 1
        ? '1 avaliação está em análise pela moderação e aparece aqui quando for aprovada.'
        : `${number.format(count)} avaliações estão em análise pela moderação e aparecem aqui quando forem aprovadas.`,
  },
  filter: {
    label: 'Mostrar',
    all: 'Todas',
    unanswered: 'Sem resposta',
    rating: 'Nota',
    anyRating: 'Qualquer nota',
    ratingOf: (stars: number) => (stars === 1 ? '1 estrela' : `${stars} estrelas`),
    clear: 'Limpar filtros',
  },
  empty: {
    title: 'Nenhuma avaliação ainda',
    text: 'Convide seus clientes: o cartaz com QR leva direto à sua página, onde eles podem avaliar.',
    filteredTitle: 'Nenhuma avaliação com esse filtro',
    filteredText: 'Mude o filtro para ver as outras.',
  },
  published: 'Publicada',
  edited: 'editada',
  noText: 'Só a nota, sem texto.',
  photo: (index: number, total: number) => `Foto ${index} de ${total} da avaliação`,
  reply: {
    own: 'Resposta do negócio',
    action: 'Responder',
    label: 'Sua resposta',
    hint: 'Fica pública, embaixo da avaliação, em nome do negócio. Não responda com dados pessoais.',
    publish: 'Publicar resposta',
    save: 'Salvar alteração',
    edit: 'Editar resposta',
    remove: 'Apagar resposta',
    cancel: 'Cancelar',
    blank: 'Escreva a resposta.',
    done: 'Resposta publicada',
    changed: 'Resposta alterada',
    failed: 'Não deu para publicar a resposta',
    left: (count: number) => `${number.format(count)} letras restantes`,
    ask: (author: string) => `Apagar a resposta a ${author}?`,
    askText: 'Ela some da página na hora. Você pode responder de novo depois.',
    removed: 'Resposta apagada',
    removeFailed: 'Não deu para apagar a resposta',
    notAllowed: 'Só o dono e os gerentes respondem avaliações.',
  },
  home: {
    title: (author: string) => `${author} deu`,
    kind: 'Avaliação sem resposta',
    action: 'Responder avaliação',
  },
  report: {
    action: 'Denunciar',
    lead: 'A moderação do portal lê a avaliação e decide; ela continua no ar enquanto isso. Nota baixa sozinha não é motivo: responder costuma ajudar mais.',
  },
} as const
