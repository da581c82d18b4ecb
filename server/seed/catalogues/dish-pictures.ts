import type { PosterKind } from '../art/scenes.ts'
import type { Picture } from '../businesses/pictures.ts'

/** What is drawn of which menus: in each section at least what the house is known for. */
export const DISH_DRAWINGS: Record<string, Record<string, PosterKind>> = {
  'Peixaria Dona Almerinda': {
    'Isca de pescada-amarela': 'porcao',
    'Pescada-amarela inteira': 'peixe',
    'Caldeirada paraense': 'panela',
    'Farofa d’água': 'farofa',
    'Suco de taperebá': 'suco',
    'Creme de cupuaçu': 'creme',
  },
  'Caranguejo do Seu Valdomiro': {
    'Toc-toc, dúzia': 'caranguejo',
    'Isca de peixe': 'porcao',
    'Suco da fruta': 'suco',
  },
  'Açaí Cuia Grande': {
    'Açaí com peixe frito': 'acai',
    'Creme de cupuaçu': 'creme',
    'Peixe frito, porção': 'peixe',
  },
  'Tapiocaria Goma Fina': {
    'Queijo do Marajó': 'tapioca',
    'Coco com leite condensado': 'tapioca',
    'Suco da fruta': 'suco',
  },
}

/** They are shown small: half the width is drawn in a quarter of the time. */
const WIDTH = 480

export function dishPicture(place: string, dish: string): Picture | null {
  const kind = DISH_DRAWINGS[place]?.[dish]
  if (!kind) return null
  // The place keeps two dishes of one name from sharing a drawing.
  return { kind, palette: 'diaclaro', alt: `Ilustração: ${dish}, de ${place}`, width: WIDTH }
}

export const dishPictures = (place: string): Picture[] =>
  Object.keys(DISH_DRAWINGS[place] ?? {}).flatMap((dish) => dishPicture(place, dish) ?? [])
