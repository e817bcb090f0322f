/** Returns the rows of a query whose only column is `line`. */
export type QueryLines = (statement: string) => Promise<{ line: string }[]>

/** Access lists are sorted, because PostgreSQL stores them in the order of the grants. */
const privileges = (list: string) =>
  `(SELECT string_agg(item::text, ' ' ORDER BY item::text COLLATE "C") FROM unnest(${list}) AS item)`

const OBJECTS = `
  SELECT concat_ws(' ', 'column', table_name, column_name, ordinal_position, data_type, is_nullable,
    column_default, generation_expression) AS line
  FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT concat_ws(' ', 'index', indexdef) FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT concat_ws(' ', 'trigger', pg_get_triggerdef(oid)) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT concat_ws(' ', 'function', oid::regprocedure, md5(pg_get_functiondef(oid)),
    ${privileges('proacl')})
  FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
  UNION ALL SELECT concat_ws(' ', 'view', viewname, definition) FROM pg_views WHERE schemaname = 'public'
  UNION ALL SELECT concat_ws(' ', 'grant', oid::regclass, ${privileges('relacl')})
  FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'S')
  UNION ALL SELECT concat_ws(' ', 'grant', attrelid::regclass, attname, ${privileges('attacl')})
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND attacl IS NOT NULL
  UNION ALL SELECT concat_ws(' ', 'extension', extname, extversion) FROM pg_extension
  ORDER BY line
`

/**
 * Returns everything that migrations create, as sorted lines: columns, constraints, indexes, triggers, functions,
 * views, grants.
 */
export async function catalogLines(query: QueryLines): Promise<string[]> {
  return (await query(OBJECTS)).map(({ line }) => line)
}
