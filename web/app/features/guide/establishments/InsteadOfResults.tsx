import type { EstablishmentCard as Listing } from '@portal/contract/guide/establishments/establishment'
import { SearchX } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import {
  DIRECTORY_PATH,
  type DirectoryState,
  directoryAddress,
  filterCount,
  resultsGrid,
  toggleFlag,
  withoutFilters,
} from './directory-address.rules.ts'
import { EstablishmentCard } from './EstablishmentCard.tsx'

/** What is said where a list has nothing to show. */
const texts = {
  clear: 'Remover filtros',
  empty: {
    title: 'Nenhum lugar assim por aqui',
    filtered:
      'Tire um filtro ou escolha outro bairro: quanto menos filtros, mais lugares aparecem.',
    searched: (words: string) =>
      `Não achamos “${words}”. Confira a escrita, tente uma palavra mais simples ou veja o guia inteiro.`,
    plain: 'Ainda não há lugares publicados nesta categoria. Veja as outras no guia inteiro.',
    whole: 'Ver o guia inteiro',
  },
  noRoom: {
    title: 'Nenhum quarto livre nestas datas',
    text: 'Mude as datas ou o número de pessoas, ou tire um filtro. Quem não publica quartos aqui responde por telefone e WhatsApp.',
    anyDay: 'Ver todos, sem datas',
  },
  closed: {
    title: 'Nada aberto agora',
    text: 'Dos lugares que você procura, nenhum está aberto neste momento.',
    next: 'Quem abre primeiro',
    elsewhere: 'Abertos agora em outros lugares',
    allOpen: 'Ver tudo que está aberto',
    anyHour: 'Ver a qualquer hora',
  },
  failed: {
    title: 'Não deu para carregar os lugares',
    text: 'Algo falhou do nosso lado ou a internet caiu. Tente de novo em alguns instantes.',
  },
} as const

export type OpenInstead = { next: Listing[]; open: Listing[] }

type InsteadOfResultsProps = {
  state: DirectoryState
  /** The list could not be read. */
  hasFailed: boolean
  /** Asked for where nothing that was wanted is open. */
  instead: OpenInstead | null
  /** Rooms were asked for on certain dates. */
  isStay?: boolean
  now: Date
}

/** Where there is no card to show: rarely, so its code comes with it. */
export function InsteadOfResults(props: InsteadOfResultsProps) {
  const { state, hasFailed, instead, isStay = false, now } = props
  if (hasFailed) return <Failed />
  if (isStay) return <NoRoom state={state} />
  if (state.aberto && instead) return <NothingOpen state={state} instead={instead} now={now} />
  return <NothingFound state={state} />
}

function Failed() {
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState
      title={texts.failed.title}
      onRetry={() => void revalidate()}
      retrying={state === 'loading'}
    >
      {texts.failed.text}
    </ErrorState>
  )
}

type NothingOpenProps = { state: DirectoryState; instead: OpenInstead; now: Date }

/** Closed is no dead end: who opens next, and who is open elsewhere. */
function NothingOpen({ state, instead: { next, open }, now }: NothingOpenProps) {
  return (
    <>
      <h3>{texts.closed.title}</h3>
      <p className="mt-2 text-muted">{texts.closed.text}</p>
      <p className="mt-4 flex flex-wrap gap-2">
        <LinkButton to={toggleFlag(state, 'aberto')} look="line" size="sm">
          {texts.closed.anyHour}
        </LinkButton>
        <LinkButton to={directoryAddress({ aberto: '1' })} look="line" size="sm">
          {texts.closed.allOpen}
        </LinkButton>
      </p>
      {[
        { title: texts.closed.next, listings: next },
        { title: texts.closed.elsewhere, listings: open },
      ].map(({ title, listings }) =>
        listings.length > 0 ? (
          <section key={title} aria-label={title} className="mt-10">
            <h3 className="mb-4">{title}</h3>
            <ul className={resultsGrid(state)}>
              {listings.map((listing) => (
                <li key={listing.id}>
                  <EstablishmentCard listing={listing} now={now} level="h4" />
                </li>
              ))}
            </ul>
          </section>
        ) : null,
      )}
    </>
  )
}

/** Full on those nights: the same places without dates, where the house is asked. */
function NoRoom({ state }: { state: DirectoryState }) {
  const anyDay = { chegada: undefined, saida: undefined, pessoas: undefined }
  return (
    <EmptyState
      icon={<SearchX />}
      title={texts.noRoom.title}
      action={<LinkButton to={directoryAddress(state, anyDay)}>{texts.noRoom.anyDay}</LinkButton>}
    >
      {texts.noRoom.text}
    </EmptyState>
  )
}

function NothingFound({ state }: { state: DirectoryState }) {
  const isFiltered = filterCount(state) > 0
  return (
    <EmptyState
      icon={<SearchX />}
      title={texts.empty.title}
      action={
        <>
          {isFiltered ? <LinkButton to={withoutFilters(state)}>{texts.clear}</LinkButton> : null}
          <LinkButton to={DIRECTORY_PATH} look={isFiltered ? 'line' : 'ink'}>
            {texts.empty.whole}
          </LinkButton>
        </>
      }
    >
      {emptyText(state, isFiltered)}
    </EmptyState>
  )
}

function emptyText({ busca }: DirectoryState, isFiltered: boolean) {
  if (isFiltered) return texts.empty.filtered
  return busca ? texts.empty.searched(busca) : texts.empty.plain
}
