export const tideTablesTexts = {
  loadError: 'Não deu para carregar as tábuas',
  loading: 'Carregando as tábuas…',
  listTitle: 'Tábuas em uso',
  listLead: 'Um dia sem tábua oficial mostra a nossa estimativa, marcada como tal.',
  empty: 'Nenhuma tábua oficial ainda',
  emptyText: 'Importe a tábua da Marinha: os dias dela passam a valer no lugar da estimativa.',
  columns: {
    name: 'Fonte',
    edition: 'Edição',
    days: 'Dias',
    period: 'Período',
    by: 'Importada por',
  },
  period: (first: string, last: string) => `${first} a ${last}`,
  nobody: 'conta removida',
  remove: 'Remover',
  removeOf: (name: string) => `Remover ${name}`,
  removeTitle: (edition: string) => `Remover a tábua ${edition}?`,
  removeText: 'Os dias dela voltam à estimativa na hora. Você pode importar a tábua de novo.',
  removeAction: 'Remover tábua',
  removed: 'Tábua removida',
  removeFailed: 'A tábua não foi removida',
  import: {
    title: 'Importar tábua oficial',
    lead: 'Um CSV com data, hora e altura (e, se quiser, o tipo: preamar ou baixa-mar), no horário de Salinópolis. Você confere antes de salvar.',
    choose: 'Escolher arquivo CSV',
    another: 'Escolher outro arquivo',
    checking: 'Conferindo a tábua…',
    failed: 'Não deu para conferir a tábua',
  },
  preview: {
    title: 'Confira antes de importar',
    summary: (days: string, extremes: string, period: string) =>
      `${days} e ${extremes}, de ${period}.`,
    days: (count: number) => (count === 1 ? '1 dia' : `${count} dias`),
    extremes: (count: number) => (count === 1 ? '1 maré' : `${count} marés`),
    fine: 'Nenhum problema encontrado.',
    problems: 'Corrija o arquivo e escolha-o de novo',
    line: (line: number, message: string) => `Linha ${line}: ${message}`,
    conflicts: (count: number) =>
      count === 1
        ? '1 dia já tem tábua e ela diz outra coisa'
        : `${count} dias já têm tábua e ela diz outra coisa`,
    present: (edition: string) => `Hoje vale (${edition})`,
    imported: 'No arquivo',
    day: 'Dia',
    replace: 'Substituir esses dias pelo que está no arquivo',
    doubts: (count: number) =>
      count === 1
        ? '1 dia está muito longe da nossa estimativa'
        : `${count} dias estão muito longe da nossa estimativa`,
    doubtsText:
      'Confira se a tábua é do Fundeadouro de Salinópolis e se a hora é a de Brasília (UTC−3).',
    doubt: (date: string, minutes: number, metres: string) =>
      `${date}: até ${minutes} min e ${metres} de diferença`,
    accept: 'Conferi o porto e o fuso horário: importar assim mesmo',
    name: 'Quem publicou',
    nameDefault: 'Marinha do Brasil, Tábuas das Marés',
    edition: 'Edição',
    editionHint: 'Aparece ao lado de cada maré. Por exemplo: 63ª edição, 2026.',
    action: 'Importar tábua',
    cancel: 'Desistir',
    done: 'Tábua importada',
    doneText: 'As páginas das praias já mostram a nova fonte.',
    notDone: 'A tábua não foi importada',
  },
}
