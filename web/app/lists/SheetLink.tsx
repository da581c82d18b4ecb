import type { downloadList, SheetList } from '@portal/contract/portal/workplace/list-sheets'
import { Download } from 'lucide-react'
import { addressOf } from '~/platform/api.ts'
import { buttonStyle } from '~/ui/button-style.ts'
import { listTexts } from './lists.texts.ts'

const PATH: (typeof downloadList)['path'] = '/api/v1/admin/lists/:list/sheet'

/** As the endpoint of the list takes it. */
export type SheetFilter = Readonly<Record<string, unknown>>

/** A plain link: the browser streams the file to the disk, whatever its size. */
export function SheetLink({ list, filter }: { list: SheetList; filter: SheetFilter }) {
  const { cursor: _page, ...query } = filter
  return (
    <a
      href={addressOf(PATH, { params: { list }, query })}
      download
      className={buttonStyle({ look: 'line', size: 'sm' })}
    >
      <Download aria-hidden="true" />
      {listTexts.sheet}
    </a>
  )
}
