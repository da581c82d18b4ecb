/** Every sentence of the frame around the screens of people who work. */
export const workplaceTexts = {
  toSite: 'Ver o portal',
  home: (siteName: string) => `${siteName}, página inicial`,
  goTo: 'Ir para ou fazer',
  shortcut: 'Ctrl K',
  palette: {
    waiting: 'Agora',
    recent: 'Abertos há pouco',
    screens: 'Ir para',
    actions: 'Fazer',
    kinds: {
      establishment: 'Estabelecimentos',
      beach: 'Praias',
      attraction: 'Atrações',
      collection: 'Roteiros e coleções',
      utility: 'Utilidades',
      article: 'Notícias',
      event: 'Eventos',
      message: 'Mensagens',
      purchase: 'Compras',
      person: 'Pessoas',
    },
    untitled: 'Sem título',
    found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
    none: 'Nada com esse nome. Tente outra palavra, ou só o começo dela.',
    looking: 'Procurando…',
    failed: 'Não deu para procurar agora. As telas continuam na lista; tente de novo.',
    keys: [
      ['↑ ↓', 'escolher'],
      ['Enter', 'abrir'],
      ['Esc', 'fechar'],
    ],
  },
  tabs: 'Atalhos do painel',
  menu: { admin: 'Menu', business: 'Mais', club: 'Mais' },
  filter: {
    label: 'Filtrar o menu',
    none: 'Nada no menu com esse nome.',
    found: (count: number) => (count === 1 ? '1 tela' : `${count} telas`),
  },
  switch: {
    label: 'Trocar de área',
    another: 'Cadastrar outro negócio',
    admin: 'Administração',
    adminNote: 'Moderação, conteúdo e pessoas',
    elsewhere: (count: number) =>
      count === 1
        ? '1 resposta esperada em outro negócio'
        : `${count} respostas esperadas em outros negócios`,
  },
  publicPage: 'Ver minha página',
} as const
