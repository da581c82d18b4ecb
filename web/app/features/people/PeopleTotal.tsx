import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { peopleTotalQuery } from './people.queries.ts'
import { peopleTexts } from './people.texts.ts'

const number = new Intl.NumberFormat('pt-BR')

/** For the overview: how many people have an account. */
export function PeopleTotal() {
  const { data, isError, isFetching, refetch } = useQuery(peopleTotalQuery())
  if (isError) {
    return (
      <ErrorState
        surface="plain"
        title={peopleTexts.loadError}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (data === undefined) {
    return (
      <div role="status" className="py-2">
        <span className="sr-only">{peopleTexts.loading}</span>
        <Skeleton className="h-9 w-24" />
      </div>
    )
  }
  const { label, one } = peopleTexts.total
  return (
    <p>
      <span className="num block font-head text-[2.25rem] leading-tight font-bold">
        {number.format(data)}
      </span>
      <span className="text-muted">{data === 1 ? one : label}</span>
    </p>
  )
}
