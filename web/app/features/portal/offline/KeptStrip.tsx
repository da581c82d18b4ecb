import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { readKeptMark } from '~/platform/kept-pages.ts'
import { keptMoment } from './kept-moment.rules.ts'
import { offlineTexts } from './offline.texts.ts'

const texts = offlineTexts.strip

/** Says how old a page is that this device kept. It goes with the page it speaks of. */
export function KeptStrip() {
  const { pathname } = useLocation()
  const [keptPath] = useState(pathname)
  const kept = readKeptMark(document.documentElement.dataset)
  if (!kept || keptPath !== pathname) return null
  return (
    <div role="status" className="bg-sol-100">
      <p className="wrap flex min-h-12 flex-wrap items-center gap-x-3 text-sm">
        <CloudOff aria-hidden="true" className="size-5 flex-none" />
        <span className="num flex-1 py-2">{texts[kept.why](keptMoment(kept.at, new Date()))}</span>
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="min-h-11 font-semibold underline underline-offset-4"
        >
          {texts.reload}
        </button>
      </p>
    </div>
  )
}
