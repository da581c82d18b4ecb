/** Text that is HTML already. Only `html` makes one, so nothing reaches a page unescaped. */
export class Markup {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

type Content = string | number | Markup | null | readonly Content[]

/** Escapes whatever is put into the template, unless it came out of this function. */
export function html(parts: TemplateStringsArray, ...contents: Content[]): Markup {
  const source = parts.map((part, index) => part + render(contents[index] ?? null)).join('')
  return new Markup(source)
}

function render(content: Content): string {
  if (content === null) return ''
  if (content instanceof Markup) return content.source
  if (typeof content === 'object') return content.map(render).join('')
  return String(content).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
