import type { TabBarIcon } from '@portal/contract/portal/tabbar/tabbar-item'
import { namesOf } from '@portal/contract/shared/names-of'

/** How a person calls each picture; the type fails when one has no name. */
export const ICON_NAMES: Record<TabBarIcon, string> = {
  home: 'Casa',
  map: 'Mapa',
  calendar: 'Calendário',
  store: 'Loja',
  user: 'Pessoa',
  search: 'Lupa',
  heart: 'Coração',
  settings: 'Engrenagem',
  phone: 'Telefone',
  info: 'Informação',
  building: 'Prédio',
  camera: 'Câmera',
  music: 'Música',
  radio: 'Rádio',
  newspaper: 'Jornal',
  message: 'Mensagem',
  shield: 'Escudo',
  megaphone: 'Megafone',
  compass: 'Bússola',
  waves: 'Ondas',
  mountain: 'Montanha',
  tree: 'Árvore',
  umbrella: 'Guarda-sol',
  sun: 'Sol',
  crown: 'Coroa',
  building2: 'Prédios',
  users: 'Pessoas',
  shieldIcon: 'Escudo conferido',
}
export const ICONS = namesOf(ICON_NAMES)
