import { median, type Shot, shoot, type Target } from './load.ts'

export type Comparison = {
  name: string
  /** Share of the peer's requests per second that we promise. */
  target: number
  ours: Target
  peer: Target
}

export type Result = {
  name: string
  target: number
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
  const shots = comparisons.map(() => ({ ours: [] as Shot[], peer: [] as Shot[] }))
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const [index, comparison] of comparisons.entries()) {
      const order = round % 2 === 0 ? (['ours', 'peer'] as const) : (['peer', 'ours'] as const)
      for (const side of order) {
        shots[index]?.[side].push(await shoot(comparison[side], plan.seconds))
      }
    }
  }
  return comparisons.map(({ name, target }, index) => summary(name, target, shots[index]))
}

function summary(name: string, target: number, shots?: { ours: Shot[]; peer: Shot[] }): Result {
  const middle = (taken: Shot[] = []): Shot => ({
    requestsPerSecond: median(taken.map((shot) => shot.requestsPerSecond)),
    cpuMicroseconds: median(taken.map((shot) => shot.cpuMicroseconds)),
  })
  const [ours, peer] = [middle(shots?.ours), middle(shots?.peer)]
  return {
    name,
    target,
    ours,
    peer,
    throughputRatio: ours.requestsPerSecond / peer.requestsPerSecond,
    cpuRatio: peer.cpuMicroseconds / ours.cpuMicroseconds,
  }
}
