import { Check } from 'lucide-react'
import { plansTexts } from './plans.texts.ts'

const texts = plansTexts.compare

/** What a plan has of a row: a figure, or whether it is included. */
export function ComparedValue({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value
  if (!value) {
    return (
      <>
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <span className="sr-only">{texts.notIncluded}</span>
      </>
    )
  }
  return (
    <span className="inline-grid size-6.5 place-items-center rounded-full bg-mangue-100 text-mangue-700">
      <Check aria-hidden="true" strokeWidth={3} className="size-4" />
      <span className="sr-only">{texts.included}</span>
    </span>
  )
}
