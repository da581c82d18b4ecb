const listings = (count: number) =>
  count === 1 ? '1 negócio' : `${count.toLocaleString('pt-BR')} negócios`

export const importsTexts = {
  choose: {
    title: 'Trazer uma planilha',
    lead: 'Um arquivo CSV de até 5 MB, com um negócio por linha. Primeiro conferimos tudo; nada é salvo antes de você confirmar.',
    action: 'Escolher planilha',
    again: 'Escolher outra planilha',
    template: 'Baixar modelo',
    checking: 'Conferindo a planilha…',
    failed: 'Não deu para conferir a planilha',
  },
  columns: {
    summary: 'As colunas, uma por uma',
    caption: 'Colunas da planilha',
    name: 'Coluna',
    hint: 'O que escrever',
    required: 'obrigatória',
  },
  export: {
    title: 'Levar o guia',
    lead: 'Todos os cadastros, com as mesmas colunas. O arquivo tem e-mails: a saída fica na auditoria.',
    action: 'Exportar CSV',
  },
  preview: {
    title: (file: string) => `Conferência de ${file}`,
    counts: {
      create: (count: number) =>
        count === 1 ? '1 novo' : `${count.toLocaleString('pt-BR')} novos`,
      duplicate: (count: number) =>
        count === 1 ? '1 repetido' : `${count.toLocaleString('pt-BR')} repetidos`,
      invalid: (count: number) =>
        count === 1 ? '1 com erro' : `${count.toLocaleString('pt-BR')} com erros`,
    },
    read: (encoding: string, separator: string) =>
      `Lida como ${encoding}, com ${separator === '\t' ? 'tabulações' : `“${separator}”`} entre as colunas.`,
    ignored: (names: string) => `Colunas que não conhecemos e ficam de fora: ${names}.`,
    filter: 'Linhas mostradas',
    filters: { all: 'Todas', problems: 'Problemas', create: 'Novas' },
    caption: 'Linhas da planilha',
    columns: { line: 'Linha', name: 'Nome', outcome: 'O que acontece', why: 'Por quê' },
    outcomes: { create: 'Será criado', duplicate: 'Repetido', invalid: 'Com erro' },
    unnamed: 'Sem nome',
    none: 'Nenhuma linha assim nesta planilha.',
    more: (left: number) => `Mostrar mais (${left.toLocaleString('pt-BR')})`,
    reasons: {
      address: 'Mesmo endereço de página que',
      cnpj: 'Mesmo CNPJ que',
      phone: 'Mesmo telefone que',
      name: 'Mesmo nome e bairro que',
    },
    ofLine: (name: string, line: number) => `${name}, na linha ${line}`,
    nothing:
      'Não há nada novo para importar. Corrija a planilha, ou fique tranquilo: o que se repete já está no guia.',
  },
  confirm: {
    action: (count: number) => `Importar ${listings(count)}`,
    title: (count: number) => `Importar ${listings(count)}?`,
    text: (leftOut: number) =>
      leftOut === 0
        ? 'Eles aparecem no guia na hora, sem dono: quem responde por eles pode reivindicar.'
        : `Eles aparecem no guia na hora, sem dono. ${leftOut === 1 ? '1 linha fica' : `${leftOut.toLocaleString('pt-BR')} linhas ficam`} de fora.`,
    failed: 'A planilha não foi importada',
  },
  done: {
    title: (count: number) =>
      count === 0 ? 'Nada de novo na planilha' : `${listings(count)} no guia`,
    text: (duplicate: number, invalid: number) =>
      `Ficaram de fora: ${importsLeft(duplicate, invalid)}.`,
    see: 'Ver estabelecimentos',
    another: 'Importar outra planilha',
  },
} as const

function importsLeft(duplicate: number, invalid: number): string {
  if (duplicate + invalid === 0) return 'nenhuma linha'
  const parts = [
    duplicate > 0 ? `${duplicate.toLocaleString('pt-BR')} por repetição` : '',
    invalid > 0 ? `${invalid.toLocaleString('pt-BR')} com erro` : '',
  ]
  return parts.filter(Boolean).join(' e ')
}
