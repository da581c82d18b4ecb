import { countOf } from '~/lists/lists.texts.ts'

const number = new Intl.NumberFormat('pt-BR')
const things = countOf('participação', 'participações')

/** Every sentence of /admin/participacoes. */
export const contributionsAdminTexts = {
  caption: 'Participações',
  search: 'Buscar por título, texto, crédito ou e-mail',
  status: 'Situação',
  anyStatus: 'Todas',
  kind: 'Tipo',
  loading: 'Carregando as participações…',
  loadError: 'Não deu para carregar as participações',
  none: {
    title: 'Nada por aqui ainda',
    text: 'O que as pessoas enviarem ao Você no Portal aparece nesta lista.',
    filteredTitle: 'Nada com estes filtros',
    filteredText: 'Tire algum filtro para ver mais.',
  },
  columns: {
    title: 'Participação',
    kind: 'Tipo',
    status: 'Situação',
    credit: 'Crédito',
    sent: 'Enviada',
    likes: 'Curtidas',
    actions: 'Ações',
  },
  noCredit: 'Anônimo',
  private: 'particular',
  count: (count: number) => number.format(count),
  page: 'Ver a página',
  moderate: 'Decidir na moderação',
  menu: (title: string) => `Ações de ${title}`,
  actions: {
    publish: 'Publicar',
    answer: 'Responder',
    suspend: 'Tirar do ar',
    archive: 'Arquivar',
    restore: 'Devolver ao ar',
  },
  acts: {
    archive: {
      label: 'Arquivar',
      ask: (count: number) => `Arquivar ${things(count)}?`,
      text: 'Deixa de aparecer no portal. Dá para devolver ao ar o que já esteve.',
    },
    restore: {
      label: 'Devolver ao ar',
      ask: (count: number) => `Devolver ${things(count)} ao ar?`,
      text: 'Volta ao Você no Portal na hora.',
    },
  },
  ask: {
    suspend: {
      title: (title: string) => `Tirar “${title}” do ar?`,
      description: 'Quem enviou recebe o motivo por e-mail.',
      label: 'Motivo',
      tooShort: 'Escreva o motivo: quem enviou vai ler.',
    },
    answer: {
      title: (title: string) => `Responder a “${title}”`,
      description:
        'Quem reclamou recebe a resposta por e-mail; se for pública, ela aparece na página.',
      label: 'Resposta',
      tooShort: 'Escreva a resposta: quem reclamou vai ler.',
    },
    archive: {
      title: (title: string) => `Arquivar “${title}”?`,
      description: 'Deixa de aparecer no portal. Dá para devolver depois.',
    },
  },
  answers: [
    'Recebemos um pedido de quem aparece na foto.',
    'Estamos conferindo de quem é a foto.',
    'O conteúdo não segue as regras do Você no Portal.',
  ],
  done: {
    publish: (title: string) => `“${title}” está no ar`,
    answer: (title: string) => `Resposta a “${title}” enviada`,
    suspend: (title: string) => `“${title}” saiu do ar`,
    archive: (title: string) => `“${title}” arquivada`,
    restore: (title: string) => `“${title}” voltou ao ar`,
  },
  conflict: 'Alguém mexeu antes de você',
  failed: 'Não deu para salvar',
} as const
