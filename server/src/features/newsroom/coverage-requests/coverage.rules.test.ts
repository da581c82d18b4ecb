import {
  BUDGET_RANGES,
  budgetText,
  COVERAGE_STATUSES,
  coverageMoves,
  isCoverageOver,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import { describe, expect, it } from 'vitest'
import {
  type CoverageRecord,
  followAddress,
  movedTo,
  requireComingDay,
  requireOpen,
  requireSeen,
  tokenOf,
} from './coverage.rules.ts'

const NOW = new Date('2026-07-18T14:48:00Z')
const request: CoverageRecord = {
  id: '0197f2f0-0000-7000-8000-000000000001',
  clientId: '0197f2f0-0000-7000-8000-000000000002',
  status: 'new',
  refusalReason: null,
  publishedUrl: null,
  closedAt: null,
  version: 1,
}
const URL_OF_IT = 'https://portal.test/noticias/festa'
const code = (expected: string) => expect.objectContaining({ code: expected })

describe('the way of a request', () => {
  it('leads from new over analysis and scheduled to done, and from anywhere open to refused', () => {
    expect(coverageMoves('new')).toEqual(['analysis', 'refused'])
    expect(coverageMoves('analysis')).toEqual(['scheduled', 'refused'])
    expect(coverageMoves('scheduled')).toEqual(['done', 'analysis', 'refused'])
    expect(coverageMoves('done')).toEqual([])
    expect(coverageMoves('withdrawn')).toEqual([])
  })

  // spec: 439
  it('takes no other step, whatever comes with it', () => {
    for (const from of COVERAGE_STATUSES) {
      for (const status of COVERAGE_STATUSES) {
        const move = { status, reason: 'Sem equipe.', published_url: URL_OF_IT }
        const step = () => movedTo({ ...request, status: from }, move, NOW)
        if (coverageMoves(from).includes(status)) expect(step().status).toBe(status)
        else expect(step).toThrow(code('coverage.no-way'))
      }
    }
  })

  it('is dated exactly when it ends, and open again when looked at again', () => {
    for (const from of COVERAGE_STATUSES) {
      for (const status of coverageMoves(from)) {
        const move = { status, reason: 'Sem equipe.', published_url: URL_OF_IT }
        const { closedAt } = movedTo({ ...request, status: from }, move, NOW)
        expect(closedAt).toBe(isCoverageOver(status) ? NOW : null)
      }
    }
  })

  // spec: 439
  it('ends as done only with the published link, and as refused only with the reason', () => {
    const scheduled = { ...request, status: 'scheduled' } as const
    expect(() => movedTo(scheduled, { status: 'done' }, NOW)).toThrow(
      code('coverage.published-url'),
    )
    expect(() => movedTo(scheduled, { status: 'refused' }, NOW)).toThrow(code('coverage.reason'))
    expect(movedTo(scheduled, { status: 'done', published_url: URL_OF_IT }, NOW)).toMatchObject({
      publishedUrl: URL_OF_IT,
      refusalReason: null,
    })
  })

  it('forgets why it was refused once it is looked at again', () => {
    const refused = { ...request, status: 'refused', refusalReason: 'Sem equipe.' } as const
    expect(movedTo(refused, { status: 'analysis' }, NOW).refusalReason).toBeNull()
  })
})

it('tells who moves what somebody else has moved', () => {
  expect(() => requireSeen({ ...request, version: 2 }, request.id, 1)).toThrow(code('stale'))
  expect(() => requireSeen(null, request.id, 1)).toThrow(code('coverage.not-found'))
})

it('lets the person change nothing once it is over', () => {
  for (const status of COVERAGE_STATUSES) {
    const change = () => requireOpen({ status })
    if (isCoverageOver(status)) expect(change).toThrow(code('coverage.over'))
    else expect(change).not.toThrow()
  }
})

it('is for an event to come, within two years', () => {
  expect(() => requireComingDay('2026-07-18', '2026-07-18')).not.toThrow()
  expect(() => requireComingDay('2028-07-17', '2026-07-18')).not.toThrow()
  expect(() => requireComingDay('2026-07-17', '2026-07-18')).toThrow(code('coverage.event-on'))
  expect(() => requireComingDay('2028-07-18', '2026-07-18')).toThrow(code('coverage.event-on'))
})

it('has a private link whose secret no log sees and no other feature shares', () => {
  const token = tokenOf(request.clientId, 'segredo')
  expect(token).toMatch(/^[\w-]{43}$/)
  const { pathname, search, hash } = new URL(followAddress('https://portal.test', token))
  expect([pathname, search, hash]).toEqual([
    '/solicitar-cobertura/acompanhar',
    '',
    `#token=${token}`,
  ])
})

it('says the budget in reais', () => {
  expect(BUDGET_RANGES.map(budgetText)).toEqual([
    'Sem verba',
    'Até R$ 500,00',
    'De R$ 500,00 a R$ 1.500,00',
    'De R$ 1.500,00 a R$ 5.000,00',
    'A partir de R$ 5.000,00',
  ])
})
