import type { OwnLodging, OwnUnit } from '@portal/contract/lodging/lodging/lodging-editor'
import type {
  HouseSeason,
  SettingsContent,
  UnitContent,
} from '@portal/contract/lodging/lodging/lodging-fields'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Refusal } from '~/editing/refusal.ts'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { lodgingEditorTexts as texts } from './lodging-editor.texts.ts'

const BASE = '/api/v1/my/establishments/:id'
const UNITS = `${BASE}/lodging-units` as const
const UNIT = `${UNITS}/:unit` as const

export const ownLodgingQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'lodging', id],
    queryFn: (): Promise<OwnLodging> => api.get(`${BASE}/lodging`, { params: { id } }),
  })

export type NewUnit = Pick<UnitContent, 'name' | 'kind' | 'capacity' | 'base_price_cents'> & {
  id: string
}

/** Each tells how it ended by itself and never throws. Writes of one lodging wait for each other. */
export function useLodgingWrites(id: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const { queryKey } = ownLodgingQuery(id)
  const setUnits = (to: (units: OwnUnit[]) => OwnUnit[]) =>
    client.setQueryData(queryKey, (now) => now && { ...now, units: to(now.units) })
  const readAgain = () => client.invalidateQueries({ queryKey })
  const { isSaving, save } = useSave<unknown>({ queue: `lodging ${id}`, onRefused: readAgain })

  return {
    isSaving,
    addUnit: (body: NewUnit) =>
      save({
        done: texts.add.created,
        failed: unlessFields(texts.row.failed),
        run: async () => {
          const unit = await api.send('POST', UNITS, { params: { id }, body })
          setUnits((units) => [...units.filter((one) => one.id !== unit.id), unit])
        },
      }),
    updateUnit: (unit: string, body: UnitContent & { version: number }) =>
      save({
        done: texts.editor.saved,
        failed: unlessFields(texts.editor.failed),
        run: async () => {
          const saved = await api.send('PUT', UNIT, { params: { id, unit }, body })
          setUnits((units) => units.map((one) => (one.id === unit ? saved : one)))
        },
      }),
    removeUnit: ({ id: unit, version }: OwnUnit) =>
      save({
        done: texts.editor.removed,
        failed: texts.row.failed,
        run: async () => {
          await api.send('DELETE', UNIT, { params: { id, unit }, query: { version } })
          await readAgain()
        },
      }),
    copyUnit: (unit: string) =>
      save({
        done: texts.row.copied,
        failed: texts.row.failed,
        run: async () => {
          const body = { id: crypto.randomUUID() }
          await api.send('POST', `${UNIT}/copies`, { params: { id, unit }, body })
          await readAgain()
        },
      }),
    /** Shown at once; what the portal says wins. */
    setOrder: (seen: string[], wanted: string[]) => {
      setUnits((units) => wanted.flatMap((one) => units.find((unit) => unit.id === one) ?? []))
      return save({
        failed: texts.row.failed,
        run: async () => {
          const body = { seen, wanted }
          const saved = await api.send('PUT', `${BASE}/lodging-order`, { params: { id }, body })
          client.setQueryData(queryKey, saved)
        },
      })
    },
    saveSeasons: (body: { seasons: HouseSeason[]; version: number }) =>
      save({
        done: texts.house.saved,
        failed: unlessFields(texts.house.failed),
        run: async () => {
          const saved = await api.send('PUT', `${BASE}/lodging-seasons`, { params: { id }, body })
          client.setQueryData(queryKey, saved)
        },
      }),
    saveSettings: (body: SettingsContent & { version: number }) =>
      save({
        done: texts.settings.saved,
        failed: unlessFields(texts.settings.failed),
        run: async () => {
          const saved = await api.send('PUT', `${BASE}/lodging-settings`, { params: { id }, body })
          client.setQueryData(queryKey, saved)
        },
      }),
  }
}

/** What a field says itself needs no message beside it. */
const unlessFields =
  (title: string) =>
  ({ fields, sentence }: Refusal) =>
    fields.length > 0 ? null : { title, description: sentence, variant: 'destructive' as const }

export type LodgingWrites = ReturnType<typeof useLodgingWrites>
