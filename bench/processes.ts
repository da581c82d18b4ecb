import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../scripts/local-postgres.ts'

export type RunningNode = {
  pid: number
  origin: string
  output(): string
  hasEnded(): boolean
  /** Resolves when the process is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

export type NodeOptions = {
  file: string
  environment?: Record<string, string>
  /** Kept to one processor, so that a server and its load do not share one. */
  core?: number
  port?: number
  /** Where it is reached, where that is not this host. */
  address?: string
  /** Put before the command, such as `ip netns exec one`. */
  launcher?: readonly string[]
  /** Asked until it answers 200. */
  readyPath?: string
  timeoutMs?: number
}

const SERVER_START_MS = 30_000
const living = new Set<number>()
process.on('exit', () => {
  for (const pid of living) process.kill(pid, 'SIGKILL')
})

export function onCore(core: number | undefined, command: readonly string[]): string[] {
  return core === undefined ? [...command] : ['taskset', '-c', String(core), ...command]
}

/** Starts one of our scripts as a server of its own and waits until it answers. */
export async function startNode(options: NodeOptions): Promise<RunningNode> {
  const port = options.port ?? (await freePort())
  const [program = process.execPath, ...words] = onCore(options.core, [
    ...(options.launcher ?? []),
    process.execPath,
    options.file,
  ])
  const child = spawn(program, words, {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const pid = child.pid ?? 0
  living.add(pid)
  const ended = once(child, 'exit').finally(() => living.delete(pid))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-8_000)
    })
  }
  const node: RunningNode = {
    pid,
    origin: `http://${options.address ?? '127.0.0.1'}:${port}`,
    output: () => output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
  await waitUntilReady(node, options)
  return node
}

async function waitUntilReady(node: RunningNode, { file, readyPath, timeoutMs }: NodeOptions) {
  const deadline = Date.now() + (timeoutMs ?? SERVER_START_MS)
  while (Date.now() < deadline) {
    if (node.hasEnded()) throw new Error(`${file} ended:\n${node.output()}`)
    const answer = await fetch(`${node.origin}${readyPath ?? '/'}`).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.status === 200) return
    await wait(50)
  }
  await node.stop('SIGKILL')
  throw new Error(`${file} was not ready in time:\n${node.output()}`)
}

/** Processor time spent so far, in seconds, threads included. */
export function cpuSeconds(pids: readonly number[]): number {
  const TICKS_PER_SECOND = 100
  const ticks = pids.map((pid) => {
    // The name of the program comes second, in brackets, and may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND
}

/** `title`: only those whose command line holds it. */
export function childrenOf(parent: number, title = ''): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
    .filter((pid) => commandOf(pid).includes(title))
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // As below.
  }
}

function parentOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return Number(fields?.[1])
  } catch {
    return null // It ended between the listing and the reading.
  }
}

/** From now on: the share of the processors' time that the host of this machine gave to others. */
export function watchStolenTime(): () => number {
  const read = () => {
    const times = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/).slice(1, 9)
    const [numbers, stolen] = [times?.map(Number) ?? [], Number(times?.[7])]
    return { all: numbers.reduce((sum, one) => sum + one, 0), stolen }
  }
  const began = read()
  return () => {
    const now = read()
    return (now.stolen - began.stolen) / Math.max(1, now.all - began.all)
  }
}
