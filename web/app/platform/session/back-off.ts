import { isRetryable } from './auth-errors.ts'
import { AUTO_REFRESH_TICK_MS, RETRY_FIRST_PAUSE_MS } from './session.constants.ts'

/**
 * Tries again after 200, 400, 800 ms … while the failure may pass. It gives up when the next pause
 * would reach into the following tick, which tries on its own.
 */
export async function withBackOff<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  const startedAt = Date.now()
  for (let pauseMs = RETRY_FIRST_PAUSE_MS; ; pauseMs *= 2) {
    try {
      return await attempt()
    } catch (error) {
      const elapsedMs = Date.now() - startedAt
      if (!isRetryable(error) || elapsedMs + pauseMs >= AUTO_REFRESH_TICK_MS) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
