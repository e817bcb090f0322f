import { readFile } from 'node:fs/promises'
import { flags } from '@adonisjs/core/ace'
import { AdAttempt } from '#app/advertising/console/ad_attempt'
import { AD_PLACEMENTS, AD_TYPES } from '#app/advertising/rules'

/** The value that clears a date. */
const NO_DATE = 'none'
const WHOLE_NUMBER = /^-?\d+$/

/** The base of the commands that add and edit an ad: its flags, and how the ad is printed. */
export abstract class AdCommand extends AdAttempt {
  @flags.string({ description: 'Its name for staff' })
  declare title?: string

  @flags.string({ description: 'Its HTML' })
  declare content?: string

  @flags.string({ description: 'A file that contains its HTML' })
  declare file?: string

  @flags.string({ description: `Where it is shown: ${AD_PLACEMENTS.join(', ')}` })
  declare placement?: string

  @flags.string({ description: `Its type: ${AD_TYPES.join(', ')}` })
  declare type?: string

  @flags.string({ description: 'A whole number; higher priorities come first' })
  declare priority?: string

  @flags.string({
    description: `When it starts, such as 2027-03-01T00:00:00Z; "${NO_DATE}" for at once`,
  })
  declare start?: string

  @flags.string({ description: `When it ends; "${NO_DATE}" for never` })
  declare end?: string

  @flags.boolean({ description: 'Whether it is shown at all; --no-active hides it' })
  declare active?: boolean

  /** Returns the flags in the shape of a request body. */
  protected async readFields(): Promise<Record<string, unknown>> {
    const { title, placement, type, priority, start, end, active } = this
    const fields = {
      title,
      content: this.file === undefined ? this.content : await readFile(this.file, 'utf8'),
      placement,
      type,
      priority: priority !== undefined && WHOLE_NUMBER.test(priority) ? Number(priority) : priority,
      startDate: parseDate(start),
      endDate: parseDate(end),
      isActive: active,
    }
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  }

  /** Applies a change and prints the ad. @param change returns the ad's id */
  protected async apply(change: () => Promise<number>) {
    const { findAdministeredAd } = await import('#app/advertising/queries/administered_ads')
    await this.attempt(async () => this.show((await findAdministeredAd(await change()))!))
  }
}

function parseDate(typed?: string) {
  return typed === NO_DATE ? null : typed
}
