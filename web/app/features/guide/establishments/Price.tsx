import { priceWords } from '@portal/contract/guide/establishments/guide.texts'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'

/** The signs for the eye, the words for the ear. */
export function Price({ range }: { range: number }) {
  const price = priceWords(range)
  if (!price) return null
  return (
    <span className="font-semibold">
      <span aria-hidden="true">{price.sign}</span>
      <VisuallyHidden>{price.words}</VisuallyHidden>
    </span>
  )
}
