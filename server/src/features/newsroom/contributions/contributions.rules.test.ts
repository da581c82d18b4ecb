import {
  CONTRIBUTION_KINDS,
  CONTRIBUTION_STATUSES,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import type { ContributionDecision } from '@portal/contract/newsroom/contributions/contribution-moderation'
import { describe, expect, it } from 'vitest'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import {
  admits,
  type ContributionRecord,
  followAddress,
  requireOwnPhotos,
  slugFor,
  tokenOf,
  verdictOf,
} from './contributions.rules.ts'

const NOW = new Date('2026-07-18T14:48:00Z')
const sent: ContributionRecord = {
  id: '0197f2f0-0000-7000-8000-000000000001',
  clientId: '0197f2f0-0000-7000-8000-000000000002',
  slug: 'por-do-sol',
  userId: null,
  email: 'rosa@exemplo.test',
  kind: 'story',
  status: 'pending',
  isPrivate: false,
  publishedAt: null,
  version: 3,
}
const VERBS = ['publish', 'reject', 'answer', 'suspend', 'archive', 'restore'] as const
const decision = (verb: (typeof VERBS)[number]) =>
  ({
    version: 3,
    decision: verb,
    reason: 'Fora do tema.',
    answer: 'Obrigada.',
  }) as ContributionDecision

describe('deciding', () => {
  // spec: 435
  it('never shows a private complaint, from any standing and by any decision', () => {
    for (const status of CONTRIBUTION_STATUSES) {
      for (const verb of VERBS) {
        const complaint = { ...sent, status, kind: 'complaint', isPrivate: true } as const
        if (!admits(verb, complaint)) continue
        expect(verdictOf(complaint, decision(verb), NOW).status).not.toBe('published')
      }
    }
  })

  it('touches neither what waits for its e-mail nor what was taken back', () => {
    for (const status of ['unconfirmed', 'withdrawn'] as const) {
      for (const kind of CONTRIBUTION_KINDS) {
        expect(VERBS.filter((verb) => admits(verb, { ...sent, status, kind }))).toEqual([])
      }
    }
  })

  it('keeps the day something was first shown when it comes back', () => {
    const first = new Date('2026-07-01T10:00:00Z')
    const suspended = { ...sent, status: 'suspended', publishedAt: first } as const
    expect(verdictOf(suspended, decision('restore'), NOW)).toMatchObject({
      status: 'published',
      publishedAt: first,
      statusReason: null,
    })
  })

  it('answers a public complaint where it stands and closes a private one', () => {
    const complaint = { ...sent, kind: 'complaint', status: 'published', publishedAt: NOW } as const
    expect(verdictOf(complaint, decision('answer'), NOW)).toMatchObject({
      status: 'published',
      answer: { text: 'Obrigada.', at: NOW },
    })
    const held = { ...sent, kind: 'complaint', isPrivate: true } as const
    expect(verdictOf(held, decision('answer'), NOW).status).toBe('answered')
    expect(admits('answer', sent)).toBe(false)
  })

  it('tells who decides about what has changed, and about what is decided', () => {
    expect(() => verdictOf({ ...sent, version: 4 }, decision('publish'), NOW)).toThrow(
      expect.objectContaining({ code: 'stale' }),
    )
    expect(() => verdictOf({ ...sent, status: 'archived' }, decision('reject'), NOW)).toThrow(
      expect.objectContaining({ code: 'contributions.decided' }),
    )
  })
})

describe('the private link', () => {
  it('is the same in every e-mail, another for each thing, and not to be had without the secret', () => {
    const token = tokenOf(sent.clientId, 'segredo')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(tokenOf(sent.clientId, 'segredo')).toBe(token)
    expect(tokenOf(sent.id, 'segredo')).not.toBe(token)
    expect(tokenOf(sent.clientId, 'outro')).not.toBe(token)
    expect(hashToken(token)).toHaveLength(32)
  })

  it('carries its secret after the hash sign, where no log sees it', () => {
    const { pathname, search, hash } = new URL(followAddress('https://portal.test', 'abc'))
    expect({ pathname, search, hash }).toEqual({
      pathname: '/voce-no-portal/acompanhar',
      search: '',
      hash: '#token=abc',
    })
  })
})

it('tells two of one title apart by their addresses', () => {
  const [one, other] = [slugFor('Pôr do sol', sent.clientId), slugFor('Pôr do sol', sent.id)]
  expect(one).toMatch(/^por-do-sol-[0-9a-f]{8}$/)
  expect(one).not.toBe(other)
})

describe('photos', () => {
  const own = { id: 'a', userId: 'rosa', status: 'ready' }
  it('are one’s own, ready, each once', () => {
    expect(() => requireOwnPhotos(['a'], [own], 'rosa')).not.toThrow()
    expect(() => requireOwnPhotos([], [], null)).not.toThrow()
    for (const [wanted, known, who] of [
      [['a'], [own], 'outra'],
      [['a'], [own], null],
      [['b'], [own], 'rosa'],
      [['a'], [{ ...own, status: 'processing' }], 'rosa'],
      [['a'], [{ ...own, status: 'failed' }], 'rosa'],
      [['a', 'a'], [own], 'rosa'],
    ] as const) {
      expect(() => requireOwnPhotos(wanted, known, who)).toThrow(
        expect.objectContaining({ code: 'contributions.photos' }),
      )
    }
  })
})
