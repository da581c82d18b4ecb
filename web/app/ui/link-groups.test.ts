import { House } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { heldIn, type LinkGroup, unfoldedGroup, waitingIn } from './link-groups.ts'

const group = (title: string | null, labels: string[], waiting: number[] = []): LinkGroup => ({
  title,
  folds: title !== null,
  links: labels.map((label, place) => ({
    id: label,
    label,
    icon: House,
    to: `/${label}`,
    waiting: waiting[place] ? { count: waiting[place], label: 'à espera' } : undefined,
  })),
})

describe('a folded group', () => {
  it('names all it holds where there is room', () => {
    expect(heldIn(group('Contas', ['Pessoas', 'Auditoria']))).toBe('Pessoas, Auditoria')
  })

  it('names what fits and counts the rest', () => {
    const labels = ['Estabelecimentos', 'Categorias', 'Importar e exportar', 'Buscas']
    expect(heldIn(group('Guia', labels))).toBe('Estabelecimentos e mais 3')
  })

  it('passes over a first name that is too long', () => {
    const labels = ['O que o plano inclui', 'Meus dados', 'Segurança', 'Privacidade']
    expect(heldIn(group('Minha conta', labels))).toBe('Meus dados e mais 3')
  })

  it('names at least one, however long', () => {
    const labels = ['Configurações do portal e da cidade', 'Marés da cidade e do mar']
    expect(heldIn(group('Portal', labels))).toBe('Configurações do portal e da cidade e mais 1')
  })

  it('adds up what waits inside', () => {
    expect(waitingIn(group('Pessoas', ['a', 'b', 'c'], [4, 0, 2]))).toBe(6)
    expect(waitingIn(group('Portal', ['a']))).toBe(0)
  })
})

describe('the group that is unfolded', () => {
  const groups = [group(null, ['inicio']), group('Guia', ['negocios']), group('Conteúdo', ['news'])]

  it('is the one of the page one is on', () => {
    expect(unfoldedGroup(groups, 'negocios', undefined, 'Conteúdo')).toBe('Guia')
  })

  it('is the first to offer where the page is above all groups', () => {
    expect(unfoldedGroup(groups, 'inicio', undefined, 'Conteúdo')).toBe('Conteúdo')
    expect(unfoldedGroup(groups, undefined, undefined)).toBeNull()
  })

  it('is whatever the person unfolded, or none if they folded it', () => {
    expect(unfoldedGroup(groups, 'negocios', 'Conteúdo')).toBe('Conteúdo')
    expect(unfoldedGroup(groups, 'negocios', null)).toBeNull()
  })
})
