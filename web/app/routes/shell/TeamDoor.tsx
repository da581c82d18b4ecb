import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { browserApi } from '~/platform/api.ts'

type TeamDoorProps = { children: ReactNode; waiting: ReactNode; denied: ReactNode }

/** Opens for whoever works for a business; who could not be told is not let through. */
export function TeamDoor({ children, waiting, denied }: TeamDoorProps) {
  const { data, isPending } = useQuery({
    queryKey: ['me', 'establishments', 'list'],
    queryFn: () => browserApi.get('/api/v1/my/establishments'),
  })
  if (isPending) return waiting
  return data && data.length > 0 ? children : denied
}
