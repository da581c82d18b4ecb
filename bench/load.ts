import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { cpuSeconds, onCore } from './processes.ts'

const run = promisify(execFile)

export const SERVER_CORE = 0
const LOAD_CORE = 1
const CONNECTIONS = 32

export type Shot = { requestsPerSecond: number; cpuMicroseconds: number }

/** One burst of wrk at one address; `pids` are the processes whose time is counted. */
export async function shoot(url: string, pids: readonly number[], seconds: number): Promise<Shot> {
  const command = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '10s', url]
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
