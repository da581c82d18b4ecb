import type { Profile } from '@portal/contract/profiles/profile'
import { useState } from 'react'
import { useProfile } from '~/features/profiles/profile.queries.ts'

/**
 * The profile, and while it is read anew the one last seen. Changing the second factor opens another
 * session, which forgets all that was read: the page under the person's hands must not vanish.
 */
export function useSteadyProfile(userId: string | undefined) {
  const query = useProfile()
  const [last, setLast] = useState<Profile | null>(null)
  if (query.data && query.data !== last) setLast(query.data)
  const isOwn = last !== null && last.user_id === userId
  return { query, profile: query.data ?? (isOwn ? last : null) }
}
