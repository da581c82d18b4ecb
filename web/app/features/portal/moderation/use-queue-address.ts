import { isNameOf } from '@portal/contract/shared/records'
import { useSearchParams } from 'react-router'
import { cursorTrail, withFilter } from '~/ui/cursor-trail.ts'
import { QUEUES, type Queue } from './moderation.constants.ts'

const QUEUE = 'fila'
const STATUS = 'situacao'
const PLACE = 'lugar'
const ITEM = 'item'

/** Which queue, which part of it and which item: all of it lives in the address. */
export function useQueueAddress() {
  const [address, setAddress] = useSearchParams()
  const queue = QUEUES.find((name) => name === address.get(QUEUE)) ?? QUEUES[0]
  return {
    queue,
    place: address.get(PLACE) ?? undefined,
    item: address.get(ITEM),
    trail: cursorTrail(withoutItem(address)),
    /** The status the address names, if the queue knows it. */
    statusIn: <Status extends string>(known: Record<Status, string>) => {
      const status = address.get(STATUS)
      return status !== null && isNameOf(known, status) ? status : undefined
    },
    setStatus: (status: string) =>
      setAddress((current) => withFilter(withoutItem(current), STATUS, status)),
    clearPlace: () => setAddress((current) => withFilter(withoutItem(current), PLACE, '')),
    itemTo: (id: string) => addressOf(withItem(address, id)),
    listTo: addressOf(withoutItem(address)),
    /** Deciding is one thing after the other: the way back leads out of the queue, not through it. */
    goTo: (id: string | null) =>
      setAddress((current) => (id ? withItem(current, id) : withoutItem(current)), {
        replace: true,
      }),
  }
}

/** Where another queue, or a part of it, is found. */
export function queueAddress(
  queue: Queue,
  { status, place }: { status?: string; place?: string } = {},
): string {
  const address = new URLSearchParams({ [QUEUE]: queue })
  if (status) address.set(STATUS, status)
  if (place) address.set(PLACE, place)
  return `/admin/moderacao?${address}`
}

const addressOf = (address: URLSearchParams) => `?${address}`

function withoutItem(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete(ITEM)
  return next
}

function withItem(address: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(address)
  next.set(ITEM, id)
  return next
}
