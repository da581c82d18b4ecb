import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './processes.ts'

const PACKAGES = ['ca-certificates', 'pgbackrest', 'pgbouncer', 'postgresql-18']
const PROGRAMS = ['usr/lib/postgresql/18/bin/postgres', 'usr/bin/pgbackrest', 'usr/sbin/pgbouncer']
const SOURCES = '/etc/apt/sources.list.d'

/**
 * A Debian of tomorrow in a folder, for programs that this machine's own has too old: made once (minutes, a
 * gigabyte) and kept outside of git. `DEBIAN_CHROOT` names one that is there already. Only root may enter.
 */
export function debianChroot(): string {
  const root = process.env.DEBIAN_CHROOT ?? join(repository, '.data/debian')
  if (PROGRAMS.every((program) => existsSync(join(root, program)))) return root
  if (process.getuid?.() !== 0) throw new Error(`only root can make the Debian of ${root}`)
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (!existsSync('/usr/sbin/debootstrap')) run('apt-get', 'install', '-y', '-qq', 'debootstrap')
  const half = `${root}.partial`
  mkdirSync(half, { recursive: true })
  const include = `--include=${PACKAGES.join(',')}`
  run('/usr/sbin/debootstrap', '--variant=minbase', include, 'sid', half, mirrorOfThisMachine())
  // One that was left half-way is never entered.
  renameSync(half, root)
  return root
}

/** Where this machine's own packages come from. */
export function mirrorOfThisMachine(): string {
  const files = readdirSync(SOURCES).map((name) => readFileSync(join(SOURCES, name), 'utf8'))
  const address = files.join('\n').match(/^URIs: (\S+)|^deb (?:\[.*\] )?(\S+)/m)
  const found = address?.[1] ?? address?.[2]
  if (!found) throw new Error(`${SOURCES} names no mirror of Debian`)
  return found
}
