import { expect, it } from 'vitest'
import { allowanceQuery } from './my-listings.queries.ts'

// spec: 343
it('trusts what it knows of can-create and the count for 1 minute and keeps it 5', () => {
  const { staleTime, gcTime, refetchOnMount } = allowanceQuery()
  expect({ staleTime, gcTime, refetchOnMount }).toEqual({
    staleTime: 60_000,
    gcTime: 300_000,
    refetchOnMount: true,
  })
})
