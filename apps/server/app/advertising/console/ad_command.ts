import { readFile } from 'node:fs/promises'
import { flags } from '@adonisjs/core/ace'
import { AdAttempt } from '#app/advertising/console/ad_attempt'
import { AD_PLACEMENTS, AD_TYPES } from '#app/advertising/rules'

/** Takes a date back. */
const NO_MOMENT = 'none'
const WHOLE_NUMBER = /^-?\d+$/

/** What is said of an ad at the console, by commands that add and edit one. */
export abstract class AdCommand extends AdAttempt {
  @flags.string({ description: 'What the staff call it' })
  declare title?: string

  @flags.string({ description: 'Its markup' })
  declare content?: string

  @flags.string({ description: 'A file that holds its markup' })
  declare file?: string

  @flags.string({ description: `Where it stands: ${AD_PLACEMENTS.join(', ')}` })
  declare placement?: string

  @flags.string({ description: `What it is: ${AD_TYPES.join(', ')}` })
  declare type?: string

  @flags.string({ description: 'A whole number; the highest is shown' })
  declare priority?: string

  @flags.string({
    description: `When it begins, as in 2027-03-01T00:00:00Z; "${NO_MOMENT}": at once`,
  })
  declare start?: string

  @flags.string({ description: `When it ends; "${NO_MOMENT}": never` })
  declare end?: string

  @flags.boolean({ description: 'Whether it is shown at all; --no-active hides it' })
  declare active?: boolean

  /** What was typed, as a request's body would say it. */
  protected async said(): Promise<Record<string, unknown>> {
    const { title, placement, type, priority, start, end, active } = this
    const said = {
      title,
      content: this.file === undefined ? this.content : await readFile(this.file, 'utf8'),
      placement,
      type,
      priority: priority !== undefined && WHOLE_NUMBER.test(priority) ? Number(priority) : priority,
      startDate: momentOf(start),
      endDate: momentOf(end),
      isActive: active,
    }
    return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  }

  /** Does it, and shows the ad. @param change answers the ad's id */
  protected async apply(change: () => Promise<number>) {
    const { findAdministeredAd } = await import('#app/advertising/queries/administered_ads')
    await this.attempt(async () => this.show((await findAdministeredAd(await change()))!))
  }
}

function momentOf(typed?: string) {
  return typed === NO_MOMENT ? null : typed
}
