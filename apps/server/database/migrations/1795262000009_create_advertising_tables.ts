import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** Ads. Administrators insert them; the server only shows them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      CREATE TABLE advertisements (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        title text NOT NULL CHECK (text_units(title) BETWEEN 1 AND 200),
        content text NOT NULL CHECK (text_units(content) BETWEEN 1 AND 20000),
        placement text NOT NULL CHECK (placement IN ('header', 'sidebar', 'in-list', 'footer')),
        type text NOT NULL CHECK (type IN ('google-adsense', 'custom', 'banner')),
        is_active boolean NOT NULL DEFAULT true,
        priority integer NOT NULL DEFAULT 0,
        start_date timestamptz,
        end_date timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT advertisements_dates_check CHECK (end_date > start_date)
      )
    `)
    this.schema.raw(`
      CREATE INDEX advertisements_placement_index ON advertisements (placement, priority DESC, id)
      WHERE is_active
    `)
    this.schema.raw(`
      CREATE TRIGGER advertisements_touch BEFORE UPDATE ON advertisements
      FOR EACH ROW EXECUTE FUNCTION touch_updated_at()
    `)
    grantToApp(this, 'advertisements', ['SELECT'])
  }

  override async down() {
    this.schema.dropTable('advertisements')
  }
}
