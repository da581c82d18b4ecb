import { countOf } from '~/lists/lists.texts.ts'

const reports = countOf('aviso', 'avisos')

/** Every sentence of the screens of faults. */
export const faultsTexts = {
  caption: 'Falhas relatadas',
  loading: 'Carregando as falhas…',
  loadError: 'Não deu para carregar as falhas',
  search: 'Buscar na mensagem ou na página',
  count: countOf('falha', 'falhas'),
  reports,
  none: {
    title: 'Nenhuma falha relatada',
    text: 'Quando uma página quebra e a pessoa envia o relato, a falha aparece aqui.',
    filteredTitle: 'Nenhuma falha com estes filtros',
    filteredText: 'Mude a busca ou a situação para ver outras.',
  },
  state: 'Situação',
  allStates: 'Todas',
  states: { aberta: 'Abertas', corrigida: 'Corrigidas', voltou: 'Voltaram depois de corrigidas' },
  columns: {
    message: 'Falha',
    page: 'Página',
    state: 'Situação',
    reports: 'Avisos',
    first: 'Primeiro aviso',
    last: 'Último aviso',
    releases: 'Versões',
  },
  badges: { open: 'Aberta', mended: 'Corrigida', back: 'Voltou' },
  moreReleases: (count: number) => ` e mais ${count}`,
  part: 'Parte do código',
  one: {
    back: 'Voltar para os erros',
    loading: 'Carregando a falha…',
    loadError: 'Não deu para abrir esta falha',
    mended: (at: string, by: string | null) => (by ? `${at}, por ${by}` : at),
    mendedAt: 'Corrigida',
    reopenedAt: 'Voltou a aparecer',
    people: 'O aviso não diz quem o enviou: contamos avisos, não pessoas.',
    latest: 'Últimos avisos',
    gone: 'Os avisos desta falha já passaram dos 90 dias em que são guardados.',
    opened: (moment: string) => `Aviso de ${moment}`,
    screen: (width: number, height: number) => `tela de ${width} × ${height}`,
    release: (name: string) => `versão ${name}`,
    entries: 'O que aconteceu antes',
    noEntries: 'O navegador não anotou nada antes da falha.',
    levels: { info: 'nota', warning: 'alerta', error: 'erro' },
    slow: 'Operações lentas',
    place: 'Onde no código',
    seconds: (ms: number) =>
      `${(ms / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s`,
  },
  mend: {
    action: 'Marcar como corrigida',
    done: 'Falha marcada como corrigida',
    failed: 'Não deu para marcar a falha',
    text: 'Se uma versão nova do portal voltar a relatar esta falha, ela se abre de novo sozinha.',
  },
  reopen: {
    action: 'Reabrir esta falha',
    done: 'Falha reaberta',
    failed: 'Não deu para reabrir a falha',
  },
  bulk: {
    label: 'Marcar como corrigidas',
    ask: (count: number) =>
      count === 1 ? 'Marcar 1 falha como corrigida?' : `Marcar ${count} falhas como corrigidas?`,
    text: 'As que uma versão nova relatar de novo se abrem sozinhas.',
  },
} as const
