import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 20
const SAMPLE_MS = 500

/** How late the event loop has been of late, in milliseconds. */
export function watchEventLoopLag() {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let lagMs = 0
  const timer = setInterval(() => {
    const meanMs = histogram.mean / 1e6 - RESOLUTION_MS
    // No sample in the interval says nothing, neither good nor bad.
    if (!Number.isNaN(meanMs)) lagMs = meanMs
    histogram.reset()
  }, SAMPLE_MS).unref()
  return {
    currentMs: () => lagMs,
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
