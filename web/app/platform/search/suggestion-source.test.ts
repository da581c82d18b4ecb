// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetSearch, forgetSearches, readRecent, rememberSearch } from './recent-searches.ts'
import { suggestionSource as source } from './suggestion-source.ts'

const ANSWER = [
  { text: 'tacacá', kind: null, path: null, hint: '' },
  { text: 'Praia do Atalaia', kind: 'beach', path: '/praia/atalaia', hint: 'Praia' },
]
const { signal } = new AbortController()

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(ANSWER)),
  )
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('what the portal suggests', () => {
  it('says of each page what it is', async () => {
    const [word, beach] = await source.ask('ata', signal)
    expect(word).toMatchObject({ text: 'tacacá', path: null, group: '', icon: null })
    expect(beach).toMatchObject({ path: '/praia/atalaia', group: 'Praias', hint: 'Praia' })
    expect(beach?.icon).toBeTruthy()
  })

  it('is remembered, so that the same letters ask nobody again', async () => {
    await source.ask('Praia  do', signal)
    expect(source.known('praia do')).toHaveLength(2)
    expect(source.known('praia da')).toBeUndefined()
  })

  it('forgets what was asked long ago', async () => {
    await source.ask('farol velho', signal)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000)
    expect(source.known('farol velho')).toBeUndefined()
    vi.restoreAllMocks()
  })

  it('is a failure where the portal refuses, and is not remembered', async () => {
    vi.mocked(fetch).mockResolvedValueOnce(new Response(null, { status: 429 }))
    await expect(source.ask('muito', signal)).rejects.toThrow('429')
    expect(source.known('muito')).toBeUndefined()
  })

  it('waits longer where every request is dear', () => {
    const usual = source.pauseMs()
    vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } })
    expect(source.pauseMs()).toBeGreaterThan(2 * usual)
    vi.stubGlobal('navigator', { connection: { effectiveType: '4g', saveData: true } })
    expect(source.pauseMs()).toBeGreaterThan(2 * usual)
  })

  it('leads from the box of a part to the whole portal', () => {
    expect(source.wider('peixe & cia', '/guia-comercial')?.path).toBe('/buscar?q=peixe+%26+cia')
    expect(source.wider('peixe', '/buscar')).toBeNull()
  })
})

describe('the last searches of this browser', () => {
  it('are at most six, each once, the newest first', () => {
    for (const q of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7']) rememberSearch(q)
    rememberSearch('C3')
    expect(readRecent()).toEqual(['C3', 'g7', 'f6', 'e5', 'd4', 'b2'])
  })

  it('can be forgotten one by one and together', () => {
    rememberSearch('peixe')
    rememberSearch('farol')
    expect(forgetSearch('Peixe')).toEqual(['farol'])
    expect(forgetSearches()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it('are none where something else was written in their place', () => {
    localStorage.setItem('portal:buscas', '{"q":1}')
    expect(readRecent()).toEqual([])
    localStorage.setItem('portal:buscas', 'não é json')
    expect(readRecent()).toEqual([])
  })
})
