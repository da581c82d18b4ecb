import type { priceNights } from '@portal/contract/lodging/lodging/lodging-editor'
import type { HouseStay, writeDownStays } from '@portal/contract/lodging/stays/calendar'
import type { CalendarPortal, DeclineCode } from '@portal/contract/lodging/stays/stays.texts'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import type { Refusal } from '~/editing/refusal.ts'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { calendarKey } from './calendar.queries.ts'
import { daysAfter, type Piece } from './calendar.rules.ts'
import { calendarTexts as texts } from './calendar.texts.ts'

const PLACE = '/api/v1/my/establishments/:id'
const STAY = `${PLACE}/stays/:stay` as const
const FEED = `${PLACE}/calendar-feeds/:feed` as const

/** Each tells how it ended by itself and never throws. */
export function useCalendarWrites(id: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const lookAgain = () => client.invalidateQueries({ queryKey: calendarKey(id) })
  const { isSaving, save } = useSave<unknown>({ onSaved: lookAgain, onRefused: lookAgain })
  const stayOf = ({ id: stay }: HouseStay) => ({ id, stay })

  return {
    isSaving,
    /** Answers with the code of the refusal, for what a second yes can settle. */
    async accept(stay: HouseStay, despite: ('price' | 'calendar')[]) {
      return save({
        done: texts.requests.accepted,
        failed: texts.requests.acceptFailed,
        run: () =>
          api.send('POST', `${STAY}/accept`, {
            params: stayOf(stay),
            body: { version: stay.version, total_cents: stay.total_cents, despite },
          }),
      })
    },
    end: (stay: HouseStay, { code, text }: { code: DeclineCode; text: string }) => {
      const isNew = stay.status === 'requested'
      const body = { version: stay.version, code, text }
      return save({
        done: isNew ? texts.decline.done : texts.decline.cancelDone,
        failed: texts.decline.failed,
        run: () =>
          isNew
            ? api.send('POST', `${STAY}/decline`, { params: stayOf(stay), body })
            : api.send('POST', `${STAY}/cancel`, { params: stayOf(stay), body }),
      })
    },
    confirm: (stay: HouseStay) =>
      save({
        done: texts.stay.confirmed,
        failed: texts.decline.failed,
        run: () =>
          api.send('POST', `${STAY}/confirm`, {
            params: stayOf(stay),
            body: { version: stay.version },
          }),
      }),
    block: (pieces: readonly Piece[], note: string) => {
      const blocks = pieces.map(({ unitId, first, last }) => ({
        ...{ block_id: crypto.randomUUID(), unit_id: unitId },
        ...{ arrival: first, departure: daysAfter(last, 1) },
      }))
      return save({
        done: texts.blockDone,
        failed: texts.blockFailed,
        run: () =>
          api.send('POST', `${PLACE}/night-blocks`, { params: { id }, body: { blocks, note } }),
      })
    },
    /** What the house blocked of these nights, in all of these rooms. */
    free: (unit_ids: string[], { first, last }: { first: string; last: string }) =>
      save({
        done: texts.freeDone,
        failed: texts.unblock.failed,
        run: () =>
          api.send('POST', `${PLACE}/night-blocks/freed`, {
            params: { id },
            body: { unit_ids, arrival: first, departure: daysAfter(last, 1) },
          }),
      }),
    price: (body: EndpointInput<typeof priceNights>['body']) =>
      save({
        done: texts.price.saved,
        failed: unlessFields(texts.price.failed),
        run: () => api.send('POST', `${PLACE}/night-prices`, { params: { id }, body }),
      }),
    /** Answers with the refusal, for what a second yes can settle. */
    writeDown: (body: EndpointInput<typeof writeDownStays>['body']) =>
      save({
        done: texts.byPhone.saved,
        failed: unlessFields(texts.byPhone.failed),
        run: () => api.send('POST', `${PLACE}/stays`, { params: { id }, body }),
      }),
    unblock: (block: string) =>
      save({
        done: texts.unblock.done,
        failed: texts.unblock.failed,
        run: () => api.send('DELETE', `${PLACE}/night-blocks/:block`, { params: { id, block } }),
      }),
    addFeed: (feed: { unit_id: string; portal: CalendarPortal; name: string; url: string }) =>
      save({
        done: texts.feeds.saved,
        failed: texts.feeds.failed,
        run: () => api.send('POST', `${PLACE}/calendar-feeds`, { params: { id }, body: feed }),
      }),
    readFeed: (feed: string) =>
      save({
        done: texts.feeds.readDone,
        failed: texts.feeds.readFailed,
        run: () => api.send('POST', `${FEED}/read`, { params: { id, feed } }),
      }),
    removeFeed: (feed: string) =>
      save({
        done: texts.feeds.removed,
        failed: texts.feeds.removeFailed,
        run: () => api.send('DELETE', FEED, { params: { id, feed } }),
      }),
    rotateLink: (unit: string) =>
      save({
        done: texts.links.rotated,
        failed: texts.links.rotateFailed,
        run: () =>
          api.send('POST', `${PLACE}/lodging-units/:unit/calendar-link`, { params: { id, unit } }),
      }),
  }
}
/** What a field says itself needs no message beside it. */
const unlessFields =
  (title: string) =>
  ({ fields, sentence }: Refusal) =>
    fields.length > 0 ? null : { title, description: sentence, variant: 'destructive' as const }

export type CalendarWrites = ReturnType<typeof useCalendarWrites>
