import { isRetryable } from './auth-errors.ts'
import { RETRY_FIRST_PAUSE_MS } from './session.constants.ts'

type BackOff = {
  /** It gives up when the next pause would reach beyond this. */
  limitMs: number
  /** Told before each pause. */
  onRetry?: (error: unknown) => void
}

/** Tries again after 200, 400, 800 ms … while the failure may pass. */
export async function withBackOff<Answer>(
  attempt: () => Promise<Answer>,
  { limitMs, onRetry }: BackOff,
): Promise<Answer> {
  const startedAt = Date.now()
  for (let pauseMs = RETRY_FIRST_PAUSE_MS; ; pauseMs *= 2) {
    try {
      return await attempt()
    } catch (error) {
      const elapsedMs = Date.now() - startedAt
      if (!isRetryable(error) || elapsedMs + pauseMs >= limitMs) throw error
      onRetry?.(error)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
