import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantToApp } from '#database/grants'

/** Base roles. Everybody has exactly one: `user` or a staff role. */
const BASE_ROLES = ['user', 'reviewer', 'moderator', 'developer_community', 'owner']

/** Shown if stored, but never granted. The other roles of the documents are derived on reading. */
const HONORARY_ROLES = ['admin', 'supporter', 'premium_user']

const KNOWN_ROLES = [...BASE_ROLES, ...HONORARY_ROLES].map((role) => `'${role}'`).join(', ')
const BASE_ROLES_HELD = BASE_ROLES.map(
  (role) => `cardinality(array_positions(roles, '${role}'))`
).join(' + ')

/** Columns with personal data. A deleted account has none of it. */
const PERSONAL_COLUMNS = [
  'email',
  'first_name',
  'last_name',
  'display_name',
  'username',
  'profile_image_url',
  'discord_username',
  'discord_display_name',
  'discord_discriminator',
  'discord_avatar',
  'discord_banner',
  'bio',
  'website',
  'twitter',
  'github',
  'youtube',
  'stripe_customer_id',
]

export default class extends BaseSchema {
  override async up() {
    // The key is the Discord id as text, because it exceeds 2^53. `staff_edited_fields` lists the columns that staff
    // have set; updates from the platform do not change them. A ban or deactivation is in force if its flag is set and
    // its end, if there is one, is later than the clock of the database.
    this.schema.raw(`
      CREATE TABLE users (
        id text PRIMARY KEY CHECK (is_snowflake(id)),
        discord_id text NOT NULL UNIQUE,
        email text CHECK (char_length(email) BETWEEN 3 AND 320),
        first_name text CHECK (text_units(first_name) BETWEEN 1 AND 100),
        last_name text CHECK (text_units(last_name) BETWEEN 1 AND 100),
        display_name text CHECK (text_units(display_name) BETWEEN 1 AND 100),
        username text UNIQUE CHECK (text_units(username) BETWEEN 1 AND 100),
        profile_image_url text CHECK (char_length(profile_image_url) <= 512),
        discord_username text CHECK (text_units(discord_username) BETWEEN 1 AND 100),
        discord_display_name text CHECK (text_units(discord_display_name) BETWEEN 1 AND 100),
        discord_discriminator text CHECK (discord_discriminator ~ '^[0-9]{1,4}$'),
        discord_avatar text CHECK (discord_avatar ~ '^[A-Za-z0-9_]{1,128}$'),
        discord_banner text CHECK (discord_banner ~ '^[A-Za-z0-9_]{1,128}$'),
        staff_edited_fields text[] NOT NULL DEFAULT '{}',
        bio text CHECK (text_units(bio) <= 500),
        website text CHECK (text_units(website) <= 512),
        twitter text CHECK (text_units(twitter) <= 512),
        github text CHECK (text_units(github) <= 512),
        youtube text CHECK (text_units(youtube) <= 512),
        roles text[] NOT NULL DEFAULT '{user}',
        discord_roles text[] NOT NULL DEFAULT '{}',
        banned boolean NOT NULL DEFAULT false,
        ban_reason text CHECK (text_units(ban_reason) BETWEEN 1 AND 1000),
        ban_expires_at timestamptz,
        disabled boolean NOT NULL DEFAULT false,
        disable_reason text CHECK (text_units(disable_reason) BETWEEN 1 AND 1000),
        disable_expires_at timestamptz,
        is_premium boolean NOT NULL DEFAULT false,
        premium_type text CHECK (premium_type IN ('monthly', 'yearly')),
        premium_expires_at timestamptz,
        stripe_customer_id text UNIQUE CHECK (char_length(stripe_customer_id) BETWEEN 1 AND 255),
        stripe_subscription_id text UNIQUE CHECK (char_length(stripe_subscription_id) BETWEEN 1 AND 255),
        paypal_subscription_id text UNIQUE CHECK (char_length(paypal_subscription_id) BETWEEN 1 AND 255),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        CONSTRAINT users_discord_id_check CHECK (discord_id = id),
        CONSTRAINT users_known_roles_check CHECK (roles <@ ARRAY[${KNOWN_ROLES}]),
        CONSTRAINT users_base_role_check CHECK (${BASE_ROLES_HELD} = 1),
        CONSTRAINT users_ban_check CHECK (banned OR (ban_reason IS NULL AND ban_expires_at IS NULL)),
        CONSTRAINT users_disablement_check
          CHECK (disabled OR (disable_reason IS NULL AND disable_expires_at IS NULL)),
        CONSTRAINT users_premium_check
          CHECK (NOT is_premium OR (premium_type IS NOT NULL AND premium_expires_at IS NOT NULL)),
        CONSTRAINT users_deleted_check
          CHECK (deleted_at IS NULL OR num_nonnulls(${PERSONAL_COLUMNS.join(', ')}) = 0)
      )
    `)
    this.schema.raw('CREATE UNIQUE INDEX users_email_unique ON users (lower(email))')
    this.schema.raw('CREATE INDEX users_roles_index ON users USING gin (roles)')
    this.schema.raw('CREATE INDEX users_created_at_index ON users (created_at DESC, id DESC)')
    this.schema.raw(`
      CREATE TRIGGER users_touch BEFORE UPDATE ON users
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_updated_at()
    `)
    grantToApp(this, 'users', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])

    // The columns are those of the session library's database store.
    this.schema.raw(`
      CREATE TABLE sessions (
        id text PRIMARY KEY,
        data text NOT NULL,
        user_id text REFERENCES users ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )
    `)
    this.schema.raw('CREATE INDEX sessions_user_id_index ON sessions (user_id)')
    this.schema.raw('CREATE INDEX sessions_expires_at_index ON sessions (expires_at)')
    grantToApp(this, 'sessions', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])

    // The columns up to `expires_at` are those of the auth library's token provider. Every token expires; one with the
    // staff scope within half a day.
    this.schema.raw(`
      CREATE TABLE auth_access_tokens (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        tokenable_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        type text NOT NULL,
        name text CHECK (text_units(name) <= 100),
        hash text NOT NULL UNIQUE,
        abilities text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz,
        expires_at timestamptz NOT NULL,
        scope text NOT NULL DEFAULT 'member' CHECK (scope IN ('member', 'staff')),
        CONSTRAINT auth_access_tokens_staff_life_check
          CHECK (scope <> 'staff' OR expires_at <= created_at + interval '12 hours')
      )
    `)
    this.schema.raw(
      'CREATE INDEX auth_access_tokens_tokenable_id_index ON auth_access_tokens (tokenable_id)'
    )
    this.schema.raw(
      'CREATE INDEX auth_access_tokens_expires_at_index ON auth_access_tokens (expires_at)'
    )
    grantToApp(this, 'auth_access_tokens', ['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  }

  override async down() {
    this.schema.dropTable('auth_access_tokens')
    this.schema.dropTable('sessions')
    this.schema.dropTable('users')
  }
}
