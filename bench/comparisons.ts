import { median, type Shot, shoot, type Target } from './load.ts'

export type Comparison = {
  name: string
  /** Share of the peer's speed that we promise. */
  target: number
  floor: number
  ours: Target
  peer: Target
}

export type Result = {
  name: string
  target: number
  floor: number
  ours: Shot
  peer: Shot
  throughputRatio: number
  /** The peer's processor time per request over ours: what is left when the machine is noisy. */
  cpuRatio: number
}

type Plan = { rounds: number; seconds: number }

/** Ours and the peer take turns, so that whatever else the machine does falls on both. */
export async function measure(comparisons: readonly Comparison[], plan: Plan): Promise<Result[]> {
  for (const { ours, peer } of comparisons) {
    await shoot(ours, 1)
    await shoot(peer, 1)
  }
  const turns = new Map(comparisons.map((it): [Comparison, Turns] => [it, { ours: [], peer: [] }]))
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const [comparison, taken] of turns) {
      const order = round % 2 === 0 ? (['ours', 'peer'] as const) : (['peer', 'ours'] as const)
      for (const side of order) {
        taken[side].push(await shoot(comparison[side], plan.seconds))
      }
    }
  }
  return [...turns].map(([comparison, taken]) => summary(comparison, taken))
}

type Turns = { ours: Shot[]; peer: Shot[] }

/** Ratios are taken turn by turn: two shots side by side met the same machine. */
function summary({ name, target, floor }: Comparison, { ours, peer }: Turns): Result {
  const ratios = (of: (ours: Shot, peer: Shot) => number) =>
    median(ours.flatMap((shot, turn) => (peer[turn] ? [of(shot, peer[turn])] : [])))
  const middle = (taken: Shot[]): Shot => ({
    requestsPerSecond: median(taken.map((shot) => shot.requestsPerSecond)),
    cpuMicroseconds: median(taken.map((shot) => shot.cpuMicroseconds)),
  })
  return {
    name,
    target,
    floor,
    ours: middle(ours),
    peer: middle(peer),
    throughputRatio: ratios((a, b) => a.requestsPerSecond / b.requestsPerSecond),
    cpuRatio: ratios((a, b) => b.cpuMicroseconds / a.cpuMicroseconds),
  }
}
