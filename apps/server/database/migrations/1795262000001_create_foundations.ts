import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** Extensions, and the functions that constraints and triggers of later tables use. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('CREATE EXTENSION pg_trgm')
    this.schema.raw('CREATE EXTENSION unaccent')

    // Limits are counted as a textarea counts: in UTF-16 units, where a character outside the Basic Multilingual Plane
    // counts as two.
    this.schema.raw(String.raw`
      CREATE FUNCTION text_units(value text) RETURNS integer
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN char_length(value) + regexp_count(value, '[\U00010000-\U0010FFFF]')
    `)

    this.schema.raw(`
      CREATE FUNCTION is_snowflake(value text) RETURNS boolean
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN value ~ '^[0-9]{15,21}$'
    `)

    // A CHECK cannot iterate over an array itself.
    this.schema.raw(`
      CREATE FUNCTION are_distinct_snowflakes(ids text[]) RETURNS boolean
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (
        SELECT count(*) = count(DISTINCT id) AND coalesce(bool_and(is_snowflake(id)), true)
        FROM unnest(ids) AS id
      )
    `)

    // An update that sets the date itself keeps that date: imports and tests write dates in the past.
    this.schema.raw(`
      CREATE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at THEN
          NEW.updated_at := now();
        END IF;
        RETURN NEW;
      END $$
    `)

    // The readiness check compares the applied migrations with the files. It only reads this table.
    grantToApp(this, 'adonis_schema', ['SELECT'])
    grantToApp(this, 'adonis_schema_versions', ['SELECT'])
  }

  override async down() {
    this.schema.raw('DROP FUNCTION touch_updated_at()')
    this.schema.raw('DROP FUNCTION are_distinct_snowflakes(text[])')
    this.schema.raw('DROP FUNCTION is_snowflake(text)')
    this.schema.raw('DROP FUNCTION text_units(text)')
    this.schema.raw('DROP EXTENSION unaccent')
    this.schema.raw('DROP EXTENSION pg_trgm')
  }
}
