import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import {
  REFUSAL_CODES,
  REFUSAL_SENTENCES,
  type RefusalCode,
} from '@portal/contract/storefront/orders/orders.texts'
import { boardTexts } from './board.texts.ts'

const { refuse: texts } = boardTexts

/** Nobody says of a table that it is too far away. */
export const reasonsFor = ({ mode }: Pick<OwnOrder, 'mode'>): RefusalCode[] =>
  REFUSAL_CODES.filter((code) => mode === 'delivery' || code !== 'out-of-area')

/** What of an order may have run out, each once. */
export function itemsOf({ lines }: Pick<OwnOrder, 'lines'>): { id: string; name: string }[] {
  return [...new Map(lines.map(({ item_id, name }) => [item_id, name]))].map(([id, name]) => ({
    id,
    name,
  }))
}

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** What the customer reads, unless somebody writes another sentence. */
export function refusalSentence(code: RefusalCode, names: readonly string[]): string {
  const [first] = names
  const sentence =
    code !== 'unavailable-item' || first === undefined
      ? REFUSAL_SENTENCES[code]
      : names.length === 1
        ? texts.one(first)
        : texts.many(listed.format(names))
  return `${sentence} ${texts.nothingCharged}`
}
