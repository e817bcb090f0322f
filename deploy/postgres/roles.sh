#!/bin/sh
# Creates the two roles and the database when the container's cluster is new.
set -eu
psql --set=ON_ERROR_STOP=1 --set=migrator="$MIGRATOR_PASSWORD" --set=app="$APP_PASSWORD" --username=postgres <<'SQL'
CREATE ROLE migrator LOGIN PASSWORD :'migrator';
CREATE ROLE app LOGIN PASSWORD :'app';
CREATE DATABASE botanica OWNER migrator TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8';
REVOKE ALL ON DATABASE botanica FROM PUBLIC;
GRANT CONNECT ON DATABASE botanica TO app;
SQL
