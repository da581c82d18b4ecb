import { Skeleton } from './Skeleton.tsx'

/** The shape of a `Card` with a 3:2 or 4:3 picture, so that the real one lands without a jump. */
export function CardSkeleton({ ratio = '4/3' }: { ratio?: '3/2' | '4/3' }) {
  return (
    <div aria-hidden="true">
      <Skeleton shape="block" className={ratio === '3/2' ? 'aspect-3/2' : 'aspect-4/3'} />
      <Skeleton className="mt-4 h-5 w-[72%]" />
      <Skeleton className="mt-2.5 w-[54%]" />
      <Skeleton className="mt-3 w-[64%]" />
    </div>
  )
}
