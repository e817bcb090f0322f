import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['users', 'bots'] as const

/**
 * Compares old and new rows in the trigger's function instead of its WHEN condition. A WHEN condition that names the whole row
 * cannot be created on a table with generated columns, so no dump of such a table restores.
 */
export default class extends BaseSchema {
  override async up() {
    // Generated columns are null in NEW until the row is written, so comparing them would report a change on every
    // update.
    this.schema.raw(`
      CREATE FUNCTION touch_changed_row() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        generated text[] := ARRAY(
          SELECT attname::text FROM pg_catalog.pg_attribute
          WHERE attrelid = TG_RELID AND attgenerated <> ''
        );
      BEGIN
        IF NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at
          AND to_jsonb(NEW) - generated IS DISTINCT FROM to_jsonb(OLD) - generated
        THEN
          NEW.updated_at := now();
        END IF;
        RETURN NEW;
      END $$
    `)
    for (const table of TABLES) this.replaceTrigger(table, 'EXECUTE FUNCTION touch_changed_row()')
  }

  override async down() {
    // On users the former condition was true for every update, and can no longer be created.
    this.replaceTrigger('users', 'EXECUTE FUNCTION touch_updated_at()')
    this.replaceTrigger(
      'bots',
      'WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_updated_at()'
    )
    this.schema.raw('DROP FUNCTION touch_changed_row()')
  }

  private replaceTrigger(table: (typeof TABLES)[number], action: string) {
    // It is missing where a dump of the former tables was restored.
    this.schema.raw(`DROP TRIGGER IF EXISTS ${table}_touch ON ${table}`)
    this.schema.raw(
      `CREATE TRIGGER ${table}_touch BEFORE UPDATE ON ${table} FOR EACH ROW ${action}`
    )
  }
}
