import type { OwnPhoto } from '@portal/contract/ground/media/media'
import type { NewContribution } from '@portal/contract/newsroom/contributions/contribution'
import {
  type ContributionKind,
  consentFor,
  mayBePrivate,
  needsPhotos,
  needsText,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import { sendTexts } from './send.texts.ts'

/** How the place is chosen: a beach or attraction by id, a neighbourhood by name, or in words. */
export const ELSEWHERE = 'outro'
const SIGHT = 'lugar:'
const NEIGHBOURHOOD = 'bairro:'
export const sightChoice = (id: string) => `${SIGHT}${id}`
export const neighbourhoodChoice = (name: string) => `${NEIGHBOURHOOD}${name}`

export type ContributionDraft = {
  clientId: string
  kind: ContributionKind
  title: string
  text: string
  photos: OwnPhoto[]
  /** Empty for none. */
  place: string
  placeName: string
  happenedOn: string
  isNamed: boolean
  creditName: string
  isPrivate: boolean
  email: string
  hasConsented: boolean
}

export const newDraft = (): ContributionDraft => ({
  clientId: crypto.randomUUID(),
  kind: 'photo',
  title: '',
  text: '',
  photos: [],
  place: '',
  placeName: '',
  happenedOn: '',
  isNamed: true,
  creditName: '',
  isPrivate: false,
  email: '',
  hasConsented: false,
})

export const FIELDS = ['title', 'text', 'photos', 'place', 'credit', 'email', 'consent'] as const
export type DraftField = (typeof FIELDS)[number]
export type DraftProblems = Partial<Record<DraftField, string>>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const texts = sendTexts.problems

export function problemsOf(
  draft: ContributionDraft,
  { isSignedIn }: { isSignedIn: boolean },
): DraftProblems {
  const found: [DraftField, string | null][] = [
    ['title', draft.title.trim().length < 3 ? texts.title : null],
    ['text', needsText(draft.kind) && draft.text.trim().length < 10 ? texts.text : null],
    ['photos', photosProblem(draft, isSignedIn)],
    ['place', draft.place === ELSEWHERE && draft.placeName.trim().length < 2 ? texts.place : null],
    ['credit', draft.isNamed && draft.creditName.trim().length < 2 ? texts.credit : null],
    ['email', isSignedIn || EMAIL.test(draft.email.trim()) ? null : texts.email],
    ['consent', draft.hasConsented ? null : texts.consent],
  ]
  return Object.fromEntries(found.filter(([, message]) => message !== null))
}

function photosProblem({ kind, photos }: ContributionDraft, isSignedIn: boolean): string | null {
  if (needsPhotos(kind) && !isSignedIn) return texts.photosSignIn
  if (needsPhotos(kind) && photos.length === 0) return texts.photos
  if (photos.some(({ status }) => status === 'failed')) return texts.photosFailed
  return photos.some(({ status }) => status === 'processing') ? texts.photosWait : null
}

/** What travels; what the kind does not have is left behind. */
export function bodyOf(
  draft: ContributionDraft,
  { isSignedIn }: { isSignedIn: boolean },
): NewContribution {
  const is_private = draft.isPrivate && mayBePrivate(draft.kind)
  return {
    client_id: draft.clientId,
    kind: draft.kind,
    title: draft.title.trim(),
    text: draft.text.trim(),
    credit_name: draft.isNamed ? draft.creditName.trim() : null,
    place: placeOf(draft),
    happened_on: draft.happenedOn || null,
    photos: isSignedIn ? draft.photos.map(({ id }) => id) : [],
    is_private,
    ...(isSignedIn ? {} : { email: draft.email.trim() }),
    consent_version: consentFor({ is_private }).version,
  }
}

function placeOf({ place, placeName }: ContributionDraft): NewContribution['place'] {
  if (place === ELSEWHERE) return { kind: 'named', name: placeName.trim() }
  if (place.startsWith(SIGHT)) return { kind: 'sight', id: place.slice(SIGHT.length) }
  if (place.startsWith(NEIGHBOURHOOD)) {
    return { kind: 'named', name: place.slice(NEIGHBOURHOOD.length) }
  }
  return null
}
