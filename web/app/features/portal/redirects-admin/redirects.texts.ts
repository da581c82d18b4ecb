import { countOf } from '~/lists/lists.texts.ts'

const redirects = countOf('redirecionamento', 'redirecionamentos')

/** Every sentence of the screen of redirects. */
export const redirectsTexts = {
  caption: 'Redirecionamentos',
  loading: 'Carregando os redirecionamentos…',
  loadError: 'Não deu para carregar os redirecionamentos',
  search: 'Buscar pelo endereço',
  count: redirects,
  none: {
    title: 'Nenhum redirecionamento',
    text: 'Quando um endereço antigo ainda é procurado, leve quem chega por ele à página certa.',
    filteredTitle: 'Nenhum redirecionamento com estes filtros',
    filteredText: 'Mude a busca ou os filtros para ver outros.',
  },
  status: 'Tipo',
  statuses: { '301': 'De vez (301)', '302': 'Por um tempo (302)', '410': 'Não existe mais (410)' },
  unused: 'Uso',
  unusedOnly: 'Nunca usados',
  columns: {
    from: 'Endereço antigo',
    to: 'Leva a',
    status: 'Tipo',
    hits: 'Usos',
    last: 'Último uso',
    created: 'Criado em',
  },
  nowhere: 'lugar nenhum',
  never: 'nunca',
  edit: { header: 'Editar', label: 'Editar', of: (from: string) => `Editar ${from}` },
  add: 'Novo redirecionamento',
  form: {
    newTitle: 'Novo redirecionamento',
    editTitle: 'Editar redirecionamento',
    from: 'Endereço antigo',
    fromHint: 'Só o caminho, como /praia-antiga.',
    to: 'Leva a',
    toHint: 'Um endereço deste portal, como /praia/atalaia.',
    save: 'Salvar',
    cancel: 'Cancelar',
    done: 'Redirecionamento salvo',
    failed: 'Não deu para salvar o redirecionamento',
  },
  remove: {
    label: 'Apagar',
    ask: (count: number) => `Apagar ${redirects(count)}?`,
    text: 'Quem chegar pelo endereço antigo volta a ver a página de endereço não encontrado.',
  },
  sheet: {
    choose: 'Trazer de uma planilha',
    hint: 'Colunas: endereco_antigo, destino e tipo (301, 302 ou 410).',
    failed: 'Não deu para ler a planilha',
    done: ({ added, changed, same }: { added: number; changed: number; same: number }) =>
      `${added} novos, ${changed} mudados, ${same} já estavam assim.`,
    refused: (count: number) =>
      count === 1 ? '1 linha ficou de fora:' : `${count} linhas ficaram de fora:`,
    line: (line: number, from: string, why: string) => `linha ${line} (${from || 'vazia'}): ${why}`,
  },
} as const
