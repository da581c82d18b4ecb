import type { ContributionKind } from '@portal/contract/newsroom/contributions/contribution.texts'

const number = new Intl.NumberFormat('pt-BR')

/** What everybody reads of "Você no Portal". */
export const contributionsTexts = {
  title: 'Você no Portal',
  lead: (city: string) =>
    `${city} pelos olhos de quem vive e de quem visita: fotos, histórias, dicas e até reclamações.`,
  meta: (city: string) =>
    `Fotos, histórias e dicas de ${city} enviadas por moradores e visitantes. Mande a sua e apareça no portal.`,
  send: 'Enviar a minha',
  sendLead: 'Leva um minuto. A equipe lê antes de publicar.',
  mine: 'Acompanhar o que enviei',
  coverage: 'Vai ter evento? Solicite a cobertura do portal',
  filters: 'Tipo de participação',
  all: 'Tudo',
  kinds: {
    photo: 'Fotos',
    story: 'Histórias',
    tip: 'Dicas',
    complaint: 'Reclamações',
  } satisfies Record<ContributionKind, string>,
  by: (name: string) => `por ${name}`,
  anonymous: 'Anônimo',
  empty: 'Ainda não há nada aqui',
  emptyText: 'Seja a primeira pessoa a mandar. Uma foto do celular já serve.',
  failed: 'Não deu para ler a galeria agora. Recarregue a página em instantes.',
  pages: 'Páginas da galeria',
  notFound: 'Participação não encontrada',
  more: 'Mais de quem participa',
  back: 'Ver a galeria',
  breadcrumb: 'Você está em',
  photos: 'Fotos',
  photo: (position: number) => `Foto ${position}`,
  place: 'Onde',
  happened: 'Quando foi',
  published: 'Publicado em',
  credit: 'De',
  answer: 'Resposta da equipe do portal',
  share: 'Compartilhar',
  yours: 'Também tem algo para mostrar?',
  like: {
    label: (count: number) =>
      count === 1 ? 'Curtir. 1 pessoa curtiu' : `Curtir. ${number.format(count)} pessoas curtiram`,
    word: 'Curtir',
    undo: 'Curtiu',
    count: (count: number) => number.format(count),
    failed: 'Não deu para guardar a sua curtida',
  },
  likes: (count: number) => (count === 1 ? '1 curtida' : `${number.format(count)} curtidas`),
} as const
