import type { Clock } from './clock.ts'
import { failureKind } from './failure-kind.ts'
import type { Outcome } from './provider-outcome.ts'
import { beginPart } from './tracing/trace.ts'

/** What the portal calls and has no rows of its own about. */
export const WATCHED_SERVICES = [
  ...(['mail', 'pix', 'cards', 'whatsapp', 'push', 'weather', 'storage'] as const),
] as const
export type WatchedService = (typeof WATCHED_SERVICES)[number]

/** What came of the calls since the last look. */
export type ServiceReading = {
  service: WatchedService
  okAt: Date | null
  /** Of the last good call. */
  tookMs: number | null
  failedAt: Date | null
  failure: string | null
}

const FAILURE_MAX = 200

/**
 * Remembers in memory how calls to the outside world ended. Nothing is written on the way of a call:
 * whoever keeps the readings takes them now and then.
 */
export function createServiceWatch(clock: Clock) {
  const readings = new Map<WatchedService, ServiceReading>()
  const of = (service: WatchedService) => {
    const known = readings.get(service) ?? {
      ...{ service, okAt: null, tookMs: null, failedAt: null, failure: null },
    }
    readings.set(service, known)
    return known
  }
  return {
    /** `whyBad` names the failure of a call that does not throw; it names nobody. */
    async watch<Value>(
      service: WatchedService,
      call: () => Promise<Value>,
      whyBad: (value: Value) => string | null = () => null,
    ): Promise<Value> {
      const began = performance.now()
      const ended = beginPart({
        name: `call ${service}`,
        kind: 'client',
        attributes: { 'peer.service': service },
      })
      const failed = (failure: string) =>
        Object.assign(of(service), {
          failedAt: clock.now(),
          failure: failure.slice(0, FAILURE_MAX) || 'unknown',
        })
      try {
        const value = await call()
        const why = whyBad(value)
        ended?.(why === null ? null : 'bad answer')
        if (why !== null) failed(why)
        else {
          const tookMs = Math.round(performance.now() - began)
          Object.assign(of(service), { okAt: clock.now(), tookMs })
        }
        return value
      } catch (error) {
        failed(failureKind(error))
        ended?.(failureKind(error))
        throw error
      }
    },
    /** Since it was last asked. */
    take(): ServiceReading[] {
      const taken = [...readings.values()]
      readings.clear()
      return taken
    },
  }
}

export type ServiceWatch = ReturnType<typeof createServiceWatch>

/** A refusal is an answer: the service is there. Only silence and nonsense are failures. */
const silence = (outcome: unknown): string | null => {
  const { kind, reason } = (outcome ?? {}) as Partial<Outcome<unknown, { status: number }>> & {
    reason?: string
  }
  return kind === 'unknown' ? (reason ?? 'unknown') : null
}

/** The same port, watched: every method of it that answers with a promise. */
export function watched<Port extends object>(
  port: Port,
  service: WatchedService,
  services: ServiceWatch,
): Port {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...given: unknown[]) => {
        const answer: unknown = Reflect.apply(member, target, given)
        return answer instanceof Promise ? services.watch(service, () => answer, silence) : answer
      }
    },
  })
}
