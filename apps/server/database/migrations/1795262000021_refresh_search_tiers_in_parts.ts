import { BaseSchema } from '@adonisjs/lucid/schema'

/** As in the migration that creates the search: the last popularity group, and the exponent of the first one's size. */
const LAST_TIER = 4
const FIRST_TIER_BITS = 11

const LISTED = `approval_status = 'approved' AND deleted_at IS NULL AND NOT auto_deleted`

/** Each group except the last ends at one of these ranks: 2^11, and then four times as many each. */
const LAST_PLACES = Array.from(
  { length: LAST_TIER },
  (_, tier) => 2 ** (FIRST_TIER_BITS + 2 * tier)
)

/** Maximum number of rows that one call reads. */
const MOST_READ = 5_000

const AS_OWNER = 'LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp'

/**
 * Recalculates the popularity groups in batches. Each batch fits within the statement timeout and holds no rows that
 * triggers wait for. Bots are ranked whether or not they are listed, so that the popularity index suffices.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw('DROP FUNCTION refresh_search_tiers()')
    this.createView('')
    this.schema.raw(`
      CREATE FUNCTION refresh_search_tiers(
        after bigint, most integer, OUT up_to bigint, OUT changed integer
      ) ${AS_OWNER} AS $$
      DECLARE
        votes bigint[];
        servings bigint[];
        ids bigint[];
        last_read bigint;
        last_changed bigint;
      BEGIN
        SELECT array_agg(votes_count), array_agg(serving_count), array_agg(bot_id)
        INTO votes, servings, ids
        FROM unnest(ARRAY[${LAST_PLACES.join(', ')}]) AS last_places (place)
        CROSS JOIN LATERAL (
          SELECT votes_count, serving_count, bot_id FROM bot_stats
          ORDER BY votes_count DESC, serving_count DESC, bot_id DESC
          OFFSET place - 1 LIMIT 1
        ) AS lasts;
        SELECT max(bot_id) INTO last_read FROM (
          SELECT bot_id FROM bot_search WHERE bot_id > after ORDER BY bot_id LIMIT ${MOST_READ}
        ) AS read;

        WITH wrong AS MATERIALIZED (
          SELECT bot_search.bot_id, right_tier.tier
          FROM bot_search
          JOIN bot_stats ON bot_stats.bot_id = bot_search.bot_id
          CROSS JOIN LATERAL (
            SELECT count(*)::smallint AS tier FROM unnest(votes, servings, ids) AS lasts (v, s, i)
            WHERE (v, s, i) > (votes_count, serving_count, bot_stats.bot_id)
          ) AS right_tier
          WHERE bot_search.bot_id > after AND bot_search.bot_id <= last_read
            AND right_tier.tier <> bot_search.tier
          ORDER BY bot_search.bot_id
          LIMIT most
        ), updated AS (
          UPDATE bot_search SET tier = wrong.tier FROM wrong WHERE wrong.bot_id = bot_search.bot_id
          RETURNING bot_search.bot_id
        )
        SELECT count(*), max(bot_id) INTO changed, last_changed FROM updated;
        up_to := CASE WHEN changed = most THEN last_changed ELSE last_read END;
      END $$
    `)
  }

  override async down() {
    this.schema.raw('DROP FUNCTION refresh_search_tiers(bigint, integer)')
    this.createView(`JOIN bots ON bots.id = bot_id WHERE ${LISTED}`)
    this.schema.raw(`
      CREATE FUNCTION refresh_search_tiers() RETURNS void ${AS_OWNER} AS $$
      BEGIN
        UPDATE bot_search SET tier = search_tiers.tier
        FROM search_tiers
        WHERE search_tiers.bot_id = bot_search.bot_id AND search_tiers.tier <> bot_search.tier;
      END $$
    `)
  }

  private createView(which: string) {
    this.schema.raw(`
      CREATE OR REPLACE VIEW search_tiers AS
      SELECT
        bot_id,
        least(${LAST_TIER}, ceil(greatest(0, log(2, place) - ${FIRST_TIER_BITS}) / 2))::smallint AS tier
      FROM (
        SELECT bot_id, row_number() OVER (
          ORDER BY votes_count DESC, serving_count DESC, bot_id DESC
        )::numeric AS place
        FROM bot_stats ${which}
      ) AS places
    `)
  }
}
