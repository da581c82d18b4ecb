const number = new Intl.NumberFormat('pt-BR')

/** Every sentence of the categories' editor. */
export const categoriesTexts = {
  loading: 'Carregando as categorias…',
  loadError: 'Não deu para carregar as categorias',
  tops: 'Categorias',
  within: (name: string) => `Subcategorias de ${name}`,
  help: 'Arraste pela alça ou use as setas para mudar a ordem.',
  back: 'Voltar às categorias',
  choose: 'Escolha uma categoria para ver o que há dentro dela.',
  empty: 'Nenhuma categoria ainda',
  emptyText: 'Crie a primeira para que os negócios possam ser cadastrados.',
  emptyWithin: 'Nenhuma subcategoria ainda',
  emptyWithinText: 'Subcategorias ajudam quem procura: “Pizzaria”, “Pousada”, “Farmácia”.',
  add: 'Nova categoria',
  addWithin: 'Nova subcategoria',
  archived: 'Arquivadas',
  listings: (count: number) =>
    count === 0
      ? 'nenhum\u00a0cadastro'
      : count === 1
        ? '1\u00a0cadastro'
        : `${number.format(count)}\u00a0cadastros`,
  subcategories: (count: number) =>
    count === 1 ? '1\u00a0subcategoria' : `${number.format(count)}\u00a0subcategorias`,
  row: {
    open: (name: string) => `Ver as subcategorias de ${name}`,
    up: (name: string) => `Mover para cima: ${name}`,
    down: (name: string) => `Mover para baixo: ${name}`,
    edit: (name: string) => `Editar ${name}`,
    more: (name: string) => `Mais ações com ${name}`,
    drag: 'Arraste para mudar a ordem',
    move: 'Mover para outra categoria',
    archive: 'Arquivar',
    restore: (name: string) => `Restaurar ${name}`,
    restoreShort: 'Restaurar',
    moved: (name: string, position: number) => `${name} agora é a ${position}ª`,
  },
  form: {
    create: 'Nova categoria',
    createWithin: (name: string) => `Nova subcategoria de ${name}`,
    edit: (name: string) => `Editar ${name}`,
    name: 'Nome',
    nameHint: (slug: string) => `O endereço no guia continua o mesmo: ${slug}`,
    icon: 'Ícone',
    save: 'Salvar',
    saveNew: 'Criar',
  },
  move: {
    title: (name: string) => `Mover ${name}`,
    text: (count: number) =>
      count === 0
        ? 'A subcategoria passa a ficar dentro de outra categoria.'
        : `A subcategoria e ${count === 1 ? 'seu cadastro passam' : `seus ${number.format(count)} cadastros passam`} a ficar dentro de outra categoria.`,
    to: 'Para onde',
    action: 'Mover',
    missing: 'Escolha uma categoria.',
  },
  archive: {
    title: (name: string) => `Arquivar ${name}?`,
    text: 'Ela sai do guia e do cadastro de negócios. Você pode restaurá-la depois.',
    inUse: (listings: number, within: number) => {
      const parts = [
        listings === 1
          ? '1 cadastro usa'
          : listings > 1
            ? `${number.format(listings)} cadastros usam`
            : null,
        within > 0
          ? `${within === 1 ? '1 subcategoria fica' : `${within} subcategorias ficam`} dentro dela`
          : null,
      ].filter(Boolean)
      return `${parts.join(' e ')}. Escolha para onde ${listings + within === 1 ? 'vai' : 'vão'}: sem isso ela não pode ser arquivada.`
    },
    to: 'Levar para',
    missing: 'Escolha para onde vai o que usa esta categoria.',
    action: 'Arquivar',
    actionMove: 'Mover e arquivar',
  },
  done: {
    created: 'Categoria criada',
    updated: 'Categoria atualizada',
    moved: 'Subcategoria movida',
    reordered: 'Ordem salva',
    archived: 'Categoria arquivada',
    restored: 'Categoria de volta ao guia',
  },
  failed: {
    created: 'Não deu para criar a categoria',
    updated: 'Não deu para salvar a categoria',
    moved: 'Não deu para mover a subcategoria',
    reordered: 'Não deu para salvar a ordem',
    archived: 'Não deu para arquivar a categoria',
    restored: 'Não deu para restaurar a categoria',
  },
} as const
