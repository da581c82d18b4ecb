// @vitest-environment jsdom
import type { LegalVersion } from '@portal/contract/people/legal/legal'
import { diffRichText } from '@portal/contract/rich-text/diff-rich-text'
import type { RichTextDocument } from '@portal/contract/rich-text/rich-text-types'
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { LegalDiffPage } from './LegalDiffPage.tsx'
import { LegalPage } from './LegalPage.tsx'
import { sectionsOf } from './sections.rules.ts'

afterEach(cleanup)

const text = (words: string) => [{ type: 'text' as const, text: words }]
const body = (...parts: [title: string, line: string][]): RichTextDocument => ({
  type: 'doc',
  content: parts.flatMap(([title, line]) => [
    { type: 'heading', attrs: { level: 2 }, content: text(title) },
    { type: 'paragraph', content: text(line) },
  ]),
})
const OLD = body(['Sua conta', 'Você tem 7 dias.'], ['O portal', 'É da cidade.'])
const NEW = body(['Sua conta', 'Você tem 10 dias.'], ['O portal', 'É da cidade.'])

const version = (changes: Partial<LegalVersion> = {}): LegalVersion => ({
  kind: 'terms',
  number: 1,
  effective_from: '2026-11-15',
  summary: 'Primeira.',
  body: OLD,
  in_force: 1,
  versions: [{ number: 1, effective_from: '2026-11-15', summary: 'Primeira.' }],
  ...changes,
})
const TWO = [
  { number: 2, effective_from: '2026-12-01', summary: 'O prazo passou a 10 dias.' },
  { number: 1, effective_from: '2026-11-15', summary: 'Primeira.' },
]
const show = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>)

describe('a legal text', () => {
  // spec: 11
  it('says its version and day, and its contents lead to every part', () => {
    show(<LegalPage version={version()} />)
    expect(screen.getByText(/Versão 1, em vigor desde/).textContent).toContain(
      '15 de novembro de 2026',
    )
    const contents = within(screen.getByRole('navigation', { name: 'Nesta página' }))
    const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(targets).toEqual(['/#sua-conta', '/#o-portal'])
    for (const target of targets)
      expect(document.querySelector(target?.slice(1) ?? '')).not.toBeNull()
  })

  it('tells of the version that is coming, and where it differs', () => {
    show(<LegalPage version={version({ versions: TWO })} />)
    expect(screen.getByText(/passa a valer em 1 de dezembro de 2026/)).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'O que mudou' })[0]?.getAttribute('href')).toBe(
      '/termos-de-uso/versoes/2?comparar=1',
    )
  })

  it('says of an old version that it no longer counts', () => {
    show(<LegalPage version={version({ versions: TWO, in_force: 2 })} />)
    expect(screen.getByText(/não está mais em vigor/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ler a versão em vigor' }).getAttribute('href')).toBe(
      '/termos-de-uso',
    )
  })

  it('gives two parts of one name two addresses', () => {
    const { sections } = sectionsOf(body(['Prazo', 'a'], ['Prazo', 'b']))
    expect(sections.map(({ id }) => id)).toEqual(['prazo', 'prazo-2'])
  })
})

describe('a comparison', () => {
  // spec: 11
  it('strikes what left, underlines what came, and folds what stayed', () => {
    show(
      <LegalDiffPage
        version={version({ number: 2, body: NEW, versions: TWO, in_force: 2 })}
        from={1}
        changes={diffRichText(OLD, NEW)}
      />,
    )
    expect(document.querySelector('del')?.textContent).toBe('7')
    expect(document.querySelector('ins')?.textContent).toBe('10')
    expect(screen.getByText('2 trechos iguais')).toBeDefined()
    expect(screen.getAllByText('O prazo passou a 10 dias.').length).toBeGreaterThan(0)
  })

  it('says so where nothing changed', () => {
    show(<LegalDiffPage version={version()} from={1} changes={diffRichText(OLD, OLD)} />)
    expect(screen.getByText('Os textos são iguais.')).toBeDefined()
  })
})
