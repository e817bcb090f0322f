-- Rows as release e4f5ad3 wrote them, on its own tables. Ids are given, so that they can refer to each other.
-- :endpoint, :p256dh and :auth are a browser's, which has to be able to decrypt what it is sent.

INSERT INTO users (id, discord_id, email, username, display_name, discord_username, roles) VALUES
  ('100000000000000001', '100000000000000001', 'iris@example.test', 'iris', 'Iris', 'iris', '{user}'),
  ('100000000000000002', '100000000000000002', 'vlad@example.test', 'vlad', 'Vlad', 'vlad', '{user}'),
  ('100000000000000003', '100000000000000003', 'rita@example.test', 'rita', 'Rita', 'rita', '{reviewer}');

INSERT INTO categories (id, name) OVERRIDING SYSTEM VALUE VALUES (901, 'Moderation');
INSERT INTO bots (id, discord_bot_id, user_id, name, username, short_description, description, invite_url,
  approval_status, approved_at, deleted_at) OVERRIDING SYSTEM VALUE VALUES
  (901, '200000000000000001', '100000000000000001', 'Fern', 'fern', 'Waters your server.',
    'Waters your server while you sleep, and tells you about it in the morning.',
    'https://discord.com/oauth2/authorize?client_id=200000000000000001&scope=bot', 'approved', now(), NULL),
  (902, '200000000000000002', '100000000000000001', 'Moss', 'moss', 'Grows on your server.',
    'Grows on your server while you sleep, and tells you about it in the morning.',
    'https://discord.com/oauth2/authorize?client_id=200000000000000002&scope=bot', 'pending', NULL, NULL),
  (903, '200000000000000003', '100000000000000001', 'Root', 'root', 'Was here before.',
    'Was here before, was deleted, and was looked at by the job that removes it.',
    'https://discord.com/oauth2/authorize?client_id=200000000000000003&scope=bot', 'pending', NULL,
    now() - interval '400 days'),
  (904, '200000000000000004', '100000000000000001', 'Stem', 'stem', 'Was here before.',
    'Was here before, was deleted, and was not yet looked at by that job.',
    'https://discord.com/oauth2/authorize?client_id=200000000000000004&scope=bot', 'pending', NULL,
    now() - interval '400 days');
INSERT INTO bot_categories (bot_id, category_id) VALUES (901, 901), (902, 901);

INSERT INTO ratings (id, bot_id, user_id, rating, comment, owner_reply) OVERRIDING SYSTEM VALUE VALUES
  (901, 901, '100000000000000002', 4, 'It waters well.', 'Thank you!');
INSERT INTO rating_votes (rating_id, user_id, vote) VALUES (901, '100000000000000001', 1);
INSERT INTO bot_votes (bot_id, user_id, votes, created_at, last_vote_at) VALUES
  (901, '100000000000000002', 3, now() - interval '3 days', now() - interval '1 hour');
UPDATE bot_stats SET votes_count = 3, ratings_count = 1, ratings_sum = 4 WHERE bot_id = 901;

-- The secret of the member's token is 'old-staff-secret'; a bot's token is hashed as a whole.
INSERT INTO auth_access_tokens (id, tokenable_id, type, name, hash, abilities, scope, expires_at)
  OVERRIDING SYSTEM VALUE VALUES
  (901, '100000000000000003', 'access_token', 'Laptop', encode(sha256('old-staff-secret'), 'hex'),
    '["staff"]', 'staff', now() + interval '6 hours');
INSERT INTO bot_api_tokens (bot_id, hash, created_by) VALUES
  (901, encode(sha256('botanica_bot_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'), 'hex'), '100000000000000001');

-- What no process has delivered, because none was running.
INSERT INTO outbox (id, topic, key, payload) OVERRIDING SYSTEM VALUE VALUES
  (9000000001, 'notice', '', '{"kind":"bot_approved","to":["100000000000000001"],"botId":901,"reason":"Neat."}'),
  (9000000002, 'notice', '', '{"kind":"review_reply","to":["100000000000000002"],"botId":901,"ratingId":901}'),
  (9000000003, 'bot', '901', '{}'),
  (9000000004, 'bot_stats', '901', '{"votedBy":"100000000000000002"}'),
  (9000000005, 'bot_count_repeated', '901', '{}'),
  (9000000006, 'reviews', '901', '{}'),
  (9000000007, 'reviews', '901', '{"vote":{"id":901,"likes":1,"dislikes":0,"by":"100000000000000001"}}'),
  (9000000008, 'category', '901', '{}'),
  (9000000009, 'user', '100000000000000001', '{}'),
  (9000000010, 'session_end', 'c0ffee', '{}'),
  (9000000011, 'inbox_read', '100000000000000001', '{}'),
  (9000000012, 'presence', '', '{"ids":["200000000000000001"]}'),
  (9000000013, 'ads', 'header', '{}'),
  (9000000014, 'announcement', '1', '{}'),
  (9000000015, 'certification_application', '1', '{"owners":["100000000000000001"]}'),
  (9000000016, 'audit', 'bot', '{}');

-- An item that was delivered, and its message, which a push service has refused once.
INSERT INTO inbox_items (id, outbox_id, user_id, kind, bot_id) OVERRIDING SYSTEM VALUE VALUES
  (901, 8999999999, '100000000000000001', 'bot_certified', 901);
INSERT INTO sessions (id, user_id, data, expires_at) VALUES
  ('old-session', '100000000000000001', '{}', now() + interval '1 day');
INSERT INTO web_push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, language)
  OVERRIDING SYSTEM VALUE VALUES
  (901, '100000000000000001', 'old-session', :endpoint, :p256dh, :auth, 'ro');
INSERT INTO web_push_choices (user_id, kinds) VALUES
  ('100000000000000001', '{bot_approved,bot_certified}');
INSERT INTO web_push_queue (item_id, subscription_id, attempts, next_at) VALUES
  (901, 901, 1, now() - interval '1 minute');

-- Every job that there was. One process was killed in the midst of a round, which goes on after bot 903.
INSERT INTO jobs (name, next_at, started_at, finished_at, state, report) VALUES
  ('check_bots', now() + interval '1 minute', now(), now(), '{"after":"901","beganAt":1795350000000}', '{"checked":1}'),
  ('purge_bots', now() - interval '10 minutes', now() - interval '10 minutes', NULL,
    '{"after":"903","beganAt":1795350000000}', '{"purged":20,"failed":0}'),
  ('refresh_search_tiers', now() + interval '1 day', now(), now(), '{}', '{"changed":0}'),
  ('refresh_members', now() + interval '1 minute', now(), now(), '{"after":"100000000000000001","beganAt":1795350000000}', '{}'),
  ('end_restrictions', now() + interval '1 minute', now(), now(), '{}', '{}'),
  ('tidy_tokens', now() + interval '1 minute', now(), now(), '{}', '{}'),
  ('unname_votes', now() + interval '1 hour', now(), now(), '{}', '{"unnamed":0}'),
  ('settle_discord_moderations', now() + interval '1 minute', now(), now(), '{}', '{"taken":0,"lifted":0}'),
  ('keep_inbox', now() - interval '1 minute', now(), now(), '{}', '{"delivered":0,"pruned":0}'),
  ('send_pushes', now() - interval '1 minute', now(), now(), '{}', '{"sent":0,"dropped":0,"gone":0,"later":1}'),
  ('deliver_announcements', now() + interval '1 minute', now(), now(), '{}', '{"taken":0}'),
  ('end_subscriptions', now() + interval '1 minute', now(), now(), '{}', '{}'),
  ('forget_presences', now() + interval '1 minute', now(), now(), '{}', '{"forgotten":0}');
