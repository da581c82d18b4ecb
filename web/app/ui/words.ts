/** What the pieces say on their own; a screen that knows more says it better through props. */
export const words = {
  cancel: 'Cancelar',
  choose: 'Escolha',
  clear: 'Limpar',
  close: 'Fechar',
  confirm: 'Confirmar',
  loading: 'Carregando…',
  nothingFound: 'Nada encontrado. Tente outra palavra.',
  optional: 'opcional',
  retry: 'Tentar de novo',
  search: 'Buscar',
  share: {
    done: 'Link copiado',
    doneText: 'Agora é só colar onde quiser.',
    failed: 'Não deu para copiar o link',
    failedText: 'Copie o endereço na barra do navegador.',
  },
  dialog: { close: 'Fechar janela' },
  carousel: { previous: 'Anterior', next: 'Próximo', role: 'carrossel' },
  date: {
    open: 'Abrir calendário',
    calendar: 'Calendário',
    placeholder: 'dd/mm/aaaa',
    incomplete: 'Complete a data: dia, mês e ano.',
    impossible: 'Essa data não existe.',
    tooEarly: (day: string) => `Escolha uma data a partir de ${day}.`,
    tooLate: (day: string) => `Escolha uma data até ${day}.`,
  },
  errors: {
    one: 'Falta acertar um campo',
    many: (count: number) => `Falta acertar ${count} campos`,
    title: 'Não deu para carregar',
    text: 'Algo falhou do nosso lado ou a internet caiu.',
  },
  money: 'em reais',
  pagination: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Próxima',
    page: (page: number) => `Página ${page}`,
  },
  password: { show: 'Mostrar a senha', hide: 'Esconder a senha' },
  rating: {
    none: 'Sem avaliações ainda',
    only: (score: string) => `Nota ${score} de 5`,
    counted: (score: string, count: string, plural: boolean) =>
      `Nota ${score} de 5, ${count} ${plural ? 'avaliações' : 'avaliação'}`,
    stars: (count: number) => (count === 1 ? '1 estrela' : `${count} estrelas`),
  },
  table: {
    sorted: (header: string, direction: 'ascending' | 'descending') =>
      `Ordenado por ${header}, ${direction === 'ascending' ? 'crescente' : 'decrescente'}`,
  },
  toasts: { region: 'Avisos, tecla F8', close: 'Fechar aviso' },
  trail: 'Você está em',
} as const
