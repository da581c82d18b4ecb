import { Zap } from 'lucide-react'
import { useEffect, useState } from 'react'
import { countdownText } from './countdown.rules.ts'
import { offersTexts as texts } from './offers.texts.ts'

/**
 * Until when a flash offer holds, second by second. The moment is the server's, and so is what happens at
 * it: a phone whose clock is wrong takes nothing that is over.
 */
export function FlashClock({ ends }: { ends: Date }) {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  const isOver = now !== null && now >= ends
  return (
    <p className="flex items-center gap-2 text-sm font-semibold" role="timer">
      <Zap aria-hidden="true" className="size-5 flex-none" />
      <span className="num">
        {isOver ? texts.ended : texts.endsIn(now ? countdownText(ends, now) : '…')}
      </span>
    </p>
  )
}
