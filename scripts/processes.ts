import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export const repository = join(import.meta.dirname, '..')

export function run(
  command: string,
  args: string[],
  options: { env?: Record<string, string>; quiet?: boolean; cwd?: string } = {},
): ChildProcess {
  return spawn(command, args, {
    cwd: options.cwd ?? repository,
    env: { ...process.env, ...options.env },
    stdio: options.quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'],
  })
}

/** The Node that runs this script, so that children run on 24 as well. */
export const runNode = (args: string[], options?: Parameters<typeof run>[2]) =>
  run(process.execPath, args, options)

export async function finish(child: ChildProcess): Promise<void> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${signal ?? code}`)
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

export const bin = (name: string) => join(repository, 'node_modules', '.bin', name)
