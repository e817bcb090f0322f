-- What the server sets for each session (apps/server/config/database.ts), for all sessions of its role instead: connections
-- through PgBouncer have no settings of their own. Run it once, as a superuser or as the owner of the role.
ALTER ROLE app IN DATABASE botanica SET statement_timeout = '2s';
ALTER ROLE app IN DATABASE botanica SET lock_timeout = '2s';
ALTER ROLE app IN DATABASE botanica SET idle_in_transaction_session_timeout = '10s';
ALTER ROLE app IN DATABASE botanica SET timezone = 'UTC';
ALTER ROLE app IN DATABASE botanica SET jit = off;
ALTER ROLE app IN DATABASE botanica SET random_page_cost = 1.1;
