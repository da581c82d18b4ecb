import type { Config } from '../config/config.ts'
import type { Log } from '../log.ts'
import { useTracer } from './trace.ts'

/** Off unless a receiver is named; then not even the code of it is loaded. Answers with how to end it. */
export async function startTracing({ tracing, release }: Config, log: Log) {
  if (!tracing) return async () => {}
  const { createOtlpTracer } = await import('./otlp.ts')
  const tracer = createOtlpTracer({ ...tracing, release, log })
  useTracer(tracer)
  return async () => {
    useTracer(null)
    await tracer.close()
  }
}
