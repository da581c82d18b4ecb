import { DirectoryQuery } from '@portal/contract/guide/establishments/establishment'
import type { GuidePortal } from './portal.ts'

export type Case = { name: string; ask: (portal: GuidePortal, turn: number) => Promise<unknown> }

const FARTHEST_PAGE = 30
const HERE = { lat: '-0.62', lng: '-47.35' }

const asked = (query: Record<string, string>) => DirectoryQuery.parse(query)

function list(name: string, query: Record<string, string>): Case {
  const parsed = asked(query)
  return { name, ask: ({ deps }) => deps.stores.directory.list(parsed) }
}

/** What the directory is asked for: its first page, each filter and each order by itself. */
export const LISTS: readonly Case[] = [
  list('first page', {}),
  list('category', { categoria: 'onde-comer' }),
  list('subcategory', { categoria: 'pizzaria' }),
  list('open now', { aberto: '1' }),
  list('neighbourhood', { bairro: 'Atalaia' }),
  list('price', { preco: '2' }),
  list('accessible', { acessivel: '1' }),
  list('takes pets', { pet: '1' }),
  list('delivers', { delivery: '1' }),
  list('has a coupon', { cupom: '1' }),
  list('by rating', { ordem: 'avaliacao' }),
  list('by name', { ordem: 'nome' }),
  list('nearest first', { ordem: 'distancia', ...HERE }),
]

export const PAGE: Case = {
  name: 'page of a business',
  ask: ({ deps, listings }, turn) =>
    deps.stores.directory.findPublished(`medida-${1 + ((turn * 7919) % listings)}`, new Date()),
}

/** Reported beside the others: nobody promised that these do not grow. */
export const MORE: readonly Case[] = [
  list('words', { busca: 'gaivota dourada' }),
  list('a word mistyped', { busca: 'gaivotta' }),
  list('category, open, accessible', { categoria: 'onde-comer', aberto: '1', acessivel: '1' }),
  {
    name: 'neighbours of a business',
    ask: ({ deps, listings }, turn) =>
      deps.stores.directory.listNearby(`medida-${1 + ((turn * 7919) % listings)}`),
  },
]

/** The thirtieth page, reached as a person would reach it. */
export async function deepPage(portal: GuidePortal): Promise<Case> {
  let cursor: string | null = null
  for (let page = 1; page < FARTHEST_PAGE; page += 1) {
    const query: DirectoryQuery = asked(cursor ? { cursor } : {})
    cursor = (await portal.deps.stores.directory.list(query)).nextCursor
  }
  return list('thirtieth page', cursor ? { cursor } : {})
}
