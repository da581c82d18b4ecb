const listings = (count: number) => (count === 1 ? '1 cadastro' : `${count} cadastros`)
const within = (count: number) => (count === 1 ? '1 subcategoria' : `${count} subcategorias`)

export const categoriesTexts = {
  stale:
    'Esta categoria mudou enquanto você editava. Confira como ela está agora e tente novamente.',
  staleOrder: 'As categorias mudaram enquanto você as ordenava. Confira a lista e tente novamente.',
  repeated: 'A mesma categoria aparece duas vezes na ordem.',
  sameName: 'Já existe uma categoria com este nome aqui. Escolha outro.',
  twoLevels: 'O guia tem dois níveis: uma subcategoria fica dentro de uma categoria.',
  unknownParent: 'Escolha uma categoria que ainda esteja no guia.',
  ownSubcategories: 'Só subcategorias mudam de categoria.',
  archived: 'Esta categoria está arquivada. Restaure-a primeiro.',
  notArchived: 'Esta categoria já está no guia.',
  archivedParent: 'A categoria de cima está arquivada. Restaure-a primeiro.',
  inUse: (used: number, inside: number) =>
    `${[used > 0 ? listings(used) : null, inside > 0 ? within(inside) : null]
      .filter(Boolean)
      .join(
        ' e ',
      )} ainda ${used + inside === 1 ? 'usa' : 'usam'} esta categoria. Escolha para onde vão antes de arquivar.`,
  target: 'Escolha outra categoria, que ainda esteja no guia.',
  targetLevel: 'Uma categoria inteira só pode ir para outra categoria do primeiro nível.',
} as const
