import { inlineText } from '@portal/contract/rich-text/plain-text-of'
import type { RichTextBlock, RichTextDocument } from '@portal/contract/rich-text/rich-text-types'

export type LegalSection = { id: string; title: string; document: RichTextDocument }

/** The parts under each main heading; words before the first have no title. */
export function sectionsOf({ content }: RichTextDocument): {
  opening: RichTextDocument | null
  sections: LegalSection[]
} {
  const opening: RichTextBlock[] = []
  const sections: (Omit<LegalSection, 'document'> & { blocks: RichTextBlock[] })[] = []
  const taken = new Set<string>()
  for (const block of content) {
    if (block.type === 'heading' && block.attrs.level === 2) {
      const title = inlineText(block.content).trim()
      sections.push({ id: freeId(title, taken), title, blocks: [] })
    } else (sections.at(-1)?.blocks ?? opening).push(block)
  }
  return {
    opening: opening.length > 0 ? { type: 'doc', content: opening } : null,
    sections: sections.map(({ blocks, ...section }) => ({
      ...section,
      document: { type: 'doc', content: blocks },
    })),
  }
}

/** "Seus direitos, e como usar" → "seus-direitos-e-como-usar": a link to it survives small edits. */
function freeId(title: string, taken: Set<string>): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  let id = plain || 'parte'
  for (let number = 2; taken.has(id); number += 1) id = `${plain || 'parte'}-${number}`
  taken.add(id)
  return id
}
