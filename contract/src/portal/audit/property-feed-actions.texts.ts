import type { ActionTexts } from './action-texts.ts'

const at = (host: unknown) => (typeof host === 'string' ? ` (${host})` : '')

const counted = (count: unknown, one: string, many: string) =>
  typeof count === 'number' ? `${count} ${count === 1 ? one : many}` : many

/** Stock of agencies that comes by their feed, and the systems that take their contacts. */
export const PROPERTY_FEED_ACTIONS = {
  'property-feed.connected': {
    name: 'Feed de imóveis conectado',
    kind: 'establishment',
    did: ({ host }, { of }) => `conectou um feed de imóveis${at(host)} ${of}`,
  },
  'property-feed.confirmed': {
    name: 'Feed de imóveis confirmado',
    kind: 'establishment',
    did: ({ listings }, { of }) =>
      `confirmou ${counted(listings, 'imóvel', 'imóveis')} do feed ${of}`,
  },
  'property-feed.imported': {
    name: 'Imóveis trazidos do feed',
    kind: 'establishment',
    did: ({ added, changed, archived }, { of }) =>
      `trouxe do feed ${of}: ${counted(added, 'imóvel novo', 'imóveis novos')}, ${counted(changed, 'mudado', 'mudados')}, ${counted(archived, 'arquivado', 'arquivados')}`,
  },
  'property-feed.disconnected': {
    name: 'Feed de imóveis desconectado',
    kind: 'establishment',
    did: ({ host }, { of }) => `desconectou o feed de imóveis${at(host)} ${of}`,
  },
  'property-crm.connected': {
    name: 'CRM de imóveis ligado',
    kind: 'establishment',
    did: ({ host }, { of }) => `ligou um CRM${at(host)} aos contatos sobre imóveis ${of}`,
  },
  'property-crm.disconnected': {
    name: 'CRM de imóveis desligado',
    kind: 'establishment',
    did: (_details, { of }) => `desligou o CRM dos contatos sobre imóveis ${of}`,
  },
} satisfies ActionTexts
