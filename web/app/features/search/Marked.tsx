import type { MarkedText } from '@portal/contract/search/search'

/** A text with what was asked for set off; the words themselves are never read as markup. */
export function Marked({ value: { text, marks } }: { value: MarkedText }) {
  const pieces = []
  let from = 0
  for (const [start, end] of marks) {
    if (start > from) pieces.push(text.slice(from, start))
    pieces.push(
      <mark key={start} className="rounded-[3px] bg-sol-100 text-inherit">
        {text.slice(start, end)}
      </mark>,
    )
    from = end
  }
  pieces.push(text.slice(from))
  return pieces
}
