// @vitest-environment jsdom
import type { ArticleCard } from '@portal/contract/newsroom/news/article'
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { ArticleBody } from './ArticleBody.tsx'
import { ArticleEvents } from './ArticleFoot.tsx'
import { ArticleHeader } from './ArticleHeader.tsx'
import { fakeArticle } from './fake-article.ts'
import { NewsPage } from './NewsPage.tsx'

afterEach(cleanup)
const show = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>)
const NOW = new Date('2026-07-18T15:00:00Z')
const URL = 'https://guia.example/noticias/mare-no-atalaia'

describe('the head of an article', () => {
  it('says who wrote it, when in the city’s time, and how long it takes', () => {
    show(<ArticleHeader article={fakeArticle()} url={URL} />)
    expect(screen.getByText('Por Lia Maresia')).toBeTruthy()
    expect(screen.getByText('18 de julho de 2026, 9h12')).toBeTruthy()
    expect(screen.getByText(/leitura de 3 min/)).toBeTruthy()
    expect(screen.queryByText(/Atualizada/)).toBeNull()
  })

  it('says when it was changed: the hour on the same day, the day after that', () => {
    const { unmount } = show(
      <ArticleHeader article={fakeArticle({ revised_at: '2026-07-18T18:00:00Z' })} url={URL} />,
    )
    expect(screen.getByText('Atualizada às 15h')).toBeTruthy()
    unmount()
    show(<ArticleHeader article={fakeArticle({ revised_at: '2026-07-20T18:00:00Z' })} url={URL} />)
    expect(screen.getByText('Atualizada em 20 de julho de 2026, 15h')).toBeTruthy()
  })

  it('names who paid before anything else', () => {
    show(<ArticleHeader article={fakeArticle({ sponsor: 'Pousada Azul' })} url={URL} />)
    const label = screen.getByText('Publicidade')
    const title = screen.getByRole('heading', { level: 1 })
    expect(label.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText(/Conteúdo pago por Pousada Azul/)).toBeTruthy()
  })

  it('offers no sharing of a preview', () => {
    show(<ArticleHeader article={fakeArticle()} url={null} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Enviar no WhatsApp' })).toBeNull()
  })
})

it('puts a correction before the text, with its day', () => {
  const correction = { text: 'Era às 15h.', date: '2026-07-01' }
  show(<ArticleBody article={fakeArticle({ correction })} />)
  const note = screen.getByRole('note', { name: 'Correção' })
  expect(within(note).getByText('Corrigida em 1 de julho de 2026.')).toBeTruthy()
})

it('leads to the events it speaks of', () => {
  const event = {
    id: 'e1',
    slug: 'reveillon',
    title: 'Réveillon',
    photo: null,
    starts_at: '2026-12-31T22:00:00-03:00',
  }
  show(<ArticleEvents events={[event]} />)
  expect(screen.getByRole('link', { name: 'Réveillon' }).getAttribute('href')).toBe(
    '/eventos/reveillon',
  )
})

describe('the list', () => {
  const list = (articles: ArticleCard[] | null, category?: string) =>
    show(
      <NewsPage
        articles={articles}
        categories={[{ id: 'c', slug: 'praias', name: 'Praias' }]}
        category={category}
        city="Salinópolis"
        now={NOW}
        pages={{ previous: null, next: null }}
      />,
    )
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      fakeArticle({ id: `a${index}`, slug: `a-${index}`, title: `Notícia ${index}` }),
    )

  it('shows one large, three beside it and the rest below', () => {
    list(many(6))
    expect(screen.getAllByRole('article')).toHaveLength(6)
    const rest = screen.getByRole('region', { name: 'Mais notícias' })
    expect(within(rest).getAllByRole('article')).toHaveLength(2)
  })

  it('marks the category one is in, and names it', () => {
    list(many(1), 'praias')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Notícias: Praias')
    expect(screen.getByRole('link', { name: 'Praias' }).getAttribute('aria-current')).toBe('page')
  })

  it.each([
    ['nothing was published', [], undefined, 'Nenhuma notícia por aqui ainda'],
    ['a category is empty', [], 'praias', 'Nenhuma notícia nesta categoria'],
    ['it could not be read', null, undefined, 'Não deu para carregar as notícias'],
  ])('says what next where %s', (_, articles, category, title) => {
    list(articles, category)
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  })
})
