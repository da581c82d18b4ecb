const number = new Intl.NumberFormat('pt-BR')

/** "1 praia", "3 praias". */
export const countOf = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${number.format(count)} ${many}`

/** Sentences that every list of the team has in common. */
export const listTexts = {
  select: (name: string) => `Selecionar ${name}`,
  /** Of a name. */
  short: (least: number) =>
    least > 1 ? `Escreva pelo menos ${least} letras.` : 'Preencha este campo.',
  selectAll: 'Selecionar todos desta página',
  /** In place of the buttons: nobody decides about their own. */
  own: 'É seu: outra pessoa da equipe decide.',
  more: 'Filtros',
  clear: 'Limpar filtros',
  all: 'Todos',
  sheet: 'Baixar CSV',
  bulk: {
    label: 'Ações com os selecionados',
    selected: (count: number) => (count === 1 ? '1 selecionado' : `${count} selecionados`),
    clear: 'Limpar seleção',
    /** Which of the ticked ones an act leaves alone, said before it is done. */
    left: (count: number) =>
      count === 1
        ? ' 1 dos selecionados fica como está: a situação dele não permite.'
        : ` ${number.format(count)} dos selecionados ficam como estão: a situação deles não permite.`,
    undoable: ' Dá para desfazer logo depois.',
    title: 'O que aconteceu com cada um',
    summary: (changed: number, skipped: number) =>
      `${number.format(changed)} de ${number.format(changed + skipped)} feitos. Os outros ficaram como estavam.`,
    changed: 'Feito',
    close: 'Entendi',
    failed: 'Não deu para mudar os selecionados',
    done: (count: number) => (count === 1 ? 'Feito em 1' : `Feito em ${number.format(count)}`),
    undo: 'Desfazer',
    undone: (count: number) => (count === 1 ? '1 desfeito' : `${number.format(count)} desfeitos`),
    undoFailed: (left: number, count: number) =>
      `${number.format(left)} de ${number.format(count)} não deu para desfazer`,
    undoFailedText: 'Alguém mexeu neles depois. Abra cada um para ver como está.',
  },
  content: {
    published: {
      label: 'Publicar',
      ask: (things: string) => `Publicar ${things}?`,
      text: 'Entra no portal na hora.',
    },
    draft: {
      label: 'Recolher para rascunho',
      ask: (things: string) => `Recolher ${things} para rascunho?`,
      text: 'Sai do portal na hora e continua aqui para ser editado.',
    },
    archived: {
      label: 'Arquivar',
      ask: (things: string) => `Arquivar ${things}?`,
      text: 'Sai do portal na hora.',
    },
  },
  saved: {
    label: 'Filtros guardados',
    save: 'Guardar este filtro',
    title: 'Guardar este filtro',
    text: 'Ele aparece acima da lista. O endereço da página também guarda o filtro.',
    shared: 'Toda a equipe vê este filtro',
    ofTeam: (name: string) => `${name}, da equipe`,
    name: 'Nome do filtro',
    missing: 'Escreva um nome para o filtro.',
    confirm: 'Salvar',
    done: (name: string) => `Filtro “${name}” guardado`,
    failed: 'Não deu para guardar o filtro',
    delete: 'Apagar este filtro',
    ask: (name: string) => `Apagar o filtro “${name}”?`,
    askText: 'Só o atalho some. A lista continua a mesma.',
    deleted: (name: string) => `Filtro “${name}” apagado`,
    deleteFailed: 'Não deu para apagar o filtro',
  },
} as const
