import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TAB_ICONS } from './tabbar-icons.ts'

/** Every icon an administrator may choose, in one file of symbols (`npm run art` writes it). */
export function tabIconSprite(): string {
  const symbols = Object.entries(TAB_ICONS).map(([name, icon]) => {
    const shapes = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
