import { data } from 'react-router'
import { adminTexts } from '~/features/admin/admin.texts.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { adminMetadata } from './admin-metadata.ts'

const { notFound } = adminTexts

export const loader = () => data(null, { status: 404 })

export const clientLoader = () => null

export const meta = adminMetadata(notFound.title)

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
