import { defaultMenus, type DishId } from '@countertop/engine/play/day/menu';
import { tiers } from '@countertop/engine/problems/band';
import type { Knex } from 'knex';
import { isPostgres } from '../src/platform/db/isPostgres.ts';

/**
 * Columns and indexes of tables by their names. Times are milliseconds since 1970 UTC. `day` is a date as YYYY-MM-DD: the UTC day of
 * visits, and the day on the learner's device of what a learner does. Money is in whole cents. Of tokens, codes and cards, only the
 * SHA-256 is stored, so that a copy of the data grants no access. Indexes are partial where most rows don't need them.
 */
type Tables = Readonly<Record<string, (table: Knex.CreateTableBuilder, knex: Knex) => void>>;

/** Dishes of the restaurants. */
const menu: Tables = {
  menu_items(table) {
    table.string('id', 50).primary();
    table.string('name', 100).notNullable();
    table.integer('price_cents').notNullable();
    table.string('emoji', 20).notNullable();
    table.integer('stock').notNullable();
    table.string('tier', 20).notNullable();
    table.integer('position').notNullable();
    table.index(['tier', 'position']);
  },
};

/**
 * Visits, and counters that are updated as their events arrive. Events are only read by day, in the order of arrival, so they have no
 * index by session, and no foreign key, which would need one. An index on visitors would make SQLite write a page for each event.
 */
const analytics: Tables = {
  analytics_sessions(table) {
    table.string('session_id', 100).primary();
    // Browser, major version and system family only.
    table.text('user_agent').nullable();
    // Host only.
    table.text('referrer').nullable();
    table.integer('time_spent_seconds').notNullable();
    table.string('day', 10).notNullable().index();
    table.bigInteger('started_at').notNullable();
    table.bigInteger('updated_at').notNullable();
  },
  analytics_events(table) {
    table.increments('id');
    table.string('session_id', 100).notNullable();
    table.string('event_type', 50).notNullable();
    table.text('event_data').nullable();
    table.string('request_id', 100).nullable();
    table.string('day', 10).notNullable();
    table.bigInteger('created_at').notNullable();
    // The request first: browsers derive its ID from the time, so events that arrive together are close in the index.
    table.unique(['request_id', 'session_id']);
    table.index(['day', 'id']);
  },
  /** `day` is `all` for the total of all days. Counters outlive the visits. */
  analytics_counters(table) {
    table.string('kind', 20).notNullable();
    table.string('day', 10).notNullable();
    table.string('name', 150).notNullable();
    table.bigInteger('count').notNullable();
    table.bigInteger('people').notNullable();
    table.primary(['kind', 'day', 'name']);
  },
  /** The unique visitors of a day, kept as long as that day lasts. */
  analytics_visitors(table) {
    table.string('kind', 20).notNullable();
    table.string('day', 10).notNullable();
    table.string('name', 150).notNullable();
    table.string('session_id', 100).notNullable();
    table.primary(['day', 'kind', 'name', 'session_id']);
  },
};

/** Messages from visitors, without an account. */
const visitors: Tables = {
  /** Linked to an anonymous visit, never to an account. */
  feedback(table) {
    table.increments('id');
    table.string('session_id', 100).notNullable();
    table.string('request_id', 100).nullable();
    table.integer('rating').notNullable();
    table.text('message').nullable();
    table.boolean('game_completed').notNullable();
    table.string('day', 10).notNullable().index();
    table.bigInteger('created_at').notNullable();
    table.unique(['session_id', 'request_id']);
  },
  /** People who want to know when a game opens. Addresses are in lower case, so that each is stored once. */
  early_access(table) {
    table.increments('id');
    table.string('email', 254).notNullable();
    table.string('game_title', 100).notNullable();
    table.string('source', 50).notNullable();
    table.bigInteger('created_at').notNullable().index();
    // Part of the links in emails.
    table.string('token', 43).nullable().unique();
    // When an unconfirmed row is deleted; null until an email has been sent.
    table.bigInteger('confirm_by').nullable();
    table.bigInteger('confirmed_at').nullable();
    // When the email about the opened game was started. The row is deleted once the mail server has accepted it.
    table.bigInteger('announced_at').nullable();
    table.unique(['email', 'game_title']);
  },
};

const accounts: Tables = {
  users(table) {
    table.string('id', 36).primary();
    // In lower case. The limit is in bytes, so there are never more characters.
    table.string('email', 254).notNullable().unique();
    table.string('password_hash', 200).nullable();
    table.string('issuer', 300).nullable();
    table.string('subject', 300).nullable();
    table.string('display_name', 200).nullable();
    table.string('first_name', 200).nullable();
    table.string('last_name', 200).nullable();
    table.string('role', 20).notNullable();
    table.string('subscription_tier', 20).notNullable();
    table.string('subscription_status', 20).notNullable();
    table.bigInteger('subscription_end_at').nullable().index();
    table.bigInteger('adult_confirmed_at').nullable();
    table.bigInteger('confirmed_at').nullable();
    table.bigInteger('created_at').notNullable();
    // To the hour, to erase idle accounts.
    table.bigInteger('last_seen_at').notNullable();
    table.string('pin_hash', 200).nullable();
    table.integer('wrong_pins').notNullable().defaultTo(0);
    table.bigInteger('wrong_pins_since').nullable();
    table.unique(['issuer', 'subject']);
  },
  /** Warnings sent to owners of idle accounts. */
  idle_warnings(table) {
    table.string('user_id', 36).primary().references('users.id').onDelete('CASCADE');
    table.integer('sent').notNullable();
    table.bigInteger('last_sent_at').notNullable();
  },
  /** Links sent by email. The person who opens one chooses the password. */
  single_use_links(table) {
    table.string('token_hash', 64).primary();
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.string('purpose', 20).notNullable();
    table.string('return_to', 500).nullable();
    table.bigInteger('expires_at').notNullable().index();
    // The address that the link confirms.
    table.string('new_email', 254).nullable();
  },
  /**
   * Links that change an account back to its previous address. Separate from other links, which a password change invalidates: someone
   * who took over the account can change it.
   */
  email_reverts(table) {
    table.string('token_hash', 64).primary();
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.string('email', 254).notNullable();
    table.bigInteger('expires_at').notNullable().index();
  },
  second_factors(table) {
    table.string('user_id', 36).primary().references('users.id').onDelete('CASCADE');
    // Encrypted with a key that is not in the database.
    table.string('secret', 200).notNullable();
    table.bigInteger('made_at').notNullable();
    // Null until a first code has proven that the user's app has the secret.
    table.bigInteger('on_at').nullable();
    // Time step of the last used code, because each code is valid once.
    table.bigInteger('last_step').nullable();
    // Null unless its removal is scheduled.
    table.bigInteger('removal_due_at').nullable();
  },
  recovery_codes(table) {
    table.string('code_hash', 64).primary();
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
  },
  /** Requests to support. They outlive a deleted account unless its owner erases it. */
  support_requests(table) {
    table.increments('id');
    table.string('user_id', 36).nullable().index().references('users.id').onDelete('SET NULL');
    table.string('email', 254).notNullable().index();
    table.string('topic', 20).notNullable();
    table.text('message').notNullable();
    // ID of the request that failed, if the sender has one.
    table.string('reference', 100).nullable();
    // Chosen by the sender, so that a retry is stored once.
    table.string('request_id', 100).notNullable().unique();
    table.bigInteger('due_at').notNullable();
    table.bigInteger('created_at').notNullable();
    // Null until an administrator marks it as answered.
    table.bigInteger('answered_at').nullable();
    table.string('answered_by', 36).nullable().references('users.id').onDelete('SET NULL');
    table.index(['answered_at', 'due_at']);
  },
};

/**
 * Which administrator viewed whose records. IDs have no foreign key, because the log outlives accounts; the ID of an erased account is
 * anonymous. Contains no email addresses.
 */
const audit: Tables = {
  audit_log(table) {
    table.increments('id');
    table.bigInteger('at').notNullable();
    table.string('admin_id', 36).notNullable();
    table.string('action', 50).notNullable();
    table.integer('people').notNullable();
    // Unique, so that repeated views are logged once.
    table.string('view_key', 200).notNullable().unique();
  },
  audit_people(table) {
    table.integer('entry_id').notNullable().references('audit_log.id');
    table.string('user_id', 36).notNullable().index();
    table.primary(['entry_id', 'user_id']);
  },
};

/** Children who play, and their guardians. The first learner of an account has its ID. */
const learners: Tables = {
  learners(table) {
    table.string('id', 36).primary();
    table.string('nickname', 200).nullable();
    table.string('picture', 50).nullable();
    // Age band of the latest attempt.
    table.string('band', 20).nullable();
    // JSON.
    table.text('settings').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.string('picture_password_hash', 200).nullable();
    // Whether customers come back for skills that the learner has learned.
    table.boolean('has_reviews').notNullable().defaultTo(true);
    // JSON: the schedule as of the last answer that was deleted.
    table.text('earlier_skills').nullable();
  },
  guardians(table) {
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.string('role', 10).notNullable();
    table.bigInteger('created_at').notNullable();
    table.primary(['learner_id', 'user_id']);
  },
  /** Decisions of guardians about storing what a child does. */
  consents(table) {
    table.increments('id');
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    // Not a reference: the record outlives the account of a second guardian, whose ID then leads to nobody.
    table.string('user_id', 36).notNullable();
    table.string('decision', 10).notNullable();
    // Null for a withdrawal.
    table.string('method', 10).nullable();
    table.integer('notice_version').notNullable();
    // Receipt number of the payment, or SHA-256 of the token in the email's link.
    table.string('evidence', 64).nullable();
    table.bigInteger('at').notNullable();
    table.index(['learner_id', 'id']);
  },
  /** Emails that ask for consent. */
  consent_requests(table) {
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.string('token_hash', 64).notNullable().unique();
    table.integer('notice_version').notNullable();
    table.bigInteger('expires_at').notNullable().index();
    table.primary(['learner_id', 'user_id']);
  },
  /** Guardians who get a weekly email about a child. */
  weekly_mails(table) {
    table.string('learner_id', 36).notNullable();
    table.string('user_id', 36).notNullable().index();
    // Part of the unsubscribe links. Not hashed, because every email needs it, and it gives access to nothing else.
    table.string('token', 43).notNullable().unique();
    table.boolean('is_on').notNullable();
    // Consecutive emails that the guardian's mail server has rejected permanently.
    table.integer('bounces').notNullable().defaultTo(0);
    // When delivery was suspended because of bounces.
    table.bigInteger('stopped_at').nullable();
    table.bigInteger('changed_at').notNullable();
    table.primary(['learner_id', 'user_id']);
    // Former guardians get no email.
    table
      .foreign(['learner_id', 'user_id'])
      .references(['learner_id', 'user_id'])
      .inTable('guardians')
      .onDelete('CASCADE');
  },
};

const play: Tables = {
  /** Saved games as JSON. `version` is incremented with each save. */
  player_progress(table) {
    table.string('learner_id', 36).primary().references('learners.id').onDelete('CASCADE');
    table.integer('version').notNullable();
    table.string('restaurant_name', 200).nullable();
    table.string('status', 20).notNullable();
    table.text('game').notNullable();
    table.bigInteger('saved_at').notNullable();
  },
  /** Saved games that have been replaced by another one, as JSON. */
  previous_games(table) {
    table.string('id', 36).primary();
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE').index();
    table.string('restaurant_name', 200).nullable();
    table.text('game').notNullable();
    table.bigInteger('saved_at').notNullable();
    table.bigInteger('replaced_at').notNullable().index();
  },
  badges(table) {
    table.string('id', 36).primary();
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    table.string('badge_type', 50).notNullable();
    table.string('title', 100).notNullable();
    table.string('description', 500).notNullable();
    table.string('icon', 100).notNullable();
    table.bigInteger('earned_at').notNullable();
    table.unique(['learner_id', 'badge_type']);
  },
  certificates(table) {
    table.string('id', 36).primary();
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    table.string('certificate_type', 50).notNullable();
    table.string('title', 100).notNullable();
    table.string('description', 500).notNullable();
    table.string('skill_level', 100).notNullable();
    table.integer('score').notNullable();
    table.integer('challenges_completed').notNullable();
    table.double('accuracy').notNullable();
    table.integer('time_spent_seconds').notNullable();
    // Verifies a printed certificate without revealing its owner.
    table.string('check_code', 10).notNullable().unique();
    table.bigInteger('earned_at').notNullable();
    table.unique(['learner_id', 'certificate_type']);
  },
  /** Every answer of a learner. */
  attempts(table, knex) {
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    table.string('id', 36).notNullable();
    table.integer('rules_version').notNullable();
    table.bigInteger('seed').notNullable();
    table.integer('number').notNullable();
    table.string('band', 20).notNullable();
    table.string('type', 30).notNullable();
    table.string('variant', 30).notNullable();
    table.string('dish', 30).notNullable();
    // JSON with sorted names.
    table.text('givens').notNullable();
    table.string('origin', 20).notNullable();
    table.string('lesson', 60).nullable();
    // Fractional for an entry with more than two decimals.
    table.double('answer_hundredths').notNullable();
    table.boolean('is_retry').notNullable();
    table.integer('hints_used').notNullable();
    table.integer('elapsed_ms').notNullable();
    table.string('speed', 10).notNullable();
    // ISO 8601 with the device's offset.
    table.string('answered_at', 40).notNullable();
    table.bigInteger('received_at').notNullable().index();
    table.string('day', 10).notNullable();
    table.string('skill', 30).notNullable();
    table.boolean('is_correct').notNullable();
    table.string('mistake', 60).nullable();
    table.primary(['learner_id', 'id']);
    // Covers counting and paging of mistakes.
    table.index(['learner_id', 'skill', 'mistake', 'id', 'day'], 'attempts_mistakes_index', {
      predicate: knex.whereNotNull('mistake'),
    });
    // Covers the check for new answers to a lesson.
    table.index(['learner_id', 'lesson', 'received_at'], 'attempts_lessons_index', {
      predicate: knex.whereNotNull('lesson'),
    });
  },
  /** Daily totals of the attempts by skill, which outlive them. */
  skill_days(table) {
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    table.string('day', 10).notNullable();
    table.string('skill', 30).notNullable();
    table.integer('asked').notNullable();
    table.integer('right_first_try').notNullable();
    table.integer('with_help').notNullable();
    table.integer('corrected').notNullable();
    table.bigInteger('elapsed_ms').notNullable();
    table.primary(['learner_id', 'day', 'skill']);
  },
};

const family: Tables = {
  /** Limits that guardians set. */
  play_limits(table) {
    table.string('learner_id', 36).primary().references('learners.id').onDelete('CASCADE');
    table.integer('minutes_per_day').nullable();
    // Times of day like 20:30; both or neither.
    table.string('quiet_from', 5).nullable();
    table.string('quiet_to', 5).nullable();
    table.bigInteger('updated_at').notNullable();
    // Time zone of the child's days and quiet hours. Null until a device reports one.
    table.string('time_zone', 60).nullable();
  },
  play_times(table) {
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    table.string('day', 10).notNullable().index();
    // Random, chosen by the browser.
    table.string('device_id', 36).notNullable();
    table.integer('seconds').notNullable();
    table.primary(['learner_id', 'day', 'device_id']);
  },
  extra_times(table) {
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE');
    table.string('day', 10).notNullable().index();
    table.integer('seconds').notNullable();
    table.primary(['learner_id', 'day']);
  },
  /** Invitations of second guardians. */
  family_invitations(table, knex) {
    table.string('id', 36).primary();
    table.string('token_hash', 64).notNullable().unique();
    // The inviter.
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.string('email', 254).notNullable().index();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable().index();
    table.bigInteger('used_at').nullable();
    // An account that asks to accept it and waits for the inviter to confirm.
    table.string('asked_by', 36).nullable().references('users.id').onDelete('SET NULL');
    table.index(['asked_by'], 'family_invitations_asked_by_index', { predicate: knex.whereNotNull('asked_by') });
  },
  invited_learners(table) {
    table.string('invitation_id', 36).notNullable().references('family_invitations.id').onDelete('CASCADE');
    table.string('learner_id', 36).notNullable().references('learners.id').onDelete('CASCADE').index();
    table.primary(['invitation_id', 'learner_id']);
  },
  /**
   * Accounts with several children whose plan for families has ended, and the emails that announce the erasure of all children but the
   * first.
   */
  ended_families(table) {
    table.string('user_id', 36).primary().references('users.id').onDelete('CASCADE');
    table.bigInteger('ended_at').notNullable().index();
    table.integer('sent').notNullable().defaultTo(0);
    table.bigInteger('last_sent_at').nullable();
  },
  /** Copies of settings that a code carries to another account. Nothing in them identifies a person. */
  settings_codes(table) {
    table.string('code_hash', 64).primary();
    // JSON.
    table.text('settings').notNullable();
    table.bigInteger('expires_at').notNullable().index();
  },
};

/** Classes of the Classroom Edition. A seat's learner has no guardian. */
const classes: Tables = {
  classes(table) {
    table.string('id', 36).primary();
    table.string('name', 200).notNullable();
    table.string('band', 20).notNullable();
    table.string('code', 10).notNullable().unique();
    // YYYY-MM-DD.
    table.string('ends_on', 10).notNullable().index();
    // Null while sign-in by code is closed.
    table.bigInteger('open_until').nullable();
    // Version of the notice to schools that the teacher agreed to.
    table.integer('notice_version').notNullable();
    table.integer('version').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
  },
  class_staff(table, knex) {
    table.string('class_id', 36).notNullable().references('classes.id').onDelete('CASCADE');
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    // `owner` or `co_teacher`.
    table.string('role', 10).notNullable();
    table.bigInteger('created_at').notNullable();
    table.primary(['class_id', 'user_id']);
    table.unique(['class_id'], {
      indexName: 'class_staff_owner_index',
      predicate: knex.whereRaw("role = 'owner'"),
      useConstraint: false,
    });
  },
  class_seats(table) {
    table.string('id', 36).primary();
    table.string('class_id', 36).notNullable().references('classes.id').onDelete('CASCADE').index();
    table.string('learner_id', 36).notNullable().unique().references('learners.id').onDelete('CASCADE');
    table.string('card_hash', 64).nullable().unique();
    table.string('dishes_hash', 200).nullable();
    table.bigInteger('card_made_at').nullable();
    table.bigInteger('last_signed_in_at').nullable();
    // Wrong picture passwords, and the time of the latest one.
    table.integer('wrong_pictures').notNullable().defaultTo(0);
    table.bigInteger('wrong_since').nullable();
  },
  /** Invitations of staff. */
  class_invitations(table, knex) {
    table.string('id', 36).primary();
    table.string('class_id', 36).notNullable().references('classes.id').onDelete('CASCADE').index();
    table.string('token_hash', 64).notNullable().unique();
    table.string('email', 254).notNullable().index();
    table.string('role', 10).notNullable();
    // The inviter.
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable().index();
    table.bigInteger('used_at').nullable();
    // An account that asks to accept it and waits for the inviter to confirm.
    table.string('asked_by', 36).nullable().references('users.id').onDelete('SET NULL');
    table.index(['asked_by'], 'class_invitations_asked_by_index', { predicate: knex.whereNotNull('asked_by') });
  },
  class_lessons(table) {
    table.string('id', 36).primary();
    table.string('class_id', 36).notNullable().references('classes.id').onDelete('CASCADE').index();
    table.string('code', 20).notNullable();
    table.string('title', 300).notNullable();
    table.bigInteger('opens_at').notNullable();
    table.bigInteger('closes_at').notNullable();
    table.boolean('is_for_all').notNullable();
    table.integer('version').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
  },
  /** The children of a lesson that isn't for the whole class. */
  lesson_seats(table) {
    table.string('lesson_id', 36).notNullable().references('class_lessons.id').onDelete('CASCADE');
    table.string('seat_id', 36).notNullable().references('class_seats.id').onDelete('CASCADE').index();
    table.primary(['lesson_id', 'seat_id']);
  },
};

const sessions: Tables = {
  /** Sessions of accounts, of their learners, and of seats in classes. */
  auth_sessions(table, knex) {
    const isSet = (column: string) => ({ predicate: knex.whereNotNull(column) });
    table.string('id', 36).primary();
    table.string('token_hash', 64).notNullable().unique();
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.string('device', 100).nullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('last_used_at').notNullable().index();
    // Whether the second factor was used.
    table.string('second_factor', 10).notNullable().defaultTo('none');
    // When the user last entered the password.
    table.bigInteger('reauthenticated_at').nullable();
    // The session ends with the learner and the seat: it must never become an adult's.
    table.string('learner_id', 36).nullable().references('learners.id').onDelete('CASCADE');
    table.string('seat_id', 36).nullable().references('class_seats.id').onDelete('CASCADE');
    // The token before the session was taken back by a grown-up.
    table.string('former_token_hash', 64).nullable();
    table.bigInteger('taken_back_at').nullable();
    // When the session of a child in a class ends.
    table.bigInteger('ends_at').nullable();
    table.index(['learner_id'], 'auth_sessions_learner_id_index', isSet('learner_id'));
    table.index(['seat_id'], 'auth_sessions_seat_id_index', isSet('seat_id'));
    table.index(['former_token_hash'], 'auth_sessions_former_token_hash_index', isSet('former_token_hash'));
  },
};

/**
 * Everything belongs to a payer, an alias of an account that becomes anonymous when the account is erased, so that the books can be
 * kept. Refunds and disputes have the provider's IDs, so that their events can arrive in any order.
 */
const payments: Tables = {
  payers(table) {
    table.string('id', 36).primary();
    table.string('user_id', 36).nullable().unique().references('users.id').onDelete('SET NULL');
  },
  payment_orders(table) {
    table.string('id', 36).primary();
    table.string('payer_id', 36).notNullable().references('payers.id').index();
    table.string('tier', 20).notNullable();
    table.string('period', 20).notNullable();
    table.integer('amount_cents').notNullable();
    table.string('currency', 3).notNullable();
    table.string('receipt', 40).notNullable().unique();
    // Null until the provider has responded.
    table.string('razorpay_order_id', 100).nullable().unique();
    table.string('status', 20).notNullable();
    table.string('idempotency_key', 100).nullable();
    table.string('body_hash', 64).nullable();
    table.bigInteger('created_at').notNullable();
    // When the provider was last queried about it.
    table.bigInteger('checked_at').nullable();
    // `start` begins a plan, `extend` adds time to the payer's current plan.
    table.string('purpose', 10).nullable();
    // Version of the notice to parents that was agreed to with the purchase.
    table.integer('notice_version').nullable();
    table.unique(['payer_id', 'idempotency_key']);
    table.index(['status', 'created_at']);
  },
  payments(table) {
    table.string('razorpay_payment_id', 100).primary();
    table.string('order_id', 36).notNullable().references('payment_orders.id').index();
    table.string('status', 20).notNullable();
    // What the captured money was used for; null until it is captured.
    table.string('outcome', 20).nullable();
    table.integer('amount_cents').notNullable();
    table.string('currency', 3).notNullable();
    table.integer('refunded_cents').notNullable();
    table.bigInteger('settled_at').nullable().index();
    table.bigInteger('receipt_mailed_at').nullable();
    table.bigInteger('refund_mailed_at').nullable();
  },
  payment_refunds(table) {
    table.string('razorpay_refund_id', 100).primary();
    table.string('payment_id', 100).notNullable().references('payments.razorpay_payment_id').index();
    table.integer('amount_cents').notNullable();
    table.string('status', 20).notNullable().index();
    table.bigInteger('reported_at').notNullable();
    // When the payer and the operator were notified that the refund failed.
    table.bigInteger('failure_mailed_at').nullable();
  },
  payment_disputes(table) {
    table.string('razorpay_dispute_id', 100).primary();
    table.string('payment_id', 100).notNullable().references('payments.razorpay_payment_id').index();
    table.string('status', 20).notNullable().index();
    table.string('phase', 30).nullable();
    table.string('reason', 100).nullable();
    table.integer('amount_cents').notNullable();
    table.string('currency', 3).notNullable();
    table.bigInteger('respond_by').nullable();
    // When the provider created the event that the status is from.
    table.bigInteger('event_at').notNullable();
    table.bigInteger('opened_at').notNullable();
    // The last status that the payer and the operator were notified of.
    table.string('mailed_status', 20).nullable();
  },
  /** Separate from the books, because the address is erased with the account. */
  payment_receipts(table) {
    table.string('payment_id', 100).primary().references('payments.razorpay_payment_id');
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.string('email', 254).notNullable();
    table.string('display_name', 200).nullable();
    // The end of the plan as of the payment.
    table.bigInteger('ends_at').nullable();
  },
  payment_ledger(table) {
    table.increments('id');
    table.string('payer_id', 36).notNullable().references('payers.id').index();
    table.string('kind', 20).notNullable();
    // Unique per kind of entry.
    table.string('reference', 150).nullable();
    table.string('payment_id', 100).nullable();
    table.string('tier', 20).nullable();
    table.string('period', 20).nullable();
    table.string('status', 20).nullable();
    table.bigInteger('end_at').nullable();
    table.integer('amount_cents').nullable();
    table.string('detail', 300).nullable();
    table.bigInteger('at').notNullable();
    table.unique(['kind', 'reference']);
  },
  /** Separate from the ledger, because texts by users are erased with their account. */
  subscription_cancellations(table) {
    table.increments('id');
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index();
    table.text('reason').nullable();
    table.bigInteger('cancelled_at').notNullable();
  },
  /**
   * Emails sent before a plan ends, one per account, end date and lead time. Extending a plan changes its end date, so its reminders
   * start over.
   */
  plan_end_reminders(table) {
    table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE');
    table.bigInteger('end_at').notNullable();
    table.integer('days_before').notNullable();
    table.bigInteger('attempted_at').notNullable();
    // Null until the mail server has accepted the email.
    table.bigInteger('sent_at').nullable();
    table.primary(['user_id', 'end_at', 'days_before']);
  },
  webhook_events(table) {
    table.string('event_id', 100).primary();
    table.string('event', 50).notNullable();
    table.bigInteger('received_at').notNullable().index();
  },
};

const server: Tables = {
  /** Jobs that run once, on whichever server claims them. */
  jobs(table, knex) {
    table.string('kind', 20).notNullable();
    table.string('key', 100).notNullable();
    table.string('learner_id', 36).nullable().references('learners.id').onDelete('CASCADE').index();
    table.string('user_id', 36).nullable().references('users.id').onDelete('CASCADE').index();
    // Until then, only the server that has claimed the job works on it.
    table.bigInteger('claimed_until').nullable();
    table.integer('attempts').notNullable().defaultTo(0);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('done_at').nullable().index();
    table.primary(['kind', 'key']);
    table.index(['kind', 'key'], 'jobs_open_index', { predicate: knex.whereNull('done_at') });
  },
  /** Calls per caller and window, counted by all servers of a database. Keys are HMACs, so no address is stored. */
  rate_limits(table) {
    table.string('key', 255).primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire').nullable().index();
  },
  /** Addresses whose owners refused emails that anybody can request. */
  refused_addresses(table) {
    table.string('address_hash', 43).primary();
    table.bigInteger('refused_at').notNullable();
  },
  /** Erased by people. A restored backup doesn't bring them back. IDs are random, and anonymous once their rows are gone. */
  erased_accounts(table) {
    table.string('id', 36).primary();
    table.bigInteger('erased_at').notNullable();
    // `account`, `learner` or `class`.
    table.string('kind', 10).notNullable().defaultTo('account');
  },
  /** Erased by retention because of their age. */
  erased_by_age(table) {
    table.string('id', 36).primary();
    table.bigInteger('erased_at').notNullable();
    // `account`, `learner` or `class`.
    table.string('kind', 10).notNullable();
  },
  /** The latest time that any server has seen, so that a server with a wrong clock deletes nothing. */
  server_clock(table) {
    // Always 1.
    table.integer('id').primary();
    table.bigInteger('seen_at').notNullable();
  },
  /** Random secrets for servers without `SESSION_SECRET`, stored so that they survive a restart. */
  server_secrets(table) {
    table.string('name', 50).primary();
    table.string('value', 100).notNullable();
  },
};

/** Each table comes after those it references: `migrate-data` fills them in the order of their creation. */
const tables: Tables = {
  ...menu,
  ...analytics,
  ...visitors,
  ...accounts,
  ...audit,
  ...learners,
  ...play,
  ...family,
  ...classes,
  ...sessions,
  ...payments,
  ...server,
};

interface AppendOnly {
  /** Name of a row in the database's function. */
  readonly row: string;
  readonly tables: readonly string[];
  readonly message: string;
  /** Condition under which rows can't be deleted either, by default always. `nowMs` is the database's clock as SQL. */
  readonly isKept?: (nowMs: string) => string;
}

/**
 * A day less than attempts are kept, in case the clocks of the database and of the server differ. A copy of `attemptsKeptDays` of the
 * contract, because a released migration never changes.
 */
const attemptsKeptMs = 395 * 86_400_000;
/** When a learner is deleted, the row is gone by the time the deletion reaches what belongs to it. */
const hasLearner = 'exists (select 1 from learners where learners.id = old.learner_id)';

/** Tables whose rows triggers protect from changes. */
const appendOnly: readonly AppendOnly[] = [
  { row: 'ledger', tables: ['payment_ledger'], message: 'The ledger is only ever added to.' },
  { row: 'audit', tables: ['audit_log', 'audit_people'], message: 'The audit log is only ever added to.' },
  { row: 'consent', tables: ['consents'], message: 'Consents are only ever added to.', isKept: () => hasLearner },
  {
    row: 'attempt',
    tables: ['attempts'],
    message: 'Attempts are only ever added to.',
    isKept: (nowMs) => `old.received_at > ${nowMs} - ${attemptsKeptMs} and ${hasLearner}`,
  },
];

function sqliteTriggers({ tables: names, message, isKept }: AppendOnly): readonly string[] {
  const when = isKept ? `when ${isKept('unixepoch() * 1000')}` : '';
  return names.flatMap((name) => [
    `create trigger ${name}_no_update before update on ${name} begin select raise(abort, '${message}'); end`,
    `create trigger ${name}_no_delete before delete on ${name} ${when} begin select raise(abort, '${message}'); end`,
  ]);
}

function postgresTriggers({ row, tables: names, message, isKept }: AppendOnly): readonly string[] {
  const deletion = isKept
    ? `if tg_op = 'DELETE' then
        if not (${isKept('extract(epoch from now()) * 1000')}) then return old; end if;
      end if;`
    : '';
  return [
    `create function refuse_${row}_change() returns trigger language plpgsql as
      $$ begin ${deletion} raise exception '${message}'; end $$`,
    ...names.flatMap((name) => [
      `create trigger ${name}_no_change before update or delete on ${name}
        for each row execute function refuse_${row}_change()`,
      `create trigger ${name}_no_truncate before truncate on ${name}
        for each statement execute function refuse_${row}_change()`,
    ]),
  ];
}

const dishes: Record<DishId, { readonly name: string; readonly emoji: string }> = {
  burger: { name: 'Burger', emoji: '🍔' },
  fries: { name: 'Fries', emoji: '🍟' },
  soda: { name: 'Soda', emoji: '🥤' },
  salad: { name: 'Salad', emoji: '🥗' },
  pizza: { name: 'Pizza', emoji: '🍕' },
  sandwich: { name: 'Sandwich', emoji: '🥪' },
  pasta: { name: 'Pasta', emoji: '🍝' },
  soup: { name: 'Soup', emoji: '🍲' },
  steak: { name: 'Steak', emoji: '🥩' },
  lobster: { name: 'Lobster', emoji: '🦞' },
  wine: { name: 'Wine', emoji: '🍷' },
  dessert: { name: 'Dessert', emoji: '🍰' },
};

const menuItems = () =>
  tiers
    .flatMap((tier) => defaultMenus[tier].map((item) => ({ ...item, tier })))
    .map(({ id, priceCents, stock, tier }, position) => ({
      id,
      ...dishes[id],
      price_cents: priceCents,
      stock,
      tier,
      position,
    }));

async function up(knex: Knex): Promise<void> {
  for (const [name, define] of Object.entries(tables)) {
    await knex.schema.createTable(name, (table) => define(table, knex));
  }
  for (const trigger of appendOnly.flatMap(isPostgres(knex) ? postgresTriggers : sqliteTriggers)) {
    await knex.raw(trigger);
  }
  await knex('menu_items').insert(menuItems());
}

async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(tables).toReversed()) await knex.schema.dropTable(name);
  if (!isPostgres(knex)) return;
  for (const { row } of appendOnly) await knex.raw(`drop function refuse_${row}_change()`);
}

export const baseline: Knex.Migration = { up, down };
