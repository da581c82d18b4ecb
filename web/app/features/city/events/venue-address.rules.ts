import type { EventVenue } from '@portal/contract/city/events/event'

const FOLDERS = { establishment: '/guia', beach: '/praia', attraction: '/atracao' } as const

/** The place's own page, where it has one. */
export function venueAddress({ kind, slug }: EventVenue): string | null {
  return kind === 'address' || slug === null ? null : `${FOLDERS[kind]}/${slug}`
}

/** Opens the map of the phone, or of the browser. */
export function routeTo({ latitude, longitude, name, address }: EventVenue): string {
  const goal =
    latitude !== null && longitude !== null ? `${latitude},${longitude}` : `${name}, ${address}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(goal)}`
}
