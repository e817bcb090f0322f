import { LeafBackdrop } from '../../src/bots/index.ts'
import { Block } from './block.tsx'

const SEEDS = Array.from({ length: 24 }, (_, index) => `3000000000000${41 + index * 7}`)

/** Generated banners of many bots. */
export function PlatesSection() {
  return (
    <Block title="Plates">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {SEEDS.map((seed) => (
          <div key={seed} className="h-28 overflow-hidden rounded-plate">
            <LeafBackdrop seed={seed} />
          </div>
        ))}
      </div>
    </Block>
  )
}
