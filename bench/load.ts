import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { cpuSeconds, onCore } from './processes.ts'

const run = promisify(execFile)

export const SERVER_CORE = 0
const LOAD_CORE = 1
const ATTEMPTS = 5
const PAUSE_MS = 1_000

export type Target = { url: string; pids: readonly number[]; connections: number }
export type Shot = { requestsPerSecond: number; cpuMicroseconds: number }

/**
 * One burst of wrk at one address. A node that the machine held up for a moment sheds load; a burst
 * with such answers says nothing about speed and is fired again.
 */
export async function shoot(target: Target, seconds: number): Promise<Shot> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fire(target, seconds)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await wait(PAUSE_MS)
    }
  }
}

async function fire({ url, pids, connections }: Target, seconds: number): Promise<Shot> {
  const command = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', url]
  const [program = 'wrk', ...words] = onCore(LOAD_CORE, command)
  const before = cpuSeconds(pids)
  const { stdout } = await run(program, words)
  const spent = cpuSeconds(pids) - before
  const failures = /(Non-2xx.*|Socket errors.*)/.exec(stdout)?.[0]
  if (failures) throw new Error(`${url}: ${failures}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const requestsPerSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (!requests || !requestsPerSecond) throw new Error(`wrk said nothing useful:\n${stdout}`)
  return { requestsPerSecond, cpuMicroseconds: (spent / requests) * 1e6 }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  const high = sorted[Math.floor(middle)] ?? Number.NaN
  return (low + high) / 2
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
