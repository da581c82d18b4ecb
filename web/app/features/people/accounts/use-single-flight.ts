import { useRef, useState } from 'react'

/** Runs one piece of work at a time: a second tap while the first is on its way does nothing. */
export function useSingleFlight() {
  const isRunning = useRef(false)
  const [isPending, setPending] = useState(false)

  async function run(work: () => Promise<void>) {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    try {
      await work()
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }

  return [isPending, run] as const
}
