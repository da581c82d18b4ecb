import { describe, expect, it } from 'vitest'
import { comesBack, faultOf, MOST_RELEASES, withRelease } from './fault.rules.ts'

const fingerprint = (report: Parameters<typeof faultOf>[0]) => faultOf(report).fingerprint

describe('two reports are of one fault', () => {
  it.each([
    ['when only numbers differ', 'Failed after 1200 ms', 'Failed after 7 ms'],
    [
      'when only ids differ',
      'No row 0197f2aa-0000-7000-8000-000000000001',
      'No row 0197f2bb-0000-7000-8000-0000000000ff',
    ],
    ['when only long hex differs', 'hash deadbeefdeadbeef', 'hash 0123456789abcdef'],
  ])('%s', (_, one, other) => {
    expect(fingerprint({ path: '/', message: one })).toBe(
      fingerprint({ path: '/', message: other }),
    )
  })

  it('when they come from pages of one kind', () => {
    expect(faultOf({ path: '/guia/barraca-do-ze', message: 'x' }).page).toBe('/guia/*')
    expect(fingerprint({ path: '/guia/a', message: 'x' })).toBe(
      fingerprint({ path: '/guia/b', message: 'x' }),
    )
  })

  it('when a new release gave the same file another name', () => {
    const at = (hash: string) => `at r (https://portal/assets/overview-${hash}.js:1:20)`
    expect(faultOf({ path: '/', message: 'x', stack: at('Ab3_xY-9') }).part).toBe('overview')
    expect(fingerprint({ path: '/', message: 'x', stack: at('Ab3_xY-9') })).toBe(
      fingerprint({ path: '/', message: 'x', stack: at('Zz3_xY-1') }),
    )
  })
})

describe('two reports are of two faults', () => {
  it('when they say something else, happen elsewhere or in another file', () => {
    const prints = [
      { path: '/guia/a', message: 'x' },
      { path: '/guia/a', message: 'y' },
      { path: '/eventos/a', message: 'x' },
      { path: '/guia/a', message: 'x', stack: '/assets/map-12345678.js:1:2' },
    ].map(fingerprint)
    expect(new Set(prints).size).toBe(4)
  })

  it('when they are of two screens of the workplace', () => {
    expect(faultOf({ path: '/admin/erros/42', message: 'x' }).page).toBe('/admin/erros/*')
    expect(faultOf({ path: '/admin/saude', message: 'x' }).page).toBe('/admin/saude')
  })
})

it('names what has no message', () => {
  expect(faultOf({ path: '/', message: '' }).message).toBe('(sem mensagem)')
})

it('keeps the last releases, each once', () => {
  expect(withRelease(['a', 'b'], 'a')).toEqual(['a', 'b'])
  const many = Array.from({ length: MOST_RELEASES }, (_, index) => `r${index}`)
  expect(withRelease(many, 'new')).toHaveLength(MOST_RELEASES)
  expect(withRelease(many, 'new').at(-1)).toBe('new')
})

it('comes back only by a release that had not reported it when it was mended', () => {
  expect(comesBack(null, 'a')).toBe(false)
  expect(comesBack(['a'], 'a')).toBe(false)
  expect(comesBack(['a'], 'b')).toBe(true)
})
