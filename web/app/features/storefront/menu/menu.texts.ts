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

/** What a shop says where a menu says something else. */
export const shopTexts = {
  title: (name: string) => `Loja · ${name}`,
  description: (name: string, city: string) =>
    `Produtos de ${name}, em ${city}, com preços, fotos e o que há em estoque.`,
  notFound: 'Loja não encontrada',
  menu: 'Loja',
  share: 'Compartilhar a loja',
  sections: 'Seções da loja',
  search: 'Buscar na loja',
  nothing: {
    title: 'Nada na loja com esse filtro',
    text: 'Tente outra palavra ou veja a loja inteira.',
    clear: 'Ver tudo',
  },
  empty: {
    title: 'A loja está sendo montada',
    text: 'Volte daqui a pouco ou pergunte direto ao lugar.',
  },
  soldOut: 'Esgotado',
  left: (count: number) => (count === 1 ? 'Último em estoque' : `Restam ${count}`),
  prices: 'Preços à vista.',
  variantSoldOut: 'esgotado',
} as const

/** What the page of an order by delivery says of itself. */
export const deliveryTexts = {
  title: (name: string) => `Delivery · ${name}`,
  description: (name: string, city: string) =>
    `Peça em ${name}, em ${city}: cardápio com preços, bairros, taxas e tempo de entrega.`,
  notFound: 'Delivery não encontrado',
  menu: 'Delivery',
} as const
