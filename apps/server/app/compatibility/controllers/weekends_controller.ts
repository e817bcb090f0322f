/** On weekends other lists count votes twice; we never do. */
export default class WeekendsController {
  show() {
    return { is_weekend: false }
  }
}
