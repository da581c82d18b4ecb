import type { MediaUse } from '@portal/contract/ground/media/media-library'
import { countOf } from '~/lists/lists.texts.ts'

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const uses = countOf('lugar', 'lugares')

const kinds: Record<MediaUse['kind'], string> = {
  establishment: 'Negócio',
  review: 'Avaliação de',
  item: 'Cardápio ou loja',
  unit: 'Quarto ou casa',
  property: 'Imóvel',
  event: 'Evento',
  article: 'Notícia',
  show: 'Programa do podcast',
  episode: 'Episódio',
  sight: 'Praia ou atração',
  collection: 'Roteiro ou coleção',
  contribution: 'Você no Portal',
  announcement: 'Faixa ou aviso',
  settings: 'Imagens do portal',
}

/** Every sentence of the library of photos. */
export const libraryTexts = {
  caption: 'Fotos do portal',
  loading: 'Carregando as fotos…',
  loadError: 'Não deu para carregar as fotos',
  search: 'Buscar por nome ou descrição',
  count: countOf('foto', 'fotos'),
  none: {
    title: 'Nenhuma foto ainda',
    text: 'As fotos que a equipe e os negócios enviarem aparecem aqui.',
    filteredTitle: 'Nenhuma foto com estes filtros',
    filteredText: 'Mude a busca ou o filtro para ver outras.',
  },
  only: 'Mostrar',
  all: 'Todas',
  onlyOf: { 'sem-uso': 'Sem uso', 'sem-descricao': 'Sem descrição' },
  columns: {
    name: 'Nome',
    alt: 'Descrição',
    uses: 'Onde aparece',
    size: 'Tamanho',
    created: 'Enviada em',
  },
  noAlt: 'sem descrição',
  unused: 'em nenhum lugar',
  inOldVersions: 'só em versões antigas ou recortes',
  usedIn: (count: number) => `em ${uses(count)}`,
  size: (width: number, height: number, bytes: number) =>
    `${width} × ${height}, ${number.format(bytes / 1_000_000)} MB`,
  kinds,
  placeOf: ({ kind, name }: MediaUse) => (name ? `${kinds[kind]}: ${name}` : kinds[kind]),
  details: {
    owner: 'Enviada por',
    nobody: 'quem já não tem conta',
    size: 'Tamanho',
    uses: 'Onde aparece',
    original: 'Abrir a foto como foi enviada',
    close: 'Fechar',
    open: 'ver detalhes',
  },
  alt: {
    label: 'Descrição para quem não vê a foto',
    save: 'Salvar descrição',
    done: 'Descrição salva',
    failed: 'Não deu para salvar a descrição',
  },
  replace: {
    action: 'Trocar em todo lugar',
    hint: 'A foto nova entra no lugar desta em todas as páginas de uma vez.',
    pending: 'Preparando a foto nova…',
    done: 'Foto trocada em todo lugar',
    failed: 'Não deu para trocar a foto',
  },
  remove: {
    action: 'Apagar foto',
    ask: (name: string) => `Apagar ${name}?`,
    text: 'A foto e seus arquivos somem de vez.',
    done: 'Foto apagada',
    failed: 'Não deu para apagar a foto',
    label: 'Apagar',
    askMany: (count: number) => (count === 1 ? 'Apagar 1 foto?' : `Apagar ${count} fotos?`),
  },
} as const
