import {
  COLLECTION_KIND_WORDS,
  COLLECTION_KINDS,
  type CollectionKind,
} from '@portal/contract/city/collections/collection.texts'
import type {
  ChosenPlace,
  EditedCollection,
  EditedStop,
} from '@portal/contract/city/collections/collection-editor'

export const KIND_OPTIONS = COLLECTION_KINDS.map((value) => ({
  value,
  label: COLLECTION_KIND_WORDS[value].one,
}))

export type StopForm = {
  place: ChosenPlace
  name: string
  note: string
  /** As it was typed: "2", "09:30". */
  day: string
  time: string
  is_shown: boolean
}

export type CollectionForm = {
  kind: CollectionKind
  title: string
  summary: string
  cover_id: string | null
  stops: StopForm[]
}

export const toForm = ({
  kind,
  title,
  summary,
  cover,
  stops,
}: EditedCollection): CollectionForm => ({
  kind,
  title,
  summary,
  cover_id: cover?.id ?? null,
  stops: stops.map(({ day, minute, ...stop }) => ({
    ...stop,
    day: day === null ? '' : String(day),
    time: minute === null ? '' : clockOf(minute),
  })),
})

export function toBody({ stops, ...words }: CollectionForm, version: number) {
  return { ...words, version, stops: stops.map((stop) => toStop(stop, words.kind)) }
}

function toStop({ place, note, day, time }: StopForm, kind: CollectionKind): EditedStop {
  if (kind === 'theme') return { place, note, day: null, minute: null }
  return { place, note, day: day === '' ? null : Number(day), minute: minuteOf(time) }
}

/** From a path in the body to the field that shows it. */
export const fieldOfPath = (path: string) => path.replace(/\.minute$/, '.time')

const two = (number: number) => String(number).padStart(2, '0')
const clockOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null
}

/** One of them one place up or down. */
export function moved<Item>(list: readonly Item[], from: number, by: 1 | -1): Item[] {
  const next = [...list]
  const [item] = next.splice(from, 1)
  if (item !== undefined) next.splice(from + by, 0, item)
  return next
}
