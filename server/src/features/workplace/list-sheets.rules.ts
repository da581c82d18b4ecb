import type { SheetList } from '@portal/contract/workplace/list-sheets'
import { csvLine, guarded } from '../../platform/csv/csv.ts'

/** A spreadsheet set to Portuguese takes the semicolon for granted, and the mark for the letters. */
const SEPARATOR = ';'
const BYTE_ORDER_MARK = '\uFEFF'

type Row = Readonly<Record<string, unknown>>
/** Its heading, and where in a row its value is: "owner.name". */
type Column = readonly [heading: string, path: string]

export type SheetTable = {
  /** The endpoint of the list. */
  path: string
  /** What of the question a list that comes whole understands itself. */
  asks?: readonly string[]
  /** What it is always asked with. */
  query?: Readonly<Record<string, string>>
  /** Where the rows are in its answer; an answer that is a list has none. */
  rows: string | null
  /** Read in pages; a short list comes whole, and is narrowed here as the screen does. */
  isPaged: boolean
  columns: readonly Column[]
  /** Who takes it away is written down. */
  isPersonal?: true
  file: string
}

const STATUS: Column = ['situacao', 'status']
const VERSION_DATES: Column[] = [['atualizado_em', 'updated_at']]

const SIGHTS = {
  path: '/api/v1/admin/sights',
  rows: null,
  isPaged: false,
  columns: [
    ['nome', 'name'],
    STATUS,
    ['endereco', 'slug'],
    ['resumo', 'content.summary'],
    ['conferido_em', 'verified_at'],
    ...VERSION_DATES,
  ],
} as const

/** Every table by its columns: what people read on the screen, and the dates behind it. */
export const SHEET_TABLES: Record<SheetList, SheetTable> = {
  listings: {
    path: '/api/v1/admin/establishments',
    rows: 'establishments',
    isPaged: true,
    isPersonal: true,
    file: 'estabelecimentos',
    columns: [
      ['nome', 'name'],
      STATUS,
      ['categoria', 'category.name'],
      ['bairro', 'neighbourhood'],
      ['dono', 'owner.name'],
      ['plano', 'plan'],
      ['nota', 'rating.average'],
      ['avaliacoes', 'rating.count'],
      ['destaque_ate', 'featured_until'],
      ['criado_em', 'created_at'],
      ...VERSION_DATES,
    ],
  },
  people: {
    path: '/api/v1/admin/people',
    rows: 'people',
    isPaged: true,
    isPersonal: true,
    file: 'pessoas',
    columns: [
      ['nome', 'full_name'],
      ['email', 'email'],
      ['email_confirmado', 'email_verified'],
      ['whatsapp', 'whatsapp'],
      ['cidade', 'city'],
      ['estado', 'state'],
      ['plano', 'plan'],
      ['plano_ate', 'plan_ends_at'],
      ['papel', 'role'],
      ['duas_etapas', 'has_second_factor'],
      ['bloqueada_em', 'blocked.at'],
      ['desde', 'created_at'],
    ],
  },
  events: {
    path: '/api/v1/admin/events',
    rows: 'events',
    isPaged: true,
    file: 'eventos',
    columns: [
      ['titulo', 'title'],
      STATUS,
      ['estado', 'situation'],
      ['categoria', 'category'],
      ['local', 'venue_name'],
      ['comeca_em', 'starts_at'],
      ['repete', 'is_recurring'],
      ['criado_em', 'created_at'],
      ...VERSION_DATES,
    ],
  },
  articles: {
    path: '/api/v1/admin/articles',
    rows: 'articles',
    isPaged: true,
    file: 'noticias',
    columns: [
      ['titulo', 'title'],
      STATUS,
      ['categoria', 'category.name'],
      ['autor', 'author'],
      ['patrocinio', 'sponsor'],
      ['agendada_para', 'publish_at'],
      ['publicada_em', 'published_at'],
      ...VERSION_DATES,
    ],
  },
  beaches: { ...SIGHTS, query: { kind: 'beach' }, file: 'praias' },
  attractions: { ...SIGHTS, query: { kind: 'attraction' }, file: 'atracoes' },
  collections: {
    path: '/api/v1/admin/collections',
    rows: null,
    isPaged: false,
    file: 'roteiros-e-colecoes',
    columns: [
      ['titulo', 'title'],
      STATUS,
      ['tipo', 'kind'],
      ['resumo', 'summary'],
      ...VERSION_DATES,
    ],
  },
  episodes: {
    path: '/api/v1/admin/podcast/episodes',
    rows: 'episodes',
    isPaged: true,
    file: 'episodios',
    columns: [
      ['titulo', 'title'],
      STATUS,
      ['programa', 'show_title'],
      ['temporada', 'season'],
      ['numero', 'number'],
      ['segundos', 'duration_s'],
      ['vai_ao_ar_em', 'publish_at'],
      ...VERSION_DATES,
    ],
  },
  contributions: {
    path: '/api/v1/admin/contributions',
    rows: 'contributions',
    isPaged: true,
    isPersonal: true,
    file: 'voce-no-portal',
    columns: [
      ['titulo', 'title'],
      STATUS,
      ['tipo', 'kind'],
      ['texto', 'text'],
      ['credito', 'credit_name'],
      ['enviado_por', 'sender.name'],
      ['email', 'sender.email'],
      ['curtidas', 'likes'],
      ['enviado_em', 'created_at'],
      ['publicado_em', 'published_at'],
    ],
  },
  newsletter: {
    path: '/api/v1/admin/newsletter',
    rows: 'issues',
    isPaged: false,
    file: 'cartas-por-email',
    columns: [
      ['titulo', 'subject'],
      STATUS,
      ['assunto', 'topic'],
      ['enviada_em', 'started_at'],
      ['leitores', 'outcome.readers'],
      ['enviadas', 'outcome.sent'],
      ['falharam', 'outcome.failed'],
      ...VERSION_DATES,
    ],
  },
  money: {
    path: '/api/v1/admin/plan-orders',
    rows: 'orders',
    isPaged: true,
    isPersonal: true,
    file: 'compras-de-planos',
    columns: [
      ['numero', 'number'],
      ['comprador', 'buyer.name'],
      ['documento', 'buyer.document_hint'],
      ['plano', 'plan'],
      ['ciclo', 'cycle'],
      ['forma', 'method'],
      ['centavos', 'amount_cents'],
      STATUS,
      ['criada_em', 'created_at'],
    ],
  },
  faults: {
    path: '/api/v1/admin/error-faults',
    rows: 'faults',
    isPaged: true,
    file: 'erros',
    columns: [
      ['falha', 'message'],
      ['pagina', 'page'],
      ['parte', 'part'],
      ['avisos', 'reports'],
      ['primeiro_em', 'first_at'],
      ['ultimo_em', 'last_at'],
      ['versoes', 'releases'],
      ['corrigida_em', 'mended.at'],
      ['voltou_em', 'reopened_at'],
    ],
  },
  // Its columns are those of its import: what is taken away can be brought back.
  redirects: {
    path: '/api/v1/admin/redirects',
    rows: 'redirects',
    isPaged: true,
    file: 'redirecionamentos',
    columns: [
      ['endereco_antigo', 'from'],
      ['destino', 'to'],
      ['tipo', 'status'],
      ['usos', 'hits'],
      ['ultimo_uso', 'last_used_at'],
      ['criado_em', 'created_at'],
    ],
  },
  media: {
    path: '/api/v1/admin/media',
    rows: 'photos',
    isPaged: true,
    isPersonal: true,
    file: 'fotos',
    columns: [
      ['nome', 'name'],
      ['descricao', 'alt'],
      ['largura', 'width'],
      ['altura', 'height'],
      ['bytes', 'bytes'],
      ['enviada_por', 'owner'],
      ['sem_uso', 'is_unused'],
      ['enviada_em', 'created_at'],
      ['codigo', 'id'],
    ],
  },
  offers: {
    path: '/api/v1/admin/offers',
    asks: ['state'],
    rows: 'offers',
    isPaged: false,
    file: 'ofertas',
    columns: [
      ['titulo', 'title'],
      ['situacao', 'state'],
      ['negocio', 'establishment.name'],
      ['tipo', 'kind'],
      ['valor', 'value'],
      ['comeca_em', 'starts_at'],
      ['termina_em', 'ends_at'],
      ['pegos', 'taken'],
      ['usados', 'redeemed'],
      ['economia_centavos', 'saved_cents'],
    ],
  },
  'property-feeds': {
    path: '/api/v1/admin/property-feeds',
    rows: 'feeds',
    isPaged: false,
    file: 'feeds-de-imoveis',
    columns: [
      ['imobiliaria', 'establishment.name'],
      ['servidor', 'host'],
      ['formato', 'format'],
      ['situacao', 'state'],
      ['imoveis', 'kept'],
      ['ultima_leitura_boa', 'good_at'],
      ['falha', 'failure.sentence'],
      ['falha_desde', 'failure.since'],
    ],
  },
  'search-terms': {
    path: '/api/v1/admin/search/terms',
    asks: ['days'],
    rows: 'empty',
    isPaged: false,
    file: 'buscas-sem-resposta',
    columns: [
      ['busca', 'term'],
      ['vezes', 'searches'],
      ['sem_resultado', 'empty'],
    ],
  },
}

export const sheetHead = ({ columns }: SheetTable): string =>
  `${BYTE_ORDER_MARK}${csvLine(
    columns.map(([heading]) => heading),
    SEPARATOR,
  )}`

export const sheetLine = ({ columns }: SheetTable, row: Row): string =>
  csvLine(
    columns.map(([, path]) => guarded(textOf(valueAt(row, path)))),
    SEPARATOR,
  )

/** Said in the last line, where somebody scrolls to see how many there are. */
export const cutLine = (most: number): string =>
  csvLine([`O arquivo vai até ${most.toLocaleString('pt-BR')} linhas.`], SEPARATOR)

function valueAt(row: Row, path: string): unknown {
  let value: unknown = row
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Row)[name]
  }
  return value
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  return Array.isArray(value) ? value.map(textOf).join(', ') : String(value)
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Rows of a list that came whole, narrowed as its screen narrows them in the browser. */
export function narrowed(
  rows: readonly Row[],
  { columns }: SheetTable,
  { search, status }: { search?: string | undefined; status?: string | undefined },
): Row[] {
  const [first] = columns
  const words = folded(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return rows.filter((row) => {
    const name = folded(textOf(first && valueAt(row, first[1])))
    return (!status || row.status === status) && words.every((word) => name.includes(word))
  })
}
