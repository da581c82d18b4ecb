import type { PageContext } from '@portal/contract/shared/page-renderer'
import { createContext } from 'react-router'

/** What the server knows while it renders a page; only server loaders can read it. */
export const pageContext = createContext<PageContext>()
