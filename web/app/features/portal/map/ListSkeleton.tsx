import { Skeleton } from '~/ui/Skeleton.tsx'

const ROWS = [1, 2, 3, 4, 5]

export function ListSkeleton() {
  return (
    <div aria-busy="true">
      {ROWS.map((row) => (
        <div key={row} className="map-row">
          <Skeleton shape="block" className="map-picture" />
          <div className="grid flex-1 content-center gap-2">
            <Skeleton className="w-2/3" />
            <Skeleton className="w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
