/** Generated from the API description: UPDATE_CONTRACT=1 npm test -- server sdk/types */

export interface paths {
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find bots
         * @description Each bot says why it has its place. With `search` the best matches come first, unless `sort` is given; any other order, but for the order by age, sorts only the few hundred most popular matches.
         */
        get: operations["bots.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots/discord/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a bot
         * @description Only its owners and staff can see a pending or rejected bot.
         */
        get: operations["bots.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a bot’s server count
         * @description The bot posts its count with its own token. The field may have any of these names, as other directories call it; fields that are not listed are ignored.
         *
         *     With the id of a shard it is the count of that shard: the bot’s count is the sum of what each shard has posted last, within 48 hours. Without one it is the count of the whole bot.
         */
        post: operations["bot_stats.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots/{id}/votes/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a member has voted for the bot
         * @description For the bot itself, with a token that has the scope `votes:read`. People who are not members have never voted.
         */
        get: operations["bot_voters.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots/{id}/votes/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the votes for the bot
         * @description For the bot itself, with a token that has the scope `votes:read`: each vote of the last 365 days.
         */
        get: operations["vote_events.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bot’s events
         * @description For the bot itself, with a token that has the scope `events:read`. Events are stored for 90 days.
         *
         *     Oldest first. Keep the `cursor` of the last event that you have handled and send it next time: no event is skipped, also when several happen at once. An empty list means that there is nothing new.
         */
        get: operations["bot_events.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A bot in an ordered list. */
        RankedBot: {
            /** @example 42 */
            id: number;
            /** @example 100000000000000042 */
            discordBotId: string;
            /**
             * @description The main owner’s Discord id.
             * @example 100000000000000042
             */
            userId: string;
            /** @example Fern */
            name: string;
            /** @example fern */
            username: string | null;
            /**
             * @description Four digits, or `0` for one of the newer names.
             * @example 0
             */
            discriminator: string | null;
            /**
             * @description The hash of an image at Discord, or `null`.
             * @example f1e2d3c4b5a697887766554433221100
             */
            avatar: string | null;
            /**
             * @description The hash of an image at Discord, or `null`.
             * @example f1e2d3c4b5a697887766554433221100
             */
            banner: string | null;
            /** @example / */
            prefix: string;
            /** @example Waters your server while you sleep. */
            shortDescription: string;
            /** @example https://discord.com/oauth2/authorize?client_id=100000000000000042 */
            inviteUrl: string;
            tags: string[];
            /** @example false */
            certified: boolean;
            /**
             * @example approved
             * @enum {string}
             */
            approvalStatus: "pending" | "approved" | "rejected";
            /**
             * @description Servers.
             * @example 1280
             */
            servingCount: number;
            /** @description The source of the server count. */
            servingCountSource: ("bot" | "staff" | "seed") | null;
            /**
             * Format: date-time
             * @description When the server count was set. A count posted by the bot is stale after 48 hours.
             * @example 2026-03-01T12:00:00.000Z
             */
            servingCountAt: string | null;
            /**
             * @description Votes ever cast.
             * @example 310
             */
            voteCount: number;
            /**
             * @description Rounded to one decimal; `null` when no review counts.
             * @example 4.7
             */
            averageRating: number | null;
            /**
             * @description Reviews that count toward the average.
             * @example 12
             */
            ratingCount: number;
            /** @description `null` when unknown. */
            presence: components["schemas"]["Presence"] | null;
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            /** @description Why the bot has its place in the list. */
            reason: components["schemas"]["MatchReason"] | components["schemas"]["PopularityReason"] | components["schemas"]["TrendingReason"] | components["schemas"]["RatingReason"] | components["schemas"]["DateReason"];
        };
        Presence: {
            /**
             * @example online
             * @enum {string}
             */
            status: "online" | "idle" | "dnd" | "offline";
            /** @example Listening to /help */
            activity: string | null;
        };
        MatchReason: {
            /** @constant */
            kind: "match";
            /**
             * @example name
             * @enum {string}
             */
            field: "name" | "category" | "summary" | "description";
            /** @description The words that match, or the categories; none for a description. */
            words: string[];
        };
        PopularityReason: {
            /** @constant */
            kind: "popularity";
            /**
             * @description Votes ever cast.
             * @example 310
             */
            votes: number;
            /**
             * @description Servers.
             * @example 1280
             */
            servers: number;
        };
        TrendingReason: {
            /** @constant */
            kind: "trending";
            /**
             * @description Votes of the last 14 days, up to an hour old.
             * @example 42
             */
            votes: number;
            /**
             * @description The bot’s usual votes in as many days.
             * @example 20.5
             */
            usual: number;
        };
        RatingReason: {
            /** @constant */
            kind: "rating";
            /**
             * @description Rounded to one decimal; `null` when no review counts.
             * @example 4.7
             */
            average: number | null;
            /**
             * @description Reviews that count toward the average.
             * @example 12
             */
            ratings: number;
        };
        DateReason: {
            /**
             * @example submitted
             * @enum {string}
             */
            kind: "submitted" | "updated";
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            at: string;
        };
        /** @description Why a call was refused. */
        Error: {
            /**
             * @description A sentence in English. It may change.
             * @example Some of what was sent is not valid.
             */
            message: string;
            /**
             * @description What to go by.
             * @example invalid
             */
            code: string;
            /**
             * @description Names the request in our logs.
             * @example cm0q2k7x1
             */
            requestId: string;
            /**
             * @description With `cooldown`: milliseconds until it may be done.
             * @example 25200000
             */
            timeLeft?: number;
            /**
             * @description Which of several reasons it is, where the code has several.
             * @example notInServer
             */
            reason?: string;
            /** @description With `decided`: who was faster, and with what. */
            decided?: {
                /** @example reject_bot */
                action: string;
                /** @example Rita Reviewer */
                by: string | null;
                /**
                 * Format: date-time
                 * @example 2026-03-01T12:00:00.000Z
                 */
                at: string;
            };
            /**
             * @description With `limit`: the most that you may have.
             * @example 5
             */
            limit?: number;
            /**
             * @description With `conflict` and the reason `outdated`: the newest version of the listing.
             * @example 7
             */
            version?: number;
            /** @description With status 422: each field that was refused. */
            errors?: {
                /**
                 * @description Its path, such as `tags.0`.
                 * @example limit
                 */
                field: string;
                /**
                 * @description The rule that it breaks.
                 * @example range
                 */
                rule: string;
                /** @example The limit field must be between 1 and 100 */
                message: string;
            }[];
        };
        /** @description A bot as its page shows it. */
        Bot: {
            /** @example 42 */
            id: number;
            /** @example 100000000000000042 */
            discordBotId: string;
            /**
             * @description The main owner’s Discord id.
             * @example 100000000000000042
             */
            userId: string;
            /** @example Fern */
            name: string;
            /** @example fern */
            username: string | null;
            /**
             * @description Four digits, or `0` for one of the newer names.
             * @example 0
             */
            discriminator: string | null;
            /**
             * @description The hash of an image at Discord, or `null`.
             * @example f1e2d3c4b5a697887766554433221100
             */
            avatar: string | null;
            /**
             * @description The hash of an image at Discord, or `null`.
             * @example f1e2d3c4b5a697887766554433221100
             */
            banner: string | null;
            /** @example / */
            prefix: string;
            /** @example Waters your server while you sleep. */
            shortDescription: string;
            /** @example https://discord.com/oauth2/authorize?client_id=100000000000000042 */
            inviteUrl: string;
            tags: string[];
            /** @example false */
            certified: boolean;
            /**
             * @example approved
             * @enum {string}
             */
            approvalStatus: "pending" | "approved" | "rejected";
            /**
             * @description Servers.
             * @example 1280
             */
            servingCount: number;
            /** @description The source of the server count. */
            servingCountSource: ("bot" | "staff" | "seed") | null;
            /**
             * Format: date-time
             * @description When the server count was set. A count posted by the bot is stale after 48 hours.
             * @example 2026-03-01T12:00:00.000Z
             */
            servingCountAt: string | null;
            /**
             * @description Votes ever cast.
             * @example 310
             */
            voteCount: number;
            /**
             * @description Rounded to one decimal; `null` when no review counts.
             * @example 4.7
             */
            averageRating: number | null;
            /**
             * @description Reviews that count toward the average.
             * @example 12
             */
            ratingCount: number;
            /** @description `null` when unknown. */
            presence: components["schemas"]["Presence"] | null;
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            /**
             * @description Markdown.
             * @example ## Fern
             *
             *     Says hello.
             */
            description: string;
            additionalOwners: string[];
            supportServer: string | null;
            website: string | null;
            github: string | null;
            twitter: string | null;
            youtube: string | null;
            instagram: string | null;
            /** @description `null` for a deleted account. */
            owner: components["schemas"]["UserChip"] | null;
            /** @description Only while the bot is not public. */
            approvalReason: string | null;
            /** @description The rejection in force. */
            decision: components["schemas"]["Decision"] | null;
            /**
             * @description All reviews, including those that do not count toward the average.
             * @example 14
             */
            reviewCount: number;
            /**
             * @description All reviews by their stars: with one star first, with five last.
             * @example [
             *       0,
             *       1,
             *       1,
             *       4,
             *       8
             *     ]
             */
            ratingCounts: number[];
            /**
             * @description How many reviews by others its owners have removed.
             * @example 0
             */
            ownerRemovedReviewCount: number;
            /** @description The permissions that its invitation requests, by their names at Discord. */
            permissions: string[];
            /**
             * @description The level of the most powerful of these permissions.
             * @example ordinary
             * @enum {string}
             */
            permissionLevel: "none" | "ordinary" | "sensitive" | "dangerous";
            /**
             * Format: date-time
             * @description When staff approved the bot.
             * @example 2026-03-01T12:00:00.000Z
             */
            approvedAt: string | null;
            /** @description `null` unless its owners have announced an end. */
            end: components["schemas"]["BotEnd"] | null;
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            updatedAt: string;
        };
        /** @description A member as lists and reviews show them. */
        UserChip: {
            /** @example 100000000000000042 */
            id: string;
            /** @example fern_gardener */
            username: string | null;
            /** @example Fern Gardener */
            displayName: string | null;
            /** @example Fern */
            globalName: string | null;
            /**
             * @description Four digits, or `0` for one of the newer names.
             * @example 0
             */
            discriminator: string | null;
            /**
             * @description The hash of an image at Discord, or `null`.
             * @example f1e2d3c4b5a697887766554433221100
             */
            avatar: string | null;
            /**
             * @description The hash of an image at Discord, or `null`.
             * @example f1e2d3c4b5a697887766554433221100
             */
            banner: string | null;
            /**
             * @description Whether to show the premium badge.
             * @example false
             */
            isPremium: boolean;
        };
        /** @description A decision against a member, and the rules that it names. */
        Decision: {
            /**
             * @description Names the decision.
             * @example 42
             */
            id: number;
            /** @description The rules of the guidelines that it names, with their texts at that time. */
            rules: {
                /**
                 * @description The rule’s anchor on `/guidelines`.
                 * @example online
                 */
                id: string;
                /** @description en, ro */
                title: {
                    /** @example It is online and answers */
                    en: string;
                    ro: string;
                };
                /** @description en, ro */
                text: {
                    /** @example It is online while we look at it. */
                    en: string;
                    ro: string;
                };
            }[];
        };
        /** @description When a bot ends. */
        BotEnd: {
            /**
             * Format: date
             * @description The day on which it ends, in UTC.
             * @example 2026-12-31
             */
            endsOn: string;
            /**
             * @description Whether that day has come. Lists then show the bot after all others.
             * @example false
             */
            hasEnded: boolean;
            /** @description The bot that replaces it, while that one is listed. */
            successor: components["schemas"]["BotChip"] | null;
        };
        BotChip: {
            /** @example 42 */
            id: number;
            /** @example 100000000000000042 */
            discordBotId: string;
            /** @example Fern */
            name: string;
            /**
             * @description The hash of an image at Discord, or `null`.
             * @example f1e2d3c4b5a697887766554433221100
             */
            avatar: string | null;
        };
        /** @description A member voted for the bot. */
        VoteCreatedEvent: {
            /**
             * @description The same event always has the same id.
             * @example 42
             */
            id: number;
            /** @constant */
            type: "vote.created";
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            data: {
                /** @example 42 */
                voteId: number;
                /**
                 * @description The voter. `null` when the account was deleted.
                 * @example 100000000000000042
                 */
                userId: string | null;
                /**
                 * @description The query string with which the member came to the vote page.
                 * @example ?source=discord
                 */
                query: string | null;
                /**
                 * Format: date-time
                 * @description When the member may vote again.
                 * @example 2026-03-01T12:00:00.000Z
                 */
                nextVoteAt: string;
            };
            /** @description Where to continue after it. */
            cursor: string;
        };
        /** @description A member reviewed the bot. */
        ReviewCreatedEvent: {
            /**
             * @description The same event always has the same id.
             * @example 42
             */
            id: number;
            /** @constant */
            type: "review.created";
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            data: {
                /** @example 42 */
                reviewId: number;
                /**
                 * @description The author. `null` when the account was deleted.
                 * @example 100000000000000042
                 */
                userId: string | null;
                /** @example 5 */
                rating: number;
            };
            /** @description Where to continue after it. */
            cursor: string;
        };
        /** @description An author changed a review. */
        ReviewUpdatedEvent: {
            /**
             * @description The same event always has the same id.
             * @example 42
             */
            id: number;
            /** @constant */
            type: "review.updated";
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            data: {
                /** @example 42 */
                reviewId: number;
                /**
                 * @description The author. `null` when the account was deleted.
                 * @example 100000000000000042
                 */
                userId: string | null;
                /** @example 5 */
                rating: number;
            };
            /** @description Where to continue after it. */
            cursor: string;
        };
        /** @description A review was deleted or hidden. */
        ReviewDeletedEvent: {
            /**
             * @description The same event always has the same id.
             * @example 42
             */
            id: number;
            /** @constant */
            type: "review.deleted";
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            data: {
                /** @example 42 */
                reviewId: number;
                /**
                 * @description The author. `null` when the account was deleted.
                 * @example 100000000000000042
                 */
                userId: string | null;
                /** @example 5 */
                rating: number;
            };
            /** @description Where to continue after it. */
            cursor: string;
        };
        /** @description The staff approved the bot. */
        BotApprovedEvent: {
            /**
             * @description The same event always has the same id.
             * @example 42
             */
            id: number;
            /** @constant */
            type: "bot.approved";
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            data: {
                /** @example Welcome! */
                reason: string | null;
            };
            /** @description Where to continue after it. */
            cursor: string;
        };
        /** @description The staff rejected the bot. */
        BotRejectedEvent: {
            /**
             * @description The same event always has the same id.
             * @example 42
             */
            id: number;
            /** @constant */
            type: "bot.rejected";
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            data: {
                /** @example Its invitation does not work. */
                reason: string;
            };
            /** @description Where to continue after it. */
            cursor: string;
        };
        /** @description An owner or the staff changed the bot. */
        BotUpdatedEvent: {
            /**
             * @description The same event always has the same id.
             * @example 42
             */
            id: number;
            /** @constant */
            type: "bot.updated";
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            data: {
                /** @description What changed, by the names of the bot’s fields. */
                fields: string[];
            };
            /** @description Where to continue after it. */
            cursor: string;
        };
        /** @description The staff certified the bot. */
        BotCertifiedEvent: {
            /**
             * @description The same event always has the same id.
             * @example 42
             */
            id: number;
            /** @constant */
            type: "bot.certified";
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            data: Record<string, never>;
            /** @description Where to continue after it. */
            cursor: string;
        };
        /** @description The bot is no longer certified. */
        BotUncertifiedEvent: {
            /**
             * @description The same event always has the same id.
             * @example 42
             */
            id: number;
            /** @constant */
            type: "bot.uncertified";
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            data: Record<string, never>;
            /** @description Where to continue after it. */
            cursor: string;
        };
        /** @description The bot was deleted. */
        BotDeletedEvent: {
            /**
             * @description The same event always has the same id.
             * @example 42
             */
            id: number;
            /** @constant */
            type: "bot.deleted";
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            data: Record<string, never>;
            /** @description Where to continue after it. */
            cursor: string;
        };
        /** @description The deleted bot was restored. */
        BotRestoredEvent: {
            /**
             * @description The same event always has the same id.
             * @example 42
             */
            id: number;
            /** @constant */
            type: "bot.restored";
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            data: Record<string, never>;
            /** @description Where to continue after it. */
            cursor: string;
        };
        /** @description The bot posts no server count any more. */
        ServerCountStaleEvent: {
            /**
             * @description The same event always has the same id.
             * @example 42
             */
            id: number;
            /** @constant */
            type: "server_count.stale";
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            data: {
                /**
                 * @description The last count.
                 * @example 1280
                 */
                serverCount: number;
                /**
                 * Format: date-time
                 * @description When it was posted.
                 * @example 2026-03-01T12:00:00.000Z
                 */
                postedAt: string;
            };
            /** @description Where to continue after it. */
            cursor: string;
        };
        /** @description An owner tried out the events. */
        TestEvent: {
            /**
             * @description The same event always has the same id.
             * @example 42
             */
            id: number;
            /** @constant */
            type: "test";
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            data: {
                /**
                 * @description The owner. `null` when the account was deleted.
                 * @example 100000000000000042
                 */
                userId: string | null;
            };
            /** @description Where to continue after it. */
            cursor: string;
        };
    };
    responses: {
        /**
         * @description `invalid`: Some of what was sent is not valid.
         *
         *     `unknown_field`: The request has fields or parameters that this call does not know.
         */
        invalid_or_unknown_field: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "invalid" | "unknown_field";
                };
            };
        };
        /** @description `rate_limited`: Too many requests. Please wait a moment and try again. */
        rate_limited: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "rate_limited";
                };
            };
        };
        /** @description `internal`: Something went wrong on our side. */
        internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "internal";
                };
            };
        };
        /** @description `unavailable`: The service is busy. Please try again in a moment. */
        unavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "unavailable";
                };
            };
        };
        /** @description `not_found`: Not found. */
        not_found: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "not_found";
                };
            };
        };
        /** @description `unknown_field`: The request has fields or parameters that this call does not know. */
        unknown_field: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "unknown_field";
                };
            };
        };
        /** @description `malformed_body`: The body is not valid JSON. */
        malformed_body: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "malformed_body";
                };
            };
        };
        /** @description `unauthenticated`: You need to be logged in. */
        unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "unauthenticated";
                };
            };
        };
        /** @description `payload_too_large`: The body is too large. */
        payload_too_large: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "payload_too_large";
                };
            };
        };
        /** @description `unsupported_media_type`: The body must be sent as application/json. */
        unsupported_media_type: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "unsupported_media_type";
                };
            };
        };
    };
    parameters: {
        /** @description The `ETag` of what you have: 304 as long as it is still true. */
        "If-None-Match": string;
        /** @description A text of your own. For a day the same one gets the same answer, and nothing is done twice. */
        "Idempotency-Key": string;
    };
    requestBodies: never;
    headers: {
        /** @description For `If-None-Match`. What is for the caller alone has none. */
        ETag: string;
        /** @description Where the next page is, when there is one. Some lists add their `total`, up to 1000. */
        Link: string;
        /** @description The search with its typos corrected, percent-encoded, when hardly any bot contains it as it is. `exact` searches without corrections. */
        "Search-Correction": string;
        /** @description The limits that apply to the caller, by name: `q` requests at once, and as many again in `w` seconds. */
        "RateLimit-Policy": string;
        /** @description What is left of each limit: `r` requests, and all of them again in `t` seconds. Not current if there is an `Age`. */
        RateLimit: string;
        /** @description How many seconds to wait. */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "bots.index": {
        parameters: {
            query?: {
                /** @description How many; 24 without it. */
                limit?: number;
                /** @description Where the page before ended, as its `Link` says. */
                cursor?: string;
                /** @description Only bots of this category. Repeat it for several categories. */
                categoryId?: number | number[];
                /** @description Whether a bot needs any of several categories, the default, or all. */
                match?: "any" | "all";
                /** @description Only bots with at least 5 ratings and this average, such as 4.5. */
                minRating?: number;
                /** @description Only bots in at least this many servers. */
                minServers?: number;
                /** @description Only bots in at most this many servers. */
                maxServers?: number;
                /** @description Only certified bots. */
                certified?: "true";
                /** @description Only bots that are online, idle or busy at Discord. */
                online?: "true";
                /** @description Only bots that were approved on or after this day, in UTC. */
                listedSince?: string;
                /** @description Only bots whose invitation requests neither this permission nor Administrator, which includes it. Repeat it for several permissions. */
                without?: string | ("Administrator" | "ManageGuild" | "ManageRoles" | "ManageChannels" | "ManageWebhooks" | "KickMembers" | "BanMembers" | "ModerateMembers" | "ManageMessages" | "MentionEveryone" | "ManageNicknames" | "ManageThreads" | "ManageEvents" | "CreateEvents" | "ManageGuildExpressions" | "CreateGuildExpressions" | "PinMessages" | "BypassSlowmode" | "ViewAuditLog" | "ViewGuildInsights" | "ViewCreatorMonetizationAnalytics" | "CreateInstantInvite" | "PrioritySpeaker" | "MuteMembers" | "DeafenMembers" | "MoveMembers" | "SetVoiceChannelStatus" | "ViewChannel" | "SendMessages" | "SendMessagesInThreads" | "SendTTSMessages" | "SendVoiceMessages" | "SendPolls" | "EmbedLinks" | "AttachFiles" | "ReadMessageHistory" | "AddReactions" | "UseExternalEmojis" | "UseExternalStickers" | "UseExternalSounds" | "UseSoundboard" | "UseApplicationCommands" | "UseEmbeddedActivities" | "UseExternalApps" | "CreatePublicThreads" | "CreatePrivateThreads" | "ChangeNickname" | "Connect" | "Speak" | "Stream" | "UseVAD" | "RequestToSpeak")[];
                /** @description What to look for. */
                search?: string;
                /** @description The order; popularity by default, and relevance with `search`. Without a search, relevance is popularity. */
                sort?: "relevance" | "popularity" | "trending" | "rating" | "newest" | "oldest" | "updated";
                /** @description Searches for the words as they are, without correcting typos. */
                exact?: "true";
            };
            header?: {
                /** @description The `ETag` of what you have: 304 as long as it is still true. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approved bots. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Search-Correction": components["headers"]["Search-Correction"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 42,
                     *         "discordBotId": "100000000000000042",
                     *         "userId": "100000000000000042",
                     *         "name": "Fern",
                     *         "username": "fern",
                     *         "discriminator": "0",
                     *         "avatar": "f1e2d3c4b5a697887766554433221100",
                     *         "banner": "f1e2d3c4b5a697887766554433221100",
                     *         "prefix": "/",
                     *         "shortDescription": "Waters your server while you sleep.",
                     *         "inviteUrl": "https://discord.com/oauth2/authorize?client_id=100000000000000042",
                     *         "tags": [
                     *           "Moderation"
                     *         ],
                     *         "certified": false,
                     *         "approvalStatus": "approved",
                     *         "servingCount": 1280,
                     *         "servingCountSource": "bot",
                     *         "servingCountAt": "2026-03-01T12:00:00.000Z",
                     *         "voteCount": 310,
                     *         "averageRating": 4.7,
                     *         "ratingCount": 12,
                     *         "presence": {
                     *           "status": "online",
                     *           "activity": "Listening to /help"
                     *         },
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "reason": {
                     *           "kind": "match",
                     *           "field": "name",
                     *           "words": [
                     *             "Fern"
                     *           ]
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RankedBot"][];
                };
            };
            /** @description Nothing has changed since the `ETag` that you have. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["invalid_or_unknown_field"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    "bots.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you have: 304 as long as it is still true. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /**
                 * @description The bot’s Discord id.
                 * @example 100000000000000042
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bot. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 42,
                     *       "discordBotId": "100000000000000042",
                     *       "userId": "100000000000000042",
                     *       "name": "Fern",
                     *       "username": "fern",
                     *       "discriminator": "0",
                     *       "avatar": "f1e2d3c4b5a697887766554433221100",
                     *       "banner": "f1e2d3c4b5a697887766554433221100",
                     *       "prefix": "/",
                     *       "shortDescription": "Waters your server while you sleep.",
                     *       "inviteUrl": "https://discord.com/oauth2/authorize?client_id=100000000000000042",
                     *       "tags": [
                     *         "Moderation"
                     *       ],
                     *       "certified": false,
                     *       "approvalStatus": "approved",
                     *       "servingCount": 1280,
                     *       "servingCountSource": "bot",
                     *       "servingCountAt": "2026-03-01T12:00:00.000Z",
                     *       "voteCount": 310,
                     *       "averageRating": 4.7,
                     *       "ratingCount": 12,
                     *       "presence": {
                     *         "status": "online",
                     *         "activity": "Listening to /help"
                     *       },
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "description": "## Fern\n\nSays hello.",
                     *       "additionalOwners": [
                     *         "100000000000000042"
                     *       ],
                     *       "supportServer": null,
                     *       "website": null,
                     *       "github": null,
                     *       "twitter": null,
                     *       "youtube": null,
                     *       "instagram": null,
                     *       "owner": {
                     *         "id": "100000000000000042",
                     *         "username": "fern_gardener",
                     *         "displayName": "Fern Gardener",
                     *         "globalName": "Fern",
                     *         "discriminator": "0",
                     *         "avatar": "f1e2d3c4b5a697887766554433221100",
                     *         "banner": "f1e2d3c4b5a697887766554433221100",
                     *         "isPremium": false
                     *       },
                     *       "approvalReason": null,
                     *       "decision": {
                     *         "id": 42,
                     *         "rules": [
                     *           {
                     *             "id": "online",
                     *             "title": {
                     *               "en": "It is online and answers",
                     *               "ro": ""
                     *             },
                     *             "text": {
                     *               "en": "It is online while we look at it.",
                     *               "ro": ""
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "reviewCount": 14,
                     *       "ratingCounts": [
                     *         0,
                     *         1,
                     *         1,
                     *         4,
                     *         8
                     *       ],
                     *       "ownerRemovedReviewCount": 0,
                     *       "permissions": [
                     *         "ManageMessages"
                     *       ],
                     *       "permissionLevel": "ordinary",
                     *       "approvedAt": "2026-03-01T12:00:00.000Z",
                     *       "end": {
                     *         "endsOn": "2026-12-31",
                     *         "hasEnded": false,
                     *         "successor": {
                     *           "id": 42,
                     *           "discordBotId": "100000000000000042",
                     *           "name": "Fern",
                     *           "avatar": "f1e2d3c4b5a697887766554433221100"
                     *         }
                     *       },
                     *       "updatedAt": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Bot"];
                };
            };
            /** @description Nothing has changed since the `ETag` that you have. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["unknown_field"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    "bot_stats.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your own. For a day the same one gets the same answer, and nothing is done twice. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description The bot’s Discord id.
                 * @example 100000000000000042
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "server_count": 1280
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The number of servers, or a list with the number of each shard.
                     * @example 1280
                     */
                    server_count?: number | number[];
                    /** @description The number of servers, or a list with the number of each shard. */
                    guildCount?: number | number[];
                    /** @description The number of servers, or a list with the number of each shard. */
                    guild_count?: number | number[];
                    /** @description The number of servers, or a list with the number of each shard. */
                    servers?: number | number[];
                    /** @description The number of servers, or a list with the number of each shard. */
                    guilds?: number | number[];
                    /** @description The number of servers, or a list with the number of each shard. */
                    serverCount?: number | number[];
                    /** @description The shard whose servers are counted; without it, the whole bot. */
                    shard_id?: number;
                    /** @description The shard whose servers are counted; without it, the whole bot. */
                    shardId?: number;
                    /** @description The number of shards; 0 if it is unknown. */
                    shard_count?: number;
                    /** @description The number of shards; 0 if it is unknown. */
                    shardCount?: number;
                    /** @description The number of shards, or a list with the servers of each. */
                    shards?: string | number | boolean | unknown[] | Record<string, never>;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The bot’s count. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "guildCount": 1280,
                     *       "postedAt": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** @example 1280 */
                        guildCount: number;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T12:00:00.000Z
                         */
                        postedAt: string;
                    };
                };
            };
            400: components["responses"]["malformed_body"];
            401: components["responses"]["unauthenticated"];
            /** @description `forbidden`: The token belongs to another bot. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "forbidden";
                    };
                };
            };
            404: components["responses"]["not_found"];
            /** @description `conflict`: The staff have set the server count of this bot. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "conflict";
                    };
                };
            };
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["invalid_or_unknown_field"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    "bot_voters.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The bot’s Discord id.
                 * @example 100000000000000042
                 */
                id: string;
                /**
                 * @description The member’s Discord id.
                 * @example 100000000000000042
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member’s votes for the bot. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hasVoted": false,
                     *       "lastVoteAt": "2026-03-01T12:00:00.000Z",
                     *       "nextVoteAt": "2026-03-01T12:00:00.000Z",
                     *       "total": 3
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Whether the member has voted within the cooldown.
                         * @example false
                         */
                        hasVoted: boolean;
                        /**
                         * Format: date-time
                         * @description `null` when the member has never voted.
                         * @example 2026-03-01T12:00:00.000Z
                         */
                        lastVoteAt: string | null;
                        /**
                         * Format: date-time
                         * @description `null` when the member may vote now.
                         * @example 2026-03-01T12:00:00.000Z
                         */
                        nextVoteAt: string | null;
                        /**
                         * @description The member’s votes ever cast.
                         * @example 3
                         */
                        total: number;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /** @description `forbidden`: The token belongs to another bot, or lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "forbidden";
                    };
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description `invalid`: The member’s id is not a Discord id.
             *
             *     `unknown_field`: The request has fields or parameters that this call does not know.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "invalid" | "unknown_field";
                    };
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    "vote_events.index": {
        parameters: {
            query?: {
                /** @description How many; 24 without it. */
                limit?: number;
                /** @description Where the page before ended, as its `Link` says. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The bot’s Discord id.
                 * @example 100000000000000042
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 42,
                     *         "userId": "100000000000000042",
                     *         "query": "?source=discord",
                     *         "votedAt": "2026-03-01T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @example 42 */
                        id: number;
                        /**
                         * @description `null` when the account was deleted.
                         * @example 100000000000000042
                         */
                        userId: string | null;
                        /**
                         * @description The query string with which the member came to the vote page.
                         * @example ?source=discord
                         */
                        query: string | null;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T12:00:00.000Z
                         */
                        votedAt: string;
                    }[];
                };
            };
            401: components["responses"]["unauthenticated"];
            /** @description `forbidden`: The token belongs to another bot, or lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "forbidden";
                    };
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["invalid_or_unknown_field"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    "bot_events.index": {
        parameters: {
            query?: {
                /** @description How many; 24 without it. */
                limit?: number;
                /** @description Where the page before ended, as its `Link` says. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The bot’s Discord id.
                 * @example 100000000000000042
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 42,
                     *         "type": "vote.created",
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "data": {
                     *           "voteId": 42,
                     *           "userId": "100000000000000042",
                     *           "query": "?source=discord",
                     *           "nextVoteAt": "2026-03-01T12:00:00.000Z"
                     *         },
                     *         "cursor": ""
                     *       }
                     *     ]
                     */
                    "application/json": (components["schemas"]["VoteCreatedEvent"] | components["schemas"]["ReviewCreatedEvent"] | components["schemas"]["ReviewUpdatedEvent"] | components["schemas"]["ReviewDeletedEvent"] | components["schemas"]["BotApprovedEvent"] | components["schemas"]["BotRejectedEvent"] | components["schemas"]["BotUpdatedEvent"] | components["schemas"]["BotCertifiedEvent"] | components["schemas"]["BotUncertifiedEvent"] | components["schemas"]["BotDeletedEvent"] | components["schemas"]["BotRestoredEvent"] | components["schemas"]["ServerCountStaleEvent"] | components["schemas"]["TestEvent"])[];
                };
            };
            401: components["responses"]["unauthenticated"];
            /** @description `forbidden`: The token belongs to another bot, or lacks the scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "forbidden";
                    };
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["invalid_or_unknown_field"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
}
