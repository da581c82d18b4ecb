/** Every sentence of the audit log, but those of the actions themselves. */
export const auditTexts = {
  loading: 'Carregando a auditoria…',
  loadError: 'Não deu para carregar a auditoria',
  title: 'Registros',
  filter: 'O que aconteceu',
  all: 'Tudo',
  aboutOne: 'Só sobre um registro',
  aboutAll: 'mostrar tudo de novo',
  clear: 'Limpar filtros',
  none: {
    title: 'Nada registrado ainda',
    text: 'O que for mudado no portal aparece aqui, com quem mudou e quando.',
    filteredTitle: 'Nada com esse filtro',
    filteredText: 'Escolha outra ação ou limpe os filtros.',
  },
  actors: { system: 'O sistema', gone: 'Uma conta já apagada' },
  details: 'Detalhes',
  code: 'Código da ação',
  subject: 'Registro',
  moreAbout: 'Tudo sobre este registro',
  more: 'Ver a auditoria toda',
} as const
