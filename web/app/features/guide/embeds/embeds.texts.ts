/** Every sentence of what other sites show of the guide, and of how they get it. */
export const embedsTexts = {
  card: {
    title: (name: string, site: string) => `${name} | ${site}`,
    open: 'Ver página',
    openOf: (name: string) => `Ver página de ${name} (abre em outra aba)`,
    mark: (site: string) => `No ${site}`,
    markOf: (site: string) => `No ${site} (abre em outra aba)`,
    unrated: 'Ainda sem avaliações',
    goneTitle: 'Este negócio não está no guia agora',
    goneText: 'A página pode ter mudado de endereço ou saído do ar.',
    awayTitle: 'O cartão não carregou',
    awayText: 'Tente de novo em alguns instantes.',
    toGuide: 'Abrir o guia',
  },
  code: {
    label: (of: string) => `Código para mostrar ${of}`,
    copy: 'Copiar código',
    copied: 'Código copiado',
    copiedText: 'Agora cole na página do seu site.',
    copyFailed: 'Não deu para copiar',
    copyFailedText: 'Selecione o código e copie você mesmo.',
    aCard: 'um negócio',
    theMap: 'o mapa',
  },
  frame: {
    card: (name: string, site: string) => `${name} no ${site}`,
    anyCard: (site: string) => `Um negócio no ${site}`,
    map: (site: string) => `Mapa do ${site}`,
  },
  own: {
    title: 'Mostre seu negócio no seu site',
    text: 'Um cartão com foto, nota e se está aberto agora, sempre em dia. Copie o código e cole no seu site ou blog.',
    open: 'Ver o cartão e o código',
    preview: 'Como o cartão aparece',
    how: 'Cole o código onde o cartão deve aparecer. Em construtores de site, procure por “HTML” ou “incorporar”.',
    notPublished: 'O cartão fica pronto quando sua página estiver publicada.',
  },
} as const
