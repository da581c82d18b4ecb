import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toastDemand } from './toast.ts'

/** Stands once in the root. Empty, and light, until the first `toast()` of the visit. */
export function Toaster() {
  const demand = useSyncExternalStore(toastDemand.subscribe, toastDemand.read, () => 0)
  const [Region, setRegion] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (demand === 0 || Region) return
    let isCurrent = true
    import('./ToastRegion.tsx').then(
      (module) => isCurrent && setRegion(() => module.ToastRegion),
      // The network is away: the message keeps waiting and the next one tries again.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [demand, Region])

  return Region ? <Region /> : null
}
