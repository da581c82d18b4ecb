import { PropertyContent } from '@portal/contract/properties/properties/property-fields'
import { describe, expect, it } from 'vitest'
import { fieldOf, newProperty, toContent, toForm } from './property-form.rules.ts'

describe('the form of a property', () => {
  it('keeps what it was read from', () => {
    const content = PropertyContent.parse({
      ...toContent({ ...newProperty(), title: 'Casa na praia', has_no_condominium: true }),
      iptu: { cents: 900, period: 'month' },
      location: { latitude: -0.6, longitude: -47.3 },
    })
    expect(content.condominium_cents).toBe(0)
    expect(toContent(toForm({ content, photos: [] }))).toEqual(content)
  })

  it('takes empty for unknown, and leads a refusal to its field', () => {
    const content = toContent({ ...newProperty(), sale: '62000000', bedrooms: '3' })
    expect([content.sale_price_cents, content.bedrooms, content.suites]).toEqual([
      62_000_000,
      3,
      null,
    ])
    expect(fieldOf('content.sale_price_cents')).toBe('sale')
    expect(fieldOf('content.iptu.cents')).toBe('iptu')
    expect(fieldOf('photo_ids')).toBe('photos')
  })
})
