import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AMENITY_ICONS } from './amenity-icons.ts'
import { CATEGORY_ICONS } from './category-icons.ts'

/** The icons of categories and amenities in one file of symbols (`npm run art` writes it). */
export function guideIconSprite(): string {
  const symbols = Object.entries({ ...CATEGORY_ICONS, ...AMENITY_ICONS }).map(([name, icon]) => {
    const shapes = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
