import db from '@adonisjs/lucid/services/db'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'

const SERIALIZATION_FAILURE = '40001'

export interface FailedCommits {
  /** The number of transactions that write to the table and have reached COMMIT. */
  attempts: () => Promise<number>
  /** Lets COMMIT succeed again. */
  stop: () => Promise<void>
}

/**
 * Makes COMMIT fail for transactions that insert into or update the table, by a deferred constraint trigger: all
 * statements succeed, and only COMMIT fails.
 * @param sqlstate the error; a serialization failure by default
 * @param times the number of commits that fail, by default all. Counted by a sequence, which rollbacks do not reset
 */
export async function failCommits(
  table: string,
  { sqlstate = SERIALIZATION_FAILURE, times = Number.MAX_SAFE_INTEGER } = {}
): Promise<FailedCommits> {
  const owner = db.connection(MIGRATOR_CONNECTION)
  const name = `fail_${table}`
  await owner.rawQuery(`
    CREATE SEQUENCE ${name}_attempts;
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
      IF nextval('${name}_attempts') <= ${times} THEN
        RAISE EXCEPTION 'refused at COMMIT' USING ERRCODE = '${sqlstate}';
      END IF;
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER ${name} AFTER INSERT OR UPDATE ON ${table}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${name}();
  `)
  return {
    async attempts() {
      const { rows } = await owner.rawQuery(
        `SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS attempts FROM ${name}_attempts`
      )
      return rows[0].attempts
    },
    async stop() {
      await owner.rawQuery(`DROP FUNCTION ${name}() CASCADE; DROP SEQUENCE ${name}_attempts`)
    },
  }
}
