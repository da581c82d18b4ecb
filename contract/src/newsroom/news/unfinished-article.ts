import { isEmptyRichText } from '../../rich-text/plain-text-of.ts'
import type { ArticleContent } from './article-content.ts'

/** A thing to mend before the public may read it; `path` as the body of the call names it. */
type MissingPart = { path: `content.${string}`; message: string }

const texts = {
  title: 'Escreva um título com pelo menos 5 letras.',
  summary: 'Escreva o resumo.',
  body: 'Escreva o texto.',
  category: 'Escolha a categoria.',
  author: 'Escreva quem assina.',
  credit: 'Escreva de quem é a foto da capa.',
  alt: 'Descreva cada foto do texto para quem não a vê.',
}

/** One rule for both sides: the editor says it before the server has to. Free of zod. */
export function missingInArticle(content: ArticleContent): MissingPart[] {
  const { title, summary, body, category_id, author, cover } = content
  const unless = (isThere: boolean, path: MissingPart['path'], message: string) =>
    isThere ? [] : [{ path, message }]
  return [
    ...unless(title.length >= 5, 'content.title', texts.title),
    ...unless(summary !== '', 'content.summary', texts.summary),
    ...unless(!isEmptyRichText(body), 'content.body', texts.body),
    ...unless(category_id !== null, 'content.category_id', texts.category),
    ...unless(author !== '', 'content.author', texts.author),
    ...unless(cover === null || cover.credit !== '', 'content.cover.credit', texts.credit),
    ...unless(
      body.content.every((block) => block.type !== 'figure' || block.attrs.alt !== ''),
      'content.body',
      texts.alt,
    ),
  ]
}
