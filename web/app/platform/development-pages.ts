import { data, type RouterContextProvider } from 'react-router'
import { pageContext } from './page-context.ts'

/** Test and debug pages are a way in: in production they do not exist. */
export function requireDevelopment(context: Readonly<RouterContextProvider>) {
  if (!context.get(pageContext).showDevelopmentPages) throw data(null, { status: 404 })
}
