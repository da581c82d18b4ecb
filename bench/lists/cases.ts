import { createHash } from 'node:crypto'
import type { Deps } from '../../server/src/deps.ts'

type Case = [list: string, read: () => Promise<unknown>]

const LIMIT = 25
/** Of a hundred thousand, a thousand hold both words. */
const WORDS = 'mare dourada'
const NAME = 'Maré Dourada'

/** Each list of the admin area with the filters and orders its screen offers, as its store reads it. */
export function listCases({ stores, clock }: Deps): Case[] {
  const now = clock.now()
  const page = { sort: 'recentes', limit: LIMIT } as const
  const byName = { sort: 'nome', limit: LIMIT } as const
  return [
    ['Moderação: cadastros', () => stores.moderation.listWaiting({ limit: LIMIT })],
    [
      'Moderação: avaliações',
      () => stores.reviewLists.listByStatus({ status: 'pending' }, null, LIMIT),
    ],
    [
      'Moderação: avaliações publicadas',
      () => stores.reviewLists.listByStatus({ status: 'published' }, null, LIMIT),
    ],
    ['Moderação: reivindicações', () => stores.claims.list({ status: 'pending' }, null, LIMIT)],
    [
      'Moderação: reivindicações aprovadas',
      () => stores.claims.list({ status: 'approved' }, null, LIMIT),
    ],
    ['Moderação: relatos', () => stores.reports.list({ status: 'open' }, null, LIMIT)],
    [
      'Moderação: relatos resolvidos',
      () => stores.reports.list({ status: 'resolved' }, null, LIMIT),
    ],
    ['Você no Portal', () => stores.contributions.listForTeam({ status: 'pending', limit: LIMIT })],
    ['Você no Portal, todas', () => stores.contributions.listForTeam({ ...page })],
    ['Você no Portal, por nome', () => stores.contributions.listForTeam({ ...byName })],
    ['Você no Portal, busca', () => stores.contributions.listForTeam({ ...page, search: NAME })],
    ['Estabelecimentos', () => stores.moderation.list({ sort: 'recentes' }, { limit: LIMIT })],
    [
      'Estabelecimentos, por nome',
      () => stores.moderation.list({ sort: 'nome' }, { limit: LIMIT }),
    ],
    [
      'Estabelecimentos, situação e bairro',
      () => stores.moderation.list({ sort: 'recentes', status: 'pending' }, { limit: LIMIT }),
    ],
    [
      'Estabelecimentos, busca',
      () => stores.moderation.list({ sort: 'recentes', search: WORDS }, { limit: LIMIT }),
    ],
    ['Pessoas', () => both(stores.people, {}, page, now)],
    ['Pessoas, por nome', () => both(stores.people, {}, byName, now)],
    ['Pessoas, busca', () => both(stores.people, { search: WORDS }, page, now)],
    ['Pessoas, de um plano', () => both(stores.people, { plan_type: 'macarico' }, page, now)],
    ['Pessoas, do clube', () => both(stores.people, { plan_type: 'clube' }, page, now)],
    ['Pessoas, bloqueadas', () => both(stores.people, { blocked: 'sim' }, page, now)],
    ['Notícias', () => stores.articles.list({}, page, now)],
    ['Notícias, por título', () => stores.articles.list({}, byName, now)],
    ['Notícias, agendadas', () => stores.articles.list({ status: 'scheduled' }, page, now)],
    ['Notícias, rascunhos', () => stores.articles.list({ status: 'draft' }, page, now)],
    ['Notícias, busca', () => stores.articles.list({ q: NAME }, page, now)],
    ['Eventos', () => stores.eventLists.list({}, { ...page, now })],
    ['Eventos, por data', () => stores.eventLists.list({}, { ...page, sort: 'data', now })],
    [
      'Eventos que vêm, por data',
      () => stores.eventLists.list({ when: 'upcoming' }, { ...page, sort: 'data', now }),
    ],
    ['Eventos que passaram', () => stores.eventLists.list({ when: 'past' }, { ...page, now })],
    ['Eventos enviados', () => stores.eventLists.list({ status: 'pending' }, { ...page, now })],
    ['Eventos, por nome', () => stores.eventLists.list({}, { ...byName, now })],
    ['Eventos, busca', () => stores.eventLists.list({ search: NAME }, { ...page, now })],
    ['Podcast', () => stores.podcast.list({ ...page })],
    ['Podcast, por título', () => stores.podcast.list({ ...byName })],
    ['Podcast, rascunhos', () => stores.podcast.list({ ...page, status: 'draft' })],
    ['Podcast, busca', () => stores.podcast.list({ ...page, search: NAME })],
    ['Coberturas, novas', () => stores.coverage.listColumn('new', {}, false)],
    ['Coberturas, prontas', () => stores.coverage.listColumn('done', {}, true)],
    ['Coberturas, busca', () => stores.coverage.listColumn('new', { search: NAME }, false)],
    ['Coberturas, todas', () => stores.coverage.list({}, null, LIMIT)],
    [
      'Imóveis que pedem um olhar',
      () => properties(stores.propertyModeration, { needsLook: true }),
    ],
    ['Imóveis', () => properties(stores.propertyModeration, {})],
    ['Imóveis, rascunhos', () => properties(stores.propertyModeration, { status: 'draft' })],
    ['Imóveis, busca', () => properties(stores.propertyModeration, { text: NAME })],
    ['Ofertas que esperam', () => offers(stores.offers, 'pending', now)],
    ['Ofertas', () => offers(stores.offers, null, now)],
    ['Dinheiro', () => money(stores.moneyList, { search: null }, page)],
    ['Dinheiro, por nome', () => money(stores.moneyList, { search: null }, byName)],
    ['Dinheiro, pagos', () => money(stores.moneyList, { search: null, status: 'paid' }, page)],
    [
      'Dinheiro, busca',
      () =>
        money(
          stores.moneyList,
          { search: { by: 'words', words: WORDS.split(' '), number: null } },
          page,
        ),
    ],
    ['Dinheiro, a decidir', () => stores.moneyList.listUndecided(LIMIT, now)],
    ['Dinheiro, planos dados', () => stores.moneyOverview.listGiven(now, { limit: LIMIT })],
    ['Auditoria', () => stores.audit.list({}, null, LIMIT)],
    ['Auditoria, ações', () => stores.audit.listActions()],
    ['Buscas', () => stores.searchTerms.popular('2026-10-20')],
    ['Erros', () => faults(stores.faults, {}, page)],
    ['Erros, por avisos', () => faults(stores.faults, {}, { ...page, sort: 'avisos' })],
    ['Erros, por nome', () => faults(stores.faults, {}, byName)],
    ['Erros, abertos', () => faults(stores.faults, { state: 'aberta' }, page)],
    ['Erros, busca', () => faults(stores.faults, { search: WORDS }, page)],
    ['Erros, um deles', () => stores.faults.latestReports(BUSY_FAULT)],
    ['Erros de 24 horas', () => stores.diagnostics.countSince(new Date('2026-12-13'))],
    ['Redirecionamentos', () => redirects(stores.redirects, {}, page)],
    [
      'Redirecionamentos, por uso',
      () => redirects(stores.redirects, {}, { ...page, sort: 'usos' }),
    ],
    ['Redirecionamentos, por nome', () => redirects(stores.redirects, {}, byName)],
    ['Redirecionamentos, busca', () => redirects(stores.redirects, { search: WORDS }, page)],
    ['Fotos, por nome', () => stores.mediaLibrary.page({}, ALL_BY_NAME, now)],
    [
      'Fotos, recentes',
      () => stores.mediaLibrary.page({}, { ...ALL_BY_NAME, sort: 'recentes' }, now),
    ],
    ['Fotos, busca', () => stores.mediaLibrary.page({ search: WORDS }, ALL_BY_NAME, now)],
    [
      'Fotos, sem descrição',
      () => stores.mediaLibrary.page({ only: 'sem-descricao' }, ALL_BY_NAME, now),
    ],
    ['Fotos, sem uso', () => stores.mediaLibrary.page({ only: 'sem-uso' }, ALL_BY_NAME, now)],
    ['Ctrl K', () => stores.records.findForStaff(WORDS, true)],
  ]
}

/** The first of the hundred that share all reports; as fill.ts makes it. */
const BUSY_FAULT = uuidOf('fault2')
/** The library shows a hundred at a time. */
const ALL_BY_NAME = { sort: 'nome', limit: 100 } as const

function uuidOf(text: string): string {
  const hex = createHash('md5').update(text).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

type Stores = Deps['stores']
type Faults = Stores['faults']
type Redirects = Stores['redirects']

const faults = (
  list: Faults,
  filter: Parameters<Faults['total']>[0],
  page: Parameters<Faults['list']>[1],
) => Promise.all([list.list(filter, page), list.total(filter)])

const redirects = (
  list: Redirects,
  filter: Parameters<Redirects['count']>[0],
  page: Parameters<Redirects['list']>[1],
) => Promise.all([list.list(filter, page), list.count(filter)])

type Properties = Stores['propertyModeration']
type Offers = Stores['offers']

/** As the screen asks: a page, and how many ask for a look. */
const properties = (
  list: Properties,
  which: Partial<Parameters<Properties['listModerated']>[0]>,
) => {
  const asked = { needsLook: false, status: undefined, text: undefined, ...which }
  return Promise.all([list.listModerated(asked, { page: 1, limit: LIMIT }), list.countWaiting()])
}

const offers = (list: Offers, state: Parameters<Offers['listAll']>[0], now: Date) =>
  Promise.all([list.listAll(state, now, 1), list.countStates()])

type People = Stores['people']
type Money = Stores['moneyList']

/** A page and how many there are are asked for together. */
const both = (
  people: People,
  filter: Parameters<People['count']>[0],
  page: Parameters<People['list']>[1],
  now: Date,
) => Promise.all([people.list(filter, page, now), people.count(filter, now)])

const money = (
  list: Money,
  filter: Parameters<Money['count']>[0],
  page: Parameters<Money['list']>[1],
) => Promise.all([list.list(filter, page), list.count(filter)])
