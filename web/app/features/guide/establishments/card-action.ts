import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import { createContext, type ReactNode } from 'react'

/**
 * What can be done with a place from its card, wherever the card is shown: the page that holds the
 * cards says what. On a picture it lies on the picture, on a card without one beside the words.
 */
export type CardActionOf = (listing: EstablishmentCard, look: 'picture' | 'plain') => ReactNode

export const CardAction = createContext<CardActionOf | null>(null)
