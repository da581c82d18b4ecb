import '../workplace.css'
import { useQuery } from '@tanstack/react-query'
import { useProfile } from '~/features/people/profiles/profile.queries.ts'
import { DebugRing } from '~/features/portal/dashboards/debug/DebugRing.tsx'
import { dashboardInfo } from '~/features/portal/shell/dashboard.rules.ts'
import { tabBarQuery } from '~/features/portal/tabbar/tabbar.queries.ts'
import { visibleTabs } from '~/features/portal/tabbar/tabbar.rules.ts'
import { requireDevelopment } from '~/platform/development-pages.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Table } from '~/ui/Table.tsx'
import type { Route } from './+types/debug-profiles.ts'
import { ACCESS_RULES, decideAccess } from './shell/guard.rules.ts'

export function loader({ context }: Route.LoaderArgs) {
  requireDevelopment(context)
  return null
}

const TITLE = 'Depuração de perfis'
/** Nobody: no listing has this id. */
const CONTACT = {
  establishmentName: 'Peixaria de Teste',
  establishmentId: '00000000-0000-7000-8000-000000000000',
}

export const meta = () => [{ title: TITLE }, { name: 'robots', content: 'noindex, nofollow' }]

/** Who this browser is to the portal, and what follows from it. */
export default function DebugProfiles() {
  const auth = useAuth()
  const profile = useProfile()
  const visitor = {
    isLoading: auth.isLoading,
    isSignedIn: auth.user !== null,
    planType: auth.planType,
  }
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 py-10 text-sm lg:py-14">
      <h1>{TITLE}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <DebugJson
          title="Sessão"
          value={{
            isLoading: auth.isLoading,
            isAdmin: auth.isAdmin,
            planType: auth.planType,
            authError: auth.authError,
            session: auth.session,
          }}
        />
        <DebugJson
          title="Perfil"
          value={profile.data ?? { estado: profile.status, erro: profile.error?.message ?? null }}
        />
        <DebugJson title="Painel" value={dashboardInfo(auth.planType)} />
        <Tabs />
      </div>
      <Panel aria-label="Acesso às páginas">
        <Table
          caption="Acesso às páginas guardadas"
          columns={[
            { key: 'path', header: 'Caminho', cell: ({ path }) => path },
            { key: 'needs', header: 'Pede', cell: ({ needs }) => <Json value={needs} /> },
            {
              key: 'decision',
              header: 'Decisão',
              cell: ({ needs }) => <Json value={decideAccess(needs, visitor)} />,
            },
          ]}
          rows={[...ACCESS_RULES]}
          rowKey={({ path }) => path}
        />
      </Panel>
      <Button
        look="line"
        className="justify-self-start"
        onClick={() => auth.showContactModal(CONTACT)}
      >
        Abrir a mensagem
      </Button>
      <DebugRing />
    </div>
  )
}

function Json({ value }: { value: unknown }) {
  return <code className="wrap-anywhere">{JSON.stringify(value)}</code>
}

function Tabs() {
  const { user, planType } = useAuth()
  const configured = useQuery(tabBarQuery()).data ?? []
  const viewer = user ? ({ status: 'member', planType } as const) : ({ status: 'visitor' } as const)
  const tabs = visibleTabs(configured, viewer, dashboardInfo)
  return (
    <DebugJson
      title="Abas visíveis"
      value={tabs.map(({ position, label, route }) => `${position} ${label} ${route}`)}
    />
  )
}

/** A value as it is, for who develops. */
function DebugJson({ title, value }: { title: string; value: unknown }) {
  return (
    <Panel aria-label={title}>
      <h2 className="text-h3">{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="mt-3 max-h-100 overflow-auto text-xs">
        {JSON.stringify(value, null, 2)}
      </pre>
    </Panel>
  )
}
