import { execFileSync } from 'node:child_process'
import type { Defer } from '../cleanup.ts'

export type Host = {
  name: string
  address: string
  /** Put before a command that shall run there. */
  launcher: readonly string[]
  /** As when somebody pulls its cable: nothing comes in or out, and nobody is told. */
  cut(): void
  mend(): void
}

const ip = (...words: string[]) =>
  execFileSync('ip', words, { stdio: ['ignore', 'pipe', 'inherit'] })

/**
 * Hosts of this machine that know each other only by a network: each a namespace with a cable to one switch, to
 * which the drill itself is plugged in too. Only root may lay it; all of it goes with the drill.
 */
export function layNetwork(names: readonly string[], defer: Defer): Map<string, Host> {
  const id = process.pid
  const subnet = `10.87.${id % 250}`
  const theSwitch = `p${id}-switch`
  const inSwitch = (...words: string[]) => ip('-n', theSwitch, ...words)
  ip('netns', 'add', theSwitch)
  defer(() => ip('netns', 'del', theSwitch))
  inSwitch('link', 'add', 'bridge', 'type', 'bridge')
  inSwitch('link', 'set', 'bridge', 'up')
  const plugIn = (port: string, cable: string) => {
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', port, 'netns', theSwitch)
    inSwitch('link', 'set', port, 'master', 'bridge')
    inSwitch('link', 'set', port, 'up')
  }

  const own = `v${id}`
  plugIn('drill', own)
  ip('address', 'add', `${subnet}.1/24`, 'dev', own)
  ip('link', 'set', own, 'up')

  const hosts = names.map((name, index): [string, Host] => {
    const [space, cable, port] = [`p${id}-${name}`, `v${id}h${index}`, `port${index}`]
    const address = `${subnet}.${index + 10}`
    ip('netns', 'add', space)
    defer(() => ip('netns', 'del', space))
    plugIn(port, cable)
    ip('link', 'set', cable, 'netns', space)
    ip('-n', space, 'address', 'add', `${address}/24`, 'dev', cable)
    for (const link of ['lo', cable]) ip('-n', space, 'link', 'set', link, 'up')
    return [
      name,
      {
        ...{ name, address, launcher: ['ip', 'netns', 'exec', space] },
        cut: () => void inSwitch('link', 'set', port, 'down'),
        mend: () => void inSwitch('link', 'set', port, 'up'),
      },
    ]
  })
  return new Map(hosts)
}
