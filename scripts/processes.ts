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

/** With what a child ended; null where a signal ended it. */
export const codeOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })

export async function finish(child: ChildProcess): Promise<void> {
  const code = await codeOf(child)
  if (code !== 0) {
    throw new Error(`${child.spawnargs.join(' ')} ended with ${child.signalCode ?? code}`)
  }
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

export const bin = (name: string) => join(repository, 'node_modules', '.bin', name)
