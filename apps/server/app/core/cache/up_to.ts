/**
 * Limits an `LRUCache` to so many entries and lets it grow with them. Its option `max` reserves every slot at once: for
 * all rate limits of a process, tens of megabytes that are hardly used.
 */
export const upTo = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })
