import { Panel } from '~/ui/Panel.tsx'

/** A value as it is, for who develops. */
export function DebugJson({ title, value }: { title: string; value: unknown }) {
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
