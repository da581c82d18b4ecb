import {
  type BestTide,
  FACILITIES,
  type Facility,
  type SightTag,
} from '@portal/contract/city/sights/sight.texts'
import type { Ramp, SightContent, WaterSample } from '@portal/contract/city/sights/sight-content'
import type { EditedSight } from '@portal/contract/city/sights/sight-editor'
import { recordOf } from '@portal/contract/shared/records'
import { coordinatesText, readCoordinates } from '~/ui/map/coordinates.ts'
import type { LatLng } from '~/ui/map/map.types.ts'

export type FacilityState = 'unknown' | 'yes' | 'no'
/** Numbers and places are what was typed; the server says what is wrong with them. */
export type RampForm = Omit<Ramp, 'level_m' | 'latitude' | 'longitude'> & {
  level: string
  place: string
}

export type SightForm = Pick<
  SightContent,
  | 'summary'
  | 'description'
  | 'address'
  | 'visiting_hours'
  | 'price'
  | 'duration'
  | 'best_time'
  | 'hazards'
  | 'rules'
  | 'ways'
  | 'water_samples'
> & {
  name: string
  tags: SightTag[]
  pin: LatLng | null
  is_approximate: boolean
  facilities: Record<Facility, { state: FacilityState; note: string }>
  ramps: RampForm[]
  /** Empty where the tide does not matter. */
  best_tide: BestTide | ''
  /** One a line. */
  bring: string
  sources: string
  is_verified: boolean
}

export function toForm({ name, tags, place, content }: EditedSight): SightForm {
  const { facilities, ramps, best_tide, bring, sources, ...texts } = content
  return {
    ...texts,
    name,
    tags,
    pin: place ? { lat: place.latitude, lng: place.longitude } : null,
    is_approximate: place?.is_approximate ?? false,
    facilities: recordOf(FACILITIES, (facility) => {
      const told = facilities.find((one) => one.facility === facility)
      const state = told ? (told.is_there ? 'yes' : 'no') : 'unknown'
      return { state, note: told?.note ?? '' }
    }),
    ramps: ramps.map(({ level_m, latitude, longitude, ...ramp }) => ({
      ...ramp,
      level: level_m === null ? '' : String(level_m).replace('.', ','),
      place:
        latitude === null || longitude === null
          ? ''
          : coordinatesText({ lat: latitude, lng: longitude }),
    })),
    best_tide: best_tide ?? '',
    bring: bring.join('\n'),
    sources: sources.join('\n'),
    is_verified: false,
  }
}

/** From a path in the body to the field that holds it. */
export const fieldOfPath = (path: string) =>
  path
    .replace(/^content\./, '')
    .replace(/\.level_m$/, '.level')
    .replace(/^bring\.\d+$/, 'bring')
    .replace(/^(ramps\.\d+)\.(latitude|longitude)$/, '$1.place')

export function toBody(form: SightForm, version: number) {
  const { name, tags, pin, is_approximate, is_verified, facilities, ramps, ...others } = form
  const { best_tide, bring, sources, ...texts } = others
  return {
    version,
    name,
    tags,
    is_verified,
    place: pin ? { latitude: pin.lat, longitude: pin.lng, is_approximate } : null,
    content: {
      ...texts,
      summary: oneLine(texts.summary),
      hazards: texts.hazards.map(inOneLine),
      rules: texts.rules.map(inOneLine),
      ways: texts.ways.map(inOneLine),
      facilities: FACILITIES.filter((facility) => facilities[facility].state !== 'unknown').map(
        (facility) => ({
          facility,
          is_there: facilities[facility].state === 'yes',
          note: facilities[facility].note,
        }),
      ),
      ramps: ramps.map(toRamp),
      best_tide: best_tide || null,
      bring: linesOf(bring),
      sources: linesOf(sources),
    },
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A box shows a long sentence whole, but a line break in it means nothing. */
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')
const inOneLine = (note: { title: string; text: string }) => ({ ...note, text: oneLine(note.text) })

function toRamp({ level, place, ...ramp }: RampForm): Ramp {
  const position = readCoordinates(place)
  return {
    ...ramp,
    level_m: level.trim() === '' ? null : Number(level.replace(',', '.')),
    latitude: position?.lat ?? null,
    longitude: position?.lng ?? null,
  }
}

export const newRamp = (): RampForm => ({
  id: crypto.randomUUID(),
  name: '',
  access: 'open',
  level: '',
  level_is_example: false,
  place: '',
  note: '',
})

export const newSample = (): WaterSample => ({
  point: '',
  sampled_on: '',
  result: 'fit',
  lab: '',
  document_url: '',
})
