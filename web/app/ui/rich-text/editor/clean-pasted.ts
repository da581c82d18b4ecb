/** What no text needs and what programs leave on the clipboard beside it. */
const RUBBISH =
  'script, style, meta, link, title, template, iframe, object, svg, math, form, button, input, select, textarea, xml, o\\:p'
const HEADINGS: Record<string, string> = { H1: 'h2', H5: 'h4', H6: 'h4' }

export type Pasted = {
  html: string /** Pictures of other sites, which cannot come along. */
  pictures: number
}

/**
 * Text copied from Word or a page, as plain elements that the editor's schema understands. It only
 * saves structure: what may be in a text at all is the schema's to say.
 */
export function cleanPasted(html: string): Pasted {
  // A document that is not shown: nothing in it runs or is fetched.
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(RUBBISH)) element.remove()
  const pictures = page.querySelectorAll('img, picture:not(:has(img))').length
  for (const element of page.querySelectorAll('img, picture')) element.remove()
  for (const comment of commentsOf(page)) comment.remove()
  for (const heading of page.querySelectorAll('h1, h5, h6'))
    rename(heading, HEADINGS[heading.tagName] ?? 'h2')
  joinWordLists(page)
  for (const row of page.querySelectorAll('tr')) flattenRow(row)
  for (const paragraph of page.querySelectorAll('p, h2, h3, h4'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('[data-photo_id]'))
      paragraph.remove()
  // Word writes most of its spaces as spaces that do not break.
  return { html: page.body.innerHTML.replace(/&nbsp;|\u00a0/g, ' '), pictures }
}

function commentsOf(page: Document): Comment[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  while (walker.nextNode()) comments.push(walker.currentNode as Comment)
  return comments
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Word has no lists on the clipboard: paragraphs with a bullet typed before them, and a style. */
function joinWordLists(page: Document) {
  for (const paragraph of page.querySelectorAll('p')) {
    if (!isWordItem(paragraph)) continue
    const marker = markerOf(paragraph)
    const name = marker && /^[\da-z]{1,3}[.)]/i.test(marker) ? 'ol' : 'ul'
    const item = page.createElement('li')
    const words = page.createElement('p')
    words.append(...paragraph.childNodes)
    item.append(words)
    const before = paragraph.previousElementSibling
    if (before?.tagName.toLowerCase() === name && before.hasAttribute('data-word')) {
      before.append(item)
      paragraph.remove()
    } else {
      const list = page.createElement(name)
      list.setAttribute('data-word', '')
      list.append(item)
      paragraph.replaceWith(list)
    }
  }
}

const isWordItem = (paragraph: Element) =>
  /mso-list:/i.test(paragraph.getAttribute('style') ?? '') ||
  /\bMsoListParagraph/.test(paragraph.className)

/** The bullet or number that Word typed, taken out of the words. */
function markerOf(paragraph: Element): string {
  const typed = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const marker = typed?.textContent?.trim() ?? ''
  typed?.remove()
  return marker
}

/** There are no tables: a row is a line. */
function flattenRow(row: Element) {
  const cells = [...row.querySelectorAll('td, th')].map((cell) => cell.textContent?.trim() ?? '')
  const line = row.ownerDocument.createElement('p')
  line.textContent = cells.filter(Boolean).join(' — ')
  const table = row.closest('table')
  if (table) {
    table.before(line)
    row.remove()
    if (!table.querySelector('tr')) table.remove()
  }
}
