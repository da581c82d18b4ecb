import { redirect } from 'react-router'

const MOVED_PERMANENTLY = 301

/** An address of old; the admin area is at /admin. */
export const loader = () => redirect('/admin', MOVED_PERMANENTLY)

export const clientLoader = () => redirect('/admin')

export default function AdminPage() {
  return null
}
