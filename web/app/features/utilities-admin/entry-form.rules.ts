import type { EditedUtility } from '@portal/contract/utilities/utility-editor'
import type { LatLng } from '~/ui/map/map.types.ts'

export type EntryForm = Pick<
  EditedUtility,
  | 'kind'
  | 'title'
  | 'phones'
  | 'address'
  | 'hours'
  | 'body'
  | 'source_name'
  | 'source_url'
  | 'status'
> & { pin: LatLng | null; is_verified: boolean }

export const NEW_PHONE = { number: '', label: '', is_whatsapp: false }

export function toForm(entry: EditedUtility | null): EntryForm {
  if (!entry) {
    return {
      kind: 'service',
      title: '',
      phones: [NEW_PHONE],
      address: '',
      hours: '',
      body: '',
      source_name: '',
      source_url: '',
      status: 'published',
      pin: null,
      is_verified: false,
    }
  }
  const { kind, title, phones, address, hours, body, source_name, source_url, status } = entry
  return {
    ...{ kind, title, phones, address, hours, body, source_name, source_url, status },
    pin: entry.place ? { lat: entry.place.latitude, lng: entry.place.longitude } : null,
    is_verified: false,
  }
}

/** An empty line of the phones is none. */
export function toBody({ pin, phones, ...form }: EntryForm) {
  return {
    ...form,
    phones: phones.filter(({ number, label }) => number.trim() !== '' || label.trim() !== ''),
    place: pin ? { latitude: pin.lat, longitude: pin.lng } : null,
  }
}
