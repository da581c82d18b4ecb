/** How many wait for an answer. The number is heard with `label`: "3 mensagens novas". */
export function CountBadge({ count, label }: { count: number; label: string }) {
  return (
    <span className="num grid h-5.5 min-w-5.5 place-items-center rounded-full bg-sol-400 px-1.5 text-xs font-bold text-mar-950">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
