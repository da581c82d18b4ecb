import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type KeptPage, readKeptMark } from '~/platform/kept-pages.ts'
import { cityDay, hourText, momentDayText } from '~/platform/moments.ts'
import { offlineTexts } from './offline.texts.ts'

const texts = offlineTexts.strip

/** "14h02"; another day is named. */
export function keptMoment(at: Date, now: Date): string {
  const time = hourText(at)
  return cityDay(at) === cityDay(now) ? time : `${momentDayText(at)}, ${time}`
}

/** Says how old a page is that this device kept. It goes with the page it speaks of. */
export function KeptStrip() {
  const { pathname } = useLocation()
  const [kept, setKept] = useState<(KeptPage & { pathname: string }) | null>(null)
  useEffect(() => {
    const mark = readKeptMark(document.documentElement.dataset)
    if (mark) setKept({ ...mark, pathname: window.location.pathname })
  }, [])
  if (!kept || kept.pathname !== pathname) return null
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
