import { type SheetTable, VERSION_DATES } from './list-sheets.rules.ts'

/** Of the portal itself. */
export const portalSheets = {
  faults: {
    path: '/api/v1/admin/error-faults',
    rows: 'faults',
    paging: 'cursor',
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
    paging: 'cursor',
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
    paging: 'cursor',
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
  'search-terms': {
    path: '/api/v1/admin/search/terms',
    asks: ['days'],
    rows: 'empty',
    paging: null,
    file: 'buscas-sem-resposta',
    columns: [
      ['busca', 'term'],
      ['vezes', 'searches'],
      ['sem_resultado', 'empty'],
    ],
  },
  synonyms: {
    path: '/api/v1/admin/search/synonyms',
    rows: null,
    paging: null,
    file: 'palavras-que-querem-dizer-o-mesmo',
    columns: [
      ['quem_digita', 'typed'],
      ['tambem_acha', 'found'],
      ['nos_dois_sentidos', 'is_mutual'],
      ...VERSION_DATES,
    ],
  },
} satisfies Record<string, SheetTable>
