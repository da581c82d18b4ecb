import { MOST_CANDIDATES, SEARCH_PAGE } from '@portal/contract/search/search.texts'
import { Invalid } from '../../platform/errors/domain-errors.ts'

/** At most some hundreds are ever put in order, so a place among them is a number. */
export const encodeOffset = (offset: number) => Buffer.from(`o${offset}`).toString('base64url')

export function decodeOffset(cursor: string): number {
  const [, digits] = /^o(\d{1,3})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const offset = Number(digits)
  if (
    !digits ||
    encodeOffset(offset) !== cursor ||
    offset % SEARCH_PAGE !== 0 ||
    offset > MOST_CANDIDATES
  ) {
    throw new Invalid('cursor.invalid', 'not a cursor of ours', [
      { path: 'cursor', message: 'Não achamos esta parte da lista. Volte ao início dela.' },
    ])
  }
  return offset
}
