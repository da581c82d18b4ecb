import { redirect } from 'react-router'
import type { Route } from './+types/establishment-redirect.ts'

/** The address of a business by its id, for good at its page. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`/guia/${encodeURIComponent(params.id)}`, 301)
