import { cx } from '../primitives/cx.ts'
import { Skeleton } from '../primitives/skeleton.tsx'
import { cardClass, cardParts } from './card-style.ts'

/** The placeholder of a loading card, of exactly its size. */
export function BotCardSkeleton({ hasNote = false }: { hasNote?: boolean }) {
  return (
    <div aria-hidden="true" className={cardClass}>
      <Skeleton className={cardParts.banner} />
      <div className={cardParts.body}>
        <div className={cx('relative rounded-full bg-plate p-1', cardParts.avatar)}>
          <Skeleton round className="size-16" />
        </div>
        <div className={cardParts.name}>
          <Skeleton className="h-5 w-3/5" />
        </div>
        <div className={cardParts.figures}>
          <Skeleton className="h-3.5 w-full" />
        </div>
        <div className={cardParts.state}>
          <Skeleton className="h-3.5 w-2/3" />
        </div>
        <div
          className={cx('flex flex-col justify-evenly max-[30rem]:gap-1', cardParts.description)}
        >
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-4/5" />
        </div>
        {hasNote && (
          <div className={cx('flex items-center', cardParts.note)}>
            <Skeleton className="h-3.5 w-3/4" />
          </div>
        )}
        <div className={cardParts.foot}>
          <div className={cx('flex h-6 gap-1.5', cardParts.tags)}>
            <Skeleton className="h-6 w-16" />
            <Skeleton className="h-6 w-20 max-[30rem]:hidden" />
          </div>
          <div className={cardParts.actions}>
            <Skeleton className="h-10 w-16" />
            <Skeleton className="h-10 max-[30rem]:w-20" />
          </div>
        </div>
      </div>
    </div>
  )
}
