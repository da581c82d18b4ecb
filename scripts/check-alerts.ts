import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './processes.ts'

/** The alerts of deploy/prometheus, tried by Prometheus' own tool: `node scripts/check-alerts.ts`. */
const folder = join(repository, 'deploy/prometheus')
if (!existsSync('/usr/bin/promtool')) {
  const packages = ['--no-install-recommends', 'prometheus']
  execFileSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'inherit' })
}
const promtool = (...words: string[]) =>
  spawnSync('promtool', words, { cwd: folder, stdio: 'inherit' }).status === 0

const CHECKS = [
  ['check', 'rules', 'alerts.yaml'],
  ['check', 'config', '--syntax-only', 'prometheus.yaml'],
  ['test', 'rules', 'alerts.test.yaml'],
]
const failed = CHECKS.filter((words) => !promtool(...words)).length
const stories = readFileSync(join(folder, 'alerts.test.yaml'), 'utf8').match(/^ {2}- name: /gm)
console.log(`${stories?.length ?? 0} stories of alerts told`)
console.log(`${CHECKS.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
