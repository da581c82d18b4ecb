import {
  COLLECTION_KIND_WORDS,
  type CollectionKind,
} from '@portal/contract/city/collections/collection.texts'

const ofMany = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Every sentence of the collections. */
export const collectionsTexts = {
  title: 'Roteiros e coleções',
  lead: (city: string) =>
    `Dias já pensados e listas de lugares, escolhidos por quem conhece ${city}.`,
  meta: (city: string) =>
    `Roteiros prontos para ${city}: um dia, um fim de semana com crianças, dia de chuva, com pet e mais.`,
  section: 'Roteiros prontos para levar',
  sectionLead: 'Escolha um, e as paradas vão para o seu roteiro.',
  more: 'Todos os roteiros e coleções',
  kind: (kind: CollectionKind) => COLLECTION_KIND_WORDS[kind].one,
  kinds: (kind: CollectionKind) => COLLECTION_KIND_WORDS[kind].many,
  stops: (count: number) => ofMany(count, 'lugar', 'lugares'),
  days: (count: number) => ofMany(count, 'dia', 'dias'),
  day: (day: number) => `Dia ${day}`,
  share: 'Compartilhar',
  places: 'Os lugares',
  map: (title: string) => `Mapa com os lugares de ${title}`,
  mapTitle: 'No mapa',
  wayHere: 'Desde o lugar anterior: ',
  withoutMap: 'O mapa não abriu. Cada lugar da lista leva à sua página, com o endereço.',
  none: 'Nenhum roteiro publicado ainda',
  noneText: 'Enquanto isso, monte o seu com as praias, os eventos e os lugares do guia.',
  own: 'Montar meu roteiro',
  failed: 'Não conseguimos ler os roteiros agora. Tente de novo em alguns instantes.',
  gone: 'Os lugares desta página saíram do guia por enquanto.',
  checking: 'Conferindo horários, maré e tempo de caminho…',
  notChecked: 'Não deu para conferir esta data agora. Confira os horários em cada página.',
  checked: (date: string, count: number) =>
    count === 0
      ? `Conferido para ${date}: nada fecha na hora marcada.`
      : `Conferido para ${date}: ${ofMany(count, 'aviso', 'avisos')} abaixo.`,
  notFound: 'Roteiro não encontrado',
} as const
