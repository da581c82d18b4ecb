/** What the audit log tells of, as its filter and its sentences name it. Free of zod: the browser reads it too. */

export const AUDIT_GROUPS = {
  guide: 'Cadastros',
  content: 'Conteúdo',
  people: 'Pessoas da cidade',
  money: 'Dinheiro',
  portal: 'Portal',
  access: 'Acesso',
} as const
export type AuditGroup = keyof typeof AUDIT_GROUPS

type ThingWords = {
  group: AuditGroup
  /** For the filter. */
  plural: string
  /** Stands before the name; what is known by its name alone has none. */
  noun: `${'o' | 'a'} ${string}` | null
  /** In place of a name that nobody knows any more. */
  gone: string
}

export const THINGS = {
  establishment: {
    group: 'guide',
    plural: 'Negócios',
    noun: null,
    gone: 'um negócio que já não existe',
  },
  category: {
    group: 'guide',
    plural: 'Categorias do guia',
    noun: 'a categoria',
    gone: 'uma categoria que já não existe',
  },
  review: {
    group: 'guide',
    plural: 'Avaliações',
    noun: 'a avaliação',
    gone: 'um lugar que já não existe',
  },
  claim: {
    group: 'guide',
    plural: 'Reivindicações',
    noun: 'a reivindicação',
    gone: 'um negócio que já não existe',
  },
  report: {
    group: 'guide',
    plural: 'Relatos de visitantes',
    noun: 'o relato',
    gone: 'uma avaliação',
  },
  'plan-order': {
    group: 'money',
    plural: 'Compras de planos',
    noun: 'a compra',
    gone: 'uma compra de quem já não tem conta',
  },
  'blocked-phone': {
    group: 'people',
    plural: 'Telefones bloqueados para pedidos',
    noun: 'o telefone',
    gone: 'um telefone',
  },
  photo: { group: 'guide', plural: 'Fotos', noun: 'a foto', gone: 'uma foto' },
  synonym: {
    group: 'guide',
    plural: 'Palavras da busca',
    noun: 'o sentido de',
    gone: 'uma palavra que a busca já não conhece',
  },
  article: {
    group: 'content',
    plural: 'Notícias',
    noun: 'a notícia',
    gone: 'uma notícia que já não existe',
  },
  'article-category': {
    group: 'content',
    plural: 'Categorias de notícias',
    noun: 'a categoria de notícias',
    gone: 'uma categoria de notícias que já não existe',
  },
  event: {
    group: 'content',
    plural: 'Eventos',
    noun: 'o evento',
    gone: 'um evento que já não existe',
  },
  show: {
    group: 'content',
    plural: 'Programas do podcast',
    noun: 'o programa',
    gone: 'um programa que já não existe',
  },
  episode: {
    group: 'content',
    plural: 'Episódios',
    noun: 'o episódio',
    gone: 'um episódio que já não existe',
  },
  sight: {
    group: 'content',
    plural: 'Praias e atrações',
    noun: 'a página',
    gone: 'uma praia ou atração que já não existe',
  },
  beach: {
    group: 'content',
    plural: 'Praias',
    noun: 'a página',
    gone: 'uma praia que já não existe',
  },
  attraction: {
    group: 'content',
    plural: 'Atrações',
    noun: 'a página',
    gone: 'uma atração que já não existe',
  },
  collection: {
    group: 'content',
    plural: 'Roteiros e coleções',
    noun: 'o roteiro',
    gone: 'um roteiro que já não existe',
  },
  draw: {
    group: 'people',
    plural: 'Sorteios',
    noun: 'o sorteio',
    gone: 'um sorteio que já não existe',
  },
  'tide-table': {
    group: 'content',
    plural: 'Tábuas de marés',
    noun: 'a tábua de marés',
    gone: 'uma tábua de marés que já não existe',
  },
  utility: {
    group: 'content',
    plural: 'Utilidades',
    noun: 'a utilidade',
    gone: 'uma utilidade que já não existe',
  },
  duty: {
    group: 'content',
    plural: 'Plantões de farmácia',
    noun: 'o plantão',
    gone: 'um plantão de farmácia que já não existe',
  },
  notice: {
    group: 'content',
    plural: 'Comunicados',
    noun: 'o comunicado',
    gone: 'um comunicado que já não existe',
  },
  contribution: {
    group: 'people',
    plural: 'Participações',
    noun: 'a participação',
    gone: 'uma participação que já não existe',
  },
  coverage: {
    group: 'people',
    plural: 'Pedidos de cobertura',
    noun: 'o pedido de cobertura',
    gone: 'um pedido de cobertura que já não existe',
  },
  issue: {
    group: 'people',
    plural: 'Cartas por e-mail',
    noun: 'a edição',
    gone: 'uma edição que já não existe',
  },
  announcement: { group: 'portal', plural: 'Faixa e aviso', noun: null, gone: 'um aviso' },
  legal: { group: 'portal', plural: 'Documentos', noun: null, gone: 'um documento' },
  tabbar: {
    group: 'portal',
    plural: 'Barra inferior',
    noun: 'o item',
    gone: 'um item já apagado',
  },
  plan: { group: 'portal', plural: 'Planos', noun: null, gone: 'um plano' },
  settings: { group: 'portal', plural: 'Configurações', noun: null, gone: 'as configurações' },
  'base-map': { group: 'portal', plural: 'Mapa de ruas', noun: null, gone: 'o mapa de ruas' },
  redirect: {
    group: 'portal',
    plural: 'Redirecionamentos',
    noun: 'o redirecionamento',
    gone: 'um redirecionamento que já não existe',
  },
  'failed-work': {
    group: 'portal',
    plural: 'Tarefas que falharam',
    noun: 'a tarefa',
    gone: 'uma tarefa que já não se guarda',
  },
  waiting: {
    group: 'portal',
    plural: 'O que espera em Hoje',
    noun: null,
    gone: 'o que esperava',
  },
  'error-fault': {
    group: 'portal',
    plural: 'Falhas relatadas',
    noun: 'a falha em',
    gone: 'uma falha que já não se guarda',
  },
  account: {
    group: 'access',
    plural: 'A própria conta',
    noun: null,
    gone: 'uma pessoa que já não tem conta',
  },
  person: {
    group: 'access',
    plural: 'Pessoas',
    noun: null,
    gone: 'uma pessoa que já não tem conta',
  },
  list: { group: 'access', plural: 'Tabelas baixadas', noun: null, gone: 'uma tabela' },
  audit: { group: 'access', plural: 'Auditoria', noun: null, gone: 'a auditoria' },
} as const satisfies Record<string, ThingWords>
export type ThingKind = keyof typeof THINGS

/** Stands in a sentence where the name of its thing goes, so that the name can be made a link. */
export const NAME_MARK = '\uE000'

/** The thing in the cases a sentence needs: "a notícia “Maré”", "da notícia “Maré”". */
export type ThingText = { the: string; of: string }

export function thingText(kind: ThingKind, isNamed: boolean): ThingText {
  const { noun, gone }: ThingWords = THINGS[kind]
  if (!isNamed) return { the: gone, of: `de ${gone}` }
  if (noun === null) return { the: NAME_MARK, of: `de ${NAME_MARK}` }
  return { the: `${noun} “${NAME_MARK}”`, of: `d${noun} “${NAME_MARK}”` }
}
