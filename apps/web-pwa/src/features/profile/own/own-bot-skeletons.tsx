import { Skeleton } from '@botanica/ui/primitives'
import { LAYOUT } from './layout.ts'

const CARDS = 4

/** Skeletons of bot cards. */
export function OwnBotSkeletons() {
  return (
    <div aria-hidden="true" className={LAYOUT.bots}>
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} className={LAYOUT.bot}>
          <Skeleton className={LAYOUT.botBanner} />
          <div className={LAYOUT.botBody}>
            <div className="relative -mt-9 -ml-1 self-start rounded-full bg-plate p-1">
              <Skeleton round className="size-16" />
            </div>
            <div className="mt-1 flex h-7 items-center">
              <Skeleton className="h-5 w-3/5" />
            </div>
            <div className="mt-1.5 flex h-5 items-center">
              <Skeleton className="h-3.5 w-2/5" />
            </div>
            <div className="mt-2 flex h-18 flex-col justify-evenly">
              <Skeleton className="h-3.5 w-full" />
              <Skeleton className="h-3.5 w-11/12" />
              <Skeleton className="h-3.5 w-3/5" />
            </div>
            <div className="mt-4 flex gap-2">
              <Skeleton className="h-8 w-16" />
              <Skeleton className="h-8 w-16" />
              <Skeleton className="h-8 w-20" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
