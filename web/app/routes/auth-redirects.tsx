import { Navigate, redirect, useLocation } from 'react-router'
import type { Route } from './+types/auth-redirects.ts'

/** Addresses the contact dialog links to (spec §2.1). */
const TARGETS: Record<string, string> = {
  '/auth/login': '/auth',
  '/auth/register': '/criar-conta',
}

const targetOf = (pathname: string) => TARGETS[pathname.replace(/\/+$/, '')] ?? '/auth'

export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(targetOf(new URL(request.url).pathname.replace(/\.data$/, '')))

/** Inside the portal the way is walked by the component, which keeps the navigation state. */
export const clientLoader = () => null

export default function AuthRedirect() {
  const { pathname, state } = useLocation()
  return <Navigate to={targetOf(pathname)} state={state} replace />
}
