import { CircleCheck } from 'lucide-react'
import { dayText } from '~/platform/moments.ts'
import { businessTexts } from './business.texts.ts'

/** Facts age: when somebody last made sure of them. */
export function Verified({ at }: { at: string | null }) {
  if (!at) return null
  return (
    <p className="inline-flex items-center gap-1.5 font-medium text-mangue-700 text-xs">
      <CircleCheck aria-hidden="true" className="size-4" />
      {businessTexts.verified(dayText(new Date(at)))}
    </p>
  )
}
