import type { BusinessConnection } from '@portal/contract/guide/team/connections'
import { useQuery } from '@tanstack/react-query'
import { Unplug } from 'lucide-react'
import { failureText } from '~/platform/failure-text.ts'
import { dayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { connectionsQuery } from './team.queries.ts'
import { teamTexts } from './team.texts.ts'
import { useEndConnection } from './use-end-connection.ts'

const texts = teamTexts.connections

/** What acts for the place from outside: after a change of owner it is here that one sees what waits. */
export function ConnectionsPanel({ establishmentId }: { establishmentId: string }) {
  const found = useQuery(connectionsQuery(establishmentId))
  const { end } = useEndConnection(establishmentId)
  return (
    <Panel aria-labelledby="conectado">
      <h2 id="conectado" className="text-h3">
        {texts.title}
      </h2>
      <p className="mt-1 text-sm text-muted">{texts.lead}</p>
      <div className="mt-2">
        <Loaded query={found} texts={texts} why={failureText} surface="plain" className="h-24">
          {({ connections }) =>
            connections.length > 0 ? (
              <ul>
                {connections.map((connection) => (
                  <ConnectionRow
                    key={`${connection.kind} ${connection.id}`}
                    connection={connection}
                    onEnd={() => end(connection)}
                  />
                ))}
              </ul>
            ) : (
              <p className="text-muted">{texts.none}</p>
            )
          }
        </Loaded>
      </div>
    </Panel>
  )
}

type ConnectionRowProps = { connection: BusinessConnection; onEnd: () => Promise<unknown> }

function ConnectionRow({ connection, onEnd }: ConnectionRowProps) {
  const { kind, name, since, is_paused: isPaused } = connection
  const { label, end, ask } = texts.kinds[kind]
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          {since ? `${label}, ${texts.since(dayText(new Date(since)))}` : label}
          {isPaused ? <Badge tone="sol-soft">{texts.paused}</Badge> : null}
        </p>
      </div>
      <ConfirmDialog
        title={`${end}?`}
        description={ask}
        confirmLabel={end}
        destructive
        onConfirm={() => onEnd().then(() => undefined)}
        trigger={
          <Button look="ghost" size="sm" className="justify-self-start md:justify-self-end">
            <Unplug aria-hidden="true" />
            {end}
            <span className="sr-only">, {name}</span>
          </Button>
        }
      />
    </li>
  )
}
