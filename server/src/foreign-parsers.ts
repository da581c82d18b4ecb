import type { ForeignParsers } from './platform/foreign/serve-foreign.ts'

/** Whatever strangers write is read by one of these, each in a thread that can be stopped. */
export const foreignParsers: ForeignParsers = {
  'audio.inspect': async () =>
    (await import('./platform/audio/inspect-audio.foreign.ts')).readAudio,
  'open-delivery.menu': async () =>
    (await import('./features/storefront/open-delivery/merchant-menu.foreign.ts')).readMenu,
  'csv.sheet': async () => (await import('./platform/csv/sheet.foreign.ts')).parseSheet,
  'images.sniff': async () => (await import('./platform/images/sniff-photo.foreign.ts')).sniffPhoto,
  'property-feeds.stock': async () =>
    (await import('./features/properties/property-feeds/read-stock.foreign.ts')).readStock,
  'stays.calendar': async () =>
    (await import('./features/lodging/stays/read-calendar.foreign.ts')).readCalendar,
  'tides.table': async () =>
    (await import('./features/city/tides/official-table.foreign.ts')).readOfficialTable,
  'utilities.rota': async () =>
    (await import('./features/city/utilities/rota-sheet.foreign.ts')).readRotaSheet,
}
