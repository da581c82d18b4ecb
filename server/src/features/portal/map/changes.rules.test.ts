import { describe, expect, it } from 'vitest'
import { tagsFromText } from '../../../platform/live/tags.ts'
import { changeIn } from './changes.rules.ts'

const changeOf = (tags: string) => changeIn(tagsFromText(tags))

describe('an announcement', () => {
  it('that names listings concerns those alone', () => {
    expect(changeOf('establishment:a,establishments,establishment:b')).toEqual({
      businesses: new Set(['a', 'b']),
      sights: false,
      events: true,
      properties: new Set(['a', 'b']),
    })
  })

  it('of lists or categories without names concerns every business', () => {
    expect(changeOf('establishments').businesses).toBe('all')
    expect(changeOf('categories,establishment:a').businesses).toBe('all')
    const many = Array.from({ length: 300 }, (_, n) => `establishment:${n}`)
    expect(changeOf(`establishments,${many.join()}`).businesses).toBe('all')
  })

  it('of beaches concerns what happens there too, and of news nothing', () => {
    expect(changeOf('sights')).toEqual({
      businesses: null,
      sights: true,
      events: true,
      properties: null,
    })
    expect(changeOf('properties').properties).toBe('all')
    expect(changeOf('properties,properties:a').properties).toEqual(new Set(['a']))
    expect(changeOf('properties,properties:a,establishments').properties).toBe('all')
    expect(changeOf('news,media:a,establishments:open')).toEqual({
      businesses: null,
      sights: false,
      events: false,
      properties: null,
    })
  })
})
