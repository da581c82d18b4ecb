const COUNT = new Intl.NumberFormat('pt-BR')

export const menuTexts = {
  title: (name: string) => `Cardápio · ${name}`,
  description: (name: string, city: string) =>
    `O cardápio de ${name}, em ${city}, com preços, fotos e o que está saindo agora.`,
  notFound: 'Cardápio não encontrado',
  photoOf: (name: string) => `Foto de ${name}`,
  business: 'Ver a página do lugar',
  guide: 'Guia Comercial',
  menu: 'Cardápio',
  share: 'Compartilhar o cardápio',
  print: 'Imprimir',
  sections: 'Seções do cardápio',
  table: (label: string) => `Mesa ${label}`,
  search: 'Buscar no cardápio',
  diets: 'Mostrar só',
  found: (count: number) =>
    count === 1 ? '1 item encontrado' : `${COUNT.format(count)} itens encontrados`,
  nothing: {
    title: 'Nada no cardápio com esse filtro',
    text: 'Tente outra palavra ou veja o cardápio inteiro.',
    clear: 'Ver tudo',
  },
  empty: {
    title: 'O cardápio está sendo montado',
    text: 'Volte daqui a pouco ou pergunte direto ao lugar.',
  },
  was: 'de ',
  from: 'a partir de',
  soldOut: 'Acabou por hoje',
  outside: 'Fora do horário',
  unavailable: 'Indisponível',
  adults: 'Somente para maiores de 18 anos',
  contains: (names: string) => `Contém: ${names}`,
  options: 'Ver opções',
  choose: {
    exactly: (count: number) => (count === 1 ? 'escolha 1' : `escolha ${count}`),
    upTo: (most: number) => (most === 1 ? 'opcional' : `até ${most}, opcional`),
    between: (least: number, most: number) => `de ${least} a ${most}`,
  },
  variants: 'Tamanhos e modelos',
  extra: (price: string) => `+ ${price}`,
  allergies:
    'Tem alergia? Avise a equipe antes de pedir: onde nada está escrito, os ingredientes não foram informados.',
  prices: 'Preços à vista. A casa pode cobrar serviço de 10%, que é opcional.',
} as const
