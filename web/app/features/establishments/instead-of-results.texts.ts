/** What is said where a list has nothing to show. */
export const insteadTexts = {
  empty: {
    title: 'Nenhum lugar assim por aqui',
    filtered:
      'Tire um filtro ou escolha outro bairro: quanto menos filtros, mais lugares aparecem.',
    searched: (words: string) =>
      `Não achamos “${words}”. Confira a escrita, tente uma palavra mais simples ou veja o guia inteiro.`,
    plain: 'Ainda não há lugares publicados nesta categoria. Veja as outras no guia inteiro.',
    whole: 'Ver o guia inteiro',
  },
  noRoom: {
    title: 'Nenhum quarto livre nestas datas',
    text: 'Mude as datas ou o número de pessoas, ou tire um filtro. Quem não publica quartos aqui responde por telefone e WhatsApp.',
    anyDay: 'Ver todos, sem datas',
  },
  closed: {
    title: 'Nada aberto agora',
    text: 'Dos lugares que você procura, nenhum está aberto neste momento.',
    next: 'Quem abre primeiro',
    elsewhere: 'Abertos agora em outros lugares',
    allOpen: 'Ver tudo que está aberto',
    anyHour: 'Ver a qualquer hora',
  },
  failed: {
    title: 'Não deu para carregar os lugares',
    text: 'Algo falhou do nosso lado ou a internet caiu. Tente de novo em alguns instantes.',
  },
} as const
