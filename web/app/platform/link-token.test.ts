import { describe, expect, it } from 'vitest'
import { tokenIn } from './link-token.ts'

describe('the secret of a link', () => {
  it.each([
    ['#token=abc', '', 'abc'],
    ['', '?token=abc', 'abc'],
    ['#token=hash', '?token=search', 'hash'],
    ['#token=a%2Bb', '', 'a+b'],
    ['#token=', '?token=', null],
    ['', '', null],
    ['#conteudo', '?plan=x', null],
  ])('in %j and %j is %j', (hash, search, token) => {
    expect(tokenIn({ hash, search })).toBe(token)
  })
})
