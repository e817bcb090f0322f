import type { WebFrameMain } from 'electron'
import type { Frame } from '@playwright/test'
import { toClientUrl } from './addresses.ts'

/** A frame as the main process sees it; the same frame is always the same object. */
export class SimulatedFrame implements Pick<
  WebFrameMain,
  'url' | 'origin' | 'detached' | 'isDestroyed'
> {
  constructor(
    readonly frame: Frame,
    readonly framesOf: (frame: Frame) => SimulatedFrame
  ) {}

  get url() {
    return toClientUrl(this.frame.url())
  }
  get origin() {
    const { protocol, host } = new URL(this.url)
    return host ? `${protocol}//${host}` : 'null'
  }
  get parent() {
    const parent = this.frame.parentFrame()
    return parent && this.framesOf(parent)
  }
  get top(): SimulatedFrame {
    return this.parent?.top ?? this
  }
  get detached() {
    return this.frame.isDetached()
  }
  isDestroyed() {
    return this.frame.isDetached()
  }
}
