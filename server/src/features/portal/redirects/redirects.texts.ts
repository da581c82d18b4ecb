/** Every sentence of the server about redirects. */
export const redirectsTexts = {
  notAPath: 'Escreva um endereço deste portal, como /guia/nome-do-lugar.',
  elsewhere: 'O destino precisa ser um endereço deste portal.',
  withSearch: 'O endereço antigo vai sem “?” nem “#”: o que vier depois é levado junto.',
  home: 'A página inicial não pode levar a outro lugar.',
  reserved: 'Este endereço é do próprio portal e não pode levar a outro lugar.',
  targetMissing: 'Diga para onde o endereço leva, ou escolha “Não existe mais”.',
  targetOfGone: 'O que não existe mais não leva a lugar nenhum: apague o destino.',
  loop: 'Este caminho daria voltas: o destino traz de volta ao endereço antigo.',
  chain: (to: string) => `O destino já leva a ${to}. Use ${to} como destino.`,
  chainToGone: 'O destino está marcado como “não existe mais”.',
  living: 'Há uma página viva neste endereço. Enquanto ela existir, ele não pode levar a outra.',
  deadTarget: 'Não há página no destino. Confira o endereço.',
  taken: 'Este endereço antigo já está na lista.',
  badStatus: 'O tipo deve ser 301 (de vez), 302 (por um tempo) ou 410 (não existe mais).',
} as const
