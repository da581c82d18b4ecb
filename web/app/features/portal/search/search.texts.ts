import { atTime } from '@portal/contract/shared/clock.texts'

const number = (value: number) => value.toLocaleString('pt-BR')

export const searchTexts = {
  title: 'Buscar',
  titleOf: (q: string) => `Busca por “${q}”`,
  meta: (city: string) =>
    `Encontre restaurantes, pousadas, praias, eventos, notícias e serviços de ${city} em um só lugar.`,
  lead: (city: string) => `Comer, dormir, passear, resolver: tudo o que há em ${city}.`,
  box: {
    label: 'Buscar no portal',
    placeholder: 'Peixe na brasa, pousada, farmácia…',
  },
  results: 'Resultados',
  answer: {
    source: 'Fonte:',
    checked: (day: string) => `conferido em ${day}`,
    at: (time: string) => `Respondido ${atTime(time)}`,
    callTo: (name: string, number: string) => `Ligar para ${name}, ${number}`,
    enter: 'Entrar na conta',
    failed: 'Não deu para ler o que é seu agora. Abra a sua conta e tente de lá.',
  },
  others: 'Veja também',
  nearest: {
    title: (q: string) => `Ninguém no Guia tem “${q}” ainda`,
    ways: 'Três jeitos de resolver',
    ask: 'Pergunte a quem é daqui',
    askText: 'No WhatsApp do Guia',
    guide: 'Procure por tipo',
    guideText: 'Todos os lugares do guia, por categoria e bairro',
    suggest: 'Conhece quem faz? Indique',
    suggestText: 'Quem tem o negócio cadastra, e a equipe confere antes de publicar',
  },
  kinds: 'Tipos de resultado',
  all: 'Tudo',
  filters: {
    label: 'Filtros',
    remove: 'Remover filtro:',
    open: 'Aberto agora',
    cheap: 'Barato',
    near: 'Perto de mim',
    category: (name: string) => `Em ${name}`,
  },
  count: (total: number, isExact: boolean) =>
    isExact
      ? total === 1
        ? '1 resultado'
        : `${number(total)} resultados`
      : `Mais de ${number(total)} resultados`,
  streets: {
    mapOf: (name: string) => `Ver no mapa: ${name}`,
    there: 'Nesta rua',
    more: (count: number) => (count === 1 ? 'e mais 1' : `e mais ${count}`),
  },
  corrected: 'Mostrando resultados para',
  insist: (q: string) => `Buscar “${q}” assim mesmo`,
  literal: (q: string) => `Só o que tem “${q}” escrito assim.`,
  correct: 'Corrigir a escrita',
  didYouMean: 'Você quis dizer',
  relaxed: (words: string) => `Nada com o filtro ${words} agora. Veja o que há sem ele.`,
  partial: 'Nenhum resultado tem todas essas palavras. Veja os mais próximos.',
  seeAll: (count: number) => `Ver todos (${number(count)})`,
  featured: 'Destaque',
  until: (moment: string) => `até ${moment}`,
  open: 'Aberto agora',
  closed: 'Fechado agora',
  more: 'Mais resultados',
  first: 'Voltar ao início',
  pages: 'Páginas de resultados',
  today: 'Acontece hoje',
  popular: 'Mais procurados',
  categories: 'Procure no guia',
  recent: {
    title: 'Suas últimas buscas',
    clear: 'Apagar todas',
    remove: (q: string) => `Apagar “${q}”`,
    note: 'Ficam só neste aparelho.',
  },
  examples: {
    title: 'Escreva como você fala',
    searches: ['farmácia aberta', 'show hoje', 'comer peixe barato', 'pousada no Atalaia'],
  },
  empty: {
    title: (q: string) => (q ? `Nada encontrado para “${q}”` : 'Nada encontrado'),
    filtered: 'Nada com estes filtros. Tire um deles, ou todos, e veja o que há.',
    unfiltered: 'Tirar os filtros',
    text: 'Confira a escrita, use menos palavras ou procure pelo tipo: restaurante, pousada, farmácia.',
    whole: 'Ver o guia inteiro',
  },
  failed: {
    title: 'A busca não respondeu',
    text: 'Espere um instante e tente de novo. Sem sinal, o que você já abriu continua no aparelho.',
  },
} as const
