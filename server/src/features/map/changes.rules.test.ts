import { describe, expect, it } from 'vitest'
import { changeIn } from './changes.rules.ts'

describe('an announcement', () => {
  it('that names listings concerns those alone', () => {
    expect(changeIn(['establishment:a', 'establishments', 'establishment:b'])).toEqual({
      businesses: new Set(['a', 'b']),
      sights: false,
      events: true,
    })
  })

  it('of lists or categories without names concerns every business', () => {
    expect(changeIn(['establishments']).businesses).toBe('all')
    expect(changeIn(['categories', 'establishment:a']).businesses).toBe('all')
    const many = Array.from({ length: 300 }, (_, n) => `establishment:${n}`)
    expect(changeIn(['establishments', ...many]).businesses).toBe('all')
  })

  it('of beaches concerns what happens there too, and of news nothing', () => {
    expect(changeIn(['sights'])).toEqual({ businesses: null, sights: true, events: true })
    expect(changeIn(['news', 'media:a', 'establishments:open'])).toEqual({
      businesses: null,
      sights: false,
      events: false,
    })
  })
})
