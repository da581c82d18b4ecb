import { parseArgs } from 'node:util'
import { withCleanup } from '../cleanup.ts'
import { startDatabase } from '../database.ts'
import { type AccountsPortal, startAccountsPortal } from './portal.ts'

// spec: 679
/**
 * What signing in costs and what its time gives away. Everything is a ratio within this run: known and
 * unknown e-mails take turns, so that a busy machine slows both.
 */
const HASH_SHARE_TARGET = 0.8
const DIFFERENCE_TARGET = 0.1

const { values } = parseArgs({
  options: {
    assert: { type: 'boolean', default: false },
    samples: { type: 'string', default: '80' },
  },
})
const samples = Number(values.samples)

await withCleanup(async (defer) => {
  const database = await startDatabase('accounts', true)
  defer(() => database.remove())
  const portal = await startAccountsPortal(database.url)
  defer(() => portal.stop())

  await portal.signIn(portal.known(0), portal.password)
  const share = await hashShare(portal)
  const signIn = await compare((email) => portal.signIn(email, 'senha errada'), portal)
  const recovery = await compare((email) => portal.recover(email), portal, samples * 5)

  console.table([
    {
      figure: 'password hash as a share of signing in',
      measured: percent(share),
      target: `≥ ${percent(HASH_SHARE_TARGET)}`,
    },
    { figure: 'sign-in: known vs unknown e-mail', ...describe(signIn) },
    { figure: 'recovery: known vs unknown e-mail', ...describe(recovery) },
  ])
  const isMissed =
    share < HASH_SHARE_TARGET ||
    signIn.difference >= DIFFERENCE_TARGET ||
    recovery.difference >= DIFFERENCE_TARGET
  if (values.assert && isMissed) process.exitCode = 1
})

async function hashShare(portal: AccountsPortal) {
  const shares: number[] = []
  for (let n = 0; n < samples; n += 1) {
    portal.clock.hashMs = 0
    const whole = await portal.signIn(portal.known(n), portal.password)
    shares.push(portal.clock.hashMs / whole)
  }
  return median(shares)
}

async function compare(
  call: (email: string) => Promise<number>,
  portal: AccountsPortal,
  turns = samples,
) {
  const known: number[] = []
  const unknown: number[] = []
  for (let n = 0; n < turns; n += 1) {
    // Each goes first as often as the other: what one leaves warm must not favour the next.
    const first = n % 2 === 0
    if (first) known.push(await call(portal.known(n)))
    unknown.push(await call(portal.unknown(n)))
    if (!first) known.push(await call(portal.known(n)))
  }
  const [a, b] = [median(known), median(unknown)]
  return { known: a, unknown: b, difference: Math.abs(a - b) / Math.max(a, b) }
}

function describe({ known, unknown, difference }: Awaited<ReturnType<typeof compare>>) {
  return {
    measured: `${percent(difference)} apart (${known.toFixed(2)} / ${unknown.toFixed(2)} ms)`,
    target: `< ${percent(DIFFERENCE_TARGET)}`,
  }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function percent(share: number) {
  return `${(share * 100).toFixed(1)} %`
}
