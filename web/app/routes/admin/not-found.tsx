import { data } from 'react-router'
import { adminTexts } from '~/features/portal/admin/admin.texts.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { unknownAddressOf } from '../shell/unknown-address.ts'
import type { Route } from './+types/not-found.ts'

const { notFound } = adminTexts

export const loader = () => data(null, { status: 404 })

export const clientLoader = () => null

/** Of the one page that all these addresses share: the browser must say of it what the server said. */
export const meta: Route.MetaFunction = ({ matches, location: { pathname } }) =>
  pageMetadata(
    { title: notFound.title, path: unknownAddressOf(pathname), hidden: true },
    siteOf(matches),
  )

/** Behind the same door as the rest: a visitor learns nothing about which pages exist. */
export default function AdminNotFound() {
  return (
    <div className="grid justify-items-start gap-3">
      <h1 className="text-[1.75rem]">{notFound.title}</h1>
      <p className="text-muted">{notFound.text}</p>
      <LinkButton to="/admin" size="sm">
        {notFound.action}
      </LinkButton>
    </div>
  )
}
