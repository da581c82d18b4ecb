import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { roleMay } from '@portal/contract/guide/team/team-rights'
import type { LinkGroup, MenuLink } from '~/ui/link-groups.ts'
import {
  ACCOUNT_SECTIONS,
  BUSINESS_GROUPS,
  BUSINESS_SCREENS,
  CLUB_SCREENS,
  LISTING_SCREENS,
  type ListingScreen,
  type OfListing,
} from './own.screens.ts'
import { menuOf } from './screen.ts'
import { screenAddress } from './screen-address.ts'

export type DashboardScreen = 'inicio' | 'conta' | ListingScreen

const TO_DO = '/todo'
const OF_LISTING: Readonly<Record<ListingScreen, OfListing>> = LISTING_SCREENS
const isOfListing = (name: string | null): name is ListingScreen =>
  name !== null && Object.hasOwn(OF_LISTING, name)

export function screenOf(asked: string | null, hash: string): DashboardScreen {
  if (asked === 'conta' || isOfListing(asked)) return asked
  return ACCOUNT_SECTIONS.includes(hash.slice(1)) ? 'conta' : 'inicio'
}

export const mayEnter = (screen: ListingScreen, { role }: Pick<MyEstablishment, 'role'>): boolean =>
  [OF_LISTING[screen].right].flat().some((right) => roleMay(role, right))

/** What waits on each screen; null where there is nothing to wait for, and so no entry. */
type Waiting<Name extends string> = Partial<Record<Name, MenuLink['waiting'] | null>>

/** Only what the person may enter is listed. */
export const businessMenu = (
  listing: MyEstablishment | null,
  waiting: Waiting<keyof typeof BUSINESS_SCREENS>,
): LinkGroup[] =>
  menuOf(BUSINESS_SCREENS, BUSINESS_GROUPS, (name) => {
    const waits = waiting[name]
    if (waits === null) return null
    // Whoever takes neither orders nor stays is paid by nobody here.
    if (name === 'pix' && waiting.pedidos === null && waiting.reservas === null) return null
    if (!isOfListing(name)) return { to: addressInBusiness(name, listing?.id), waiting: waits }
    const { isFor, tag } = OF_LISTING[name]
    if (!listing || !mayEnter(name, listing) || (isFor && !isFor(listing))) return null
    return { to: screenAddress(name, listing.id), waiting: waits, tag: tag?.(listing) }
  })

export const clubMenu = (waiting: Waiting<keyof typeof CLUB_SCREENS>): LinkGroup[] =>
  menuOf(CLUB_SCREENS, {}, (name) => ({
    to: name === 'pendencias' ? TO_DO : `/dash-clube#${name}`,
    waiting: waiting[name] ?? undefined,
  }))

function addressInBusiness(name: string, listingId: string | undefined): string {
  if (name === 'inicio') return screenAddress(name, listingId)
  return name === 'pendencias' ? TO_DO : `${screenAddress('conta', listingId)}#${name}`
}
