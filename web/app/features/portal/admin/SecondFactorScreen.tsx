import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminTexts } from './admin.texts.ts'

type SecondFactorScreenProps = {
  needed: keyof typeof adminTexts.secondFactor
  /** The way on, given its words. */
  action: (label: string) => ReactNode
}

/** In place of the admin area until the second factor is set up, or proved in this session. */
export function SecondFactorScreen({ needed, action }: SecondFactorScreenProps) {
  const { title, text, action: label } = adminTexts.secondFactor[needed]
  return (
    <div className="wrap grid min-h-[60dvh] place-items-center py-12">
      <div className="grid max-w-140 justify-items-center gap-3 rounded-card bg-areia-100 px-6 py-10 text-center">
        <ShieldCheck aria-hidden="true" className="size-9 text-mar-700" />
        <h1 className="text-[1.75rem]">{title}</h1>
        <p className="max-w-[46ch] text-balance text-muted">{text}</p>
        <div className="mt-3">{action(label)}</div>
      </div>
    </div>
  )
}
