import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { describe, expect, it } from 'vitest'
import { BUSINESS } from '~/features/guide/establishments/fake-establishments.ts'
import { meta } from './business.tsx'

const root = { identity: siteIdentity(null), origin: 'https://guia.example' }

/** What the head of its page says of a business. */
function headOf(changes: Partial<typeof BUSINESS> = {}) {
  const business = { ...BUSINESS, ...changes }
  const tags = meta({
    matches: [{ id: 'root', loaderData: root }],
    loaderData: { business, jsonLd: {} },
    location: { pathname: `/guia/${business.slug}` },
  } as unknown as Parameters<typeof meta>[0])
  const find = (name: string) => {
    const tag = tags?.find(
      (one) => ('name' in one && one.name === name) || ('property' in one && one.property === name),
    )
    return tag && 'content' in tag ? tag.content : undefined
  }
  return { title: tags?.flatMap((tag) => ('title' in tag ? [tag.title] : []))[0], find }
}

describe('the head of the page of a business', () => {
  // spec: 344
  it('has its name before that of the site, and its own words', () => {
    const { title, find } = headOf()
    expect(title).toBe('Maré Cheia Peixe na Brasa | Guia Salinópolis')
    expect(find('description')).toBe('Peixe do dia assado na brasa. Às sextas tem carimbó.')
  })

  // spec: 344
  it('invites to get to know it where nobody described it, with the picture of the site', () => {
    const { find } = headOf({ description: null })
    expect(find('description')).toBe('Conheça Maré Cheia Peixe na Brasa em Salinópolis')
    expect(find('og:image')).toBe('https://guia.example/art/social-card.jpg')
  })

  // spec: 344
  it('has the picture that was drawn of it where there is one', () => {
    const { find } = headOf({ social_image: '/cartoes/a/0123456789abcdef.jpg' })
    expect(find('og:image')).toBe('https://guia.example/cartoes/a/0123456789abcdef.jpg')
  })
})
