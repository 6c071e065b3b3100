import type { NoticeRecord } from '@countertop/contract/family/consent';

/**
 * Why a stored value is not part of a user's export. `key`: identifies a row or refers to one. `secret`: must not leave the
 * server. `unlinked`: belongs to no account, so no export can find it. `process`: internal state of a process. `public`: not
 * personal.
 */
export const exclusions = ['key', 'secret', 'unlinked', 'process', 'public'] as const;

export interface TableInventory {
  /** Sentences of the privacy policy about the table: what it contains, why, and for how long. Empty if nothing is personal. */
  readonly sentences: readonly string[];
  /** Point of the notice to parents that describes what the table holds about a child. */
  readonly notice?: NoticeRecord;
  /** For each column, its field in `everything.json` as `table.field`, or why it is not exported. */
  readonly columns: Readonly<Record<string, string>>;
}

const visit = ['privacy.visits.session', 'privacy.visits.not', 'privacy.protect.kept'];
const account = ['privacy.told.account', 'privacy.rights.self'];
const learner = ['privacy.told.learners', 'privacy.use.learners', 'privacy.rights.self'];
const invitation = ['privacy.told.invitations', 'privacy.protect.family', 'privacy.rights.self'];
const consent = ['privacy.told.consents', 'privacy.children.consent', 'privacy.rights.self'];
const family = ['privacy.told.family', 'privacy.protect.family', 'privacy.rights.self'];
const school = ['privacy.told.classes', 'privacy.children.school', 'privacy.protect.classes', 'privacy.rights.self'];
const weekly = ['privacy.told.weekly', 'privacy.protect.weekly', 'privacy.rights.self'];
const security = ['privacy.told.security', 'privacy.rights.self'];
const payment = ['privacy.told.payments', 'privacy.rights.self'];

/**
 * Every column of every table, with its sentences in the privacy policy and its field in the export. A test compares it with the
 * database, the policy and an export, so that adding a column requires a decision about both.
 */
export const dataInventory: Readonly<Record<string, TableInventory>> = {
  analytics_sessions: {
    sentences: [...visit, 'privacy.visits.browser'],
    columns: {
      session_id: 'unlinked',
      user_agent: 'unlinked',
      referrer: 'unlinked',
      time_spent_seconds: 'unlinked',
      day: 'unlinked',
      started_at: 'unlinked',
      updated_at: 'unlinked',
    },
  },
  analytics_events: {
    sentences: [
      ...visit,
      'privacy.visits.pages',
      'privacy.visits.game',
      'privacy.visits.plans',
      'privacy.visits.report',
    ],
    columns: {
      id: 'key',
      session_id: 'unlinked',
      event_type: 'unlinked',
      event_data: 'unlinked',
      request_id: 'unlinked',
      day: 'unlinked',
      created_at: 'unlinked',
    },
  },
  analytics_visitors: {
    sentences: [...visit, 'privacy.visits.marks'],
    columns: { kind: 'unlinked', day: 'unlinked', name: 'unlinked', session_id: 'unlinked' },
  },
  analytics_counters: {
    sentences: ['privacy.protect.kept'],
    columns: { kind: 'public', day: 'public', name: 'public', count: 'public', people: 'public' },
  },
  feedback: {
    sentences: ['privacy.told.feedback', 'privacy.protect.kept'],
    columns: {
      id: 'key',
      session_id: 'unlinked',
      request_id: 'unlinked',
      rating: 'unlinked',
      message: 'unlinked',
      game_completed: 'unlinked',
      day: 'unlinked',
      created_at: 'unlinked',
    },
  },
  early_access: {
    sentences: ['privacy.told.early', 'privacy.use.early', 'privacy.protect.early'],
    columns: {
      id: 'key',
      email: 'account.email',
      game_title: 'earlyAccess.gameTitle',
      source: 'earlyAccess.source',
      token: 'secret',
      confirm_by: 'earlyAccess.deletedUnlessConfirmedBy',
      confirmed_at: 'earlyAccess.confirmedAt',
      created_at: 'earlyAccess.askedAt',
      announced_at: 'process',
    },
  },
  support_requests: {
    sentences: ['privacy.told.support', 'privacy.use.answer', 'privacy.protect.kept', 'privacy.rights.self'],
    columns: {
      id: 'key',
      user_id: 'key',
      email: 'supportRequests.email',
      topic: 'supportRequests.topic',
      message: 'supportRequests.message',
      reference: 'supportRequests.reference',
      request_id: 'process',
      due_at: 'supportRequests.answerDueAt',
      created_at: 'supportRequests.sentAt',
      answered_at: 'supportRequests.answeredAt',
      answered_by: 'key',
    },
  },
  users: {
    sentences: [...account, 'privacy.protect.kept'],
    columns: {
      id: 'account.id',
      email: 'account.email',
      password_hash: 'secret',
      pin_hash: 'secret',
      wrong_pins: 'process',
      wrong_pins_since: 'process',
      issuer: 'account.identityProvider',
      subject: 'account.idAtIdentityProvider',
      display_name: 'account.displayName',
      first_name: 'account.firstName',
      last_name: 'account.lastName',
      role: 'account.role',
      subscription_tier: 'account.subscriptionTier',
      subscription_status: 'account.subscriptionStatus',
      subscription_end_at: 'account.subscriptionEndDate',
      adult_confirmed_at: 'account.confirmedToBeAdultAt',
      confirmed_at: 'account.emailConfirmedAt',
      created_at: 'account.createdAt',
      last_seen_at: 'account.lastSeenAt',
    },
  },
  idle_warnings: {
    sentences: ['privacy.protect.kept'],
    columns: { user_id: 'key', sent: 'process', last_sent_at: 'process' },
  },
  auth_sessions: {
    notice: 'child',
    sentences: security,
    columns: {
      id: 'key',
      token_hash: 'secret',
      former_token_hash: 'secret',
      taken_back_at: 'process',
      ends_at: 'process',
      user_id: 'key',
      device: 'sessions.device',
      created_at: 'sessions.signedInAt',
      last_used_at: 'sessions.lastUsedAt',
      second_factor: 'process',
      reauthenticated_at: 'sessions.passwordLastEnteredAt',
      learner_id: 'sessions.learnerId',
      // Sessions in a class are of a child, and last a day at most.
      seat_id: 'key',
    },
  },
  single_use_links: {
    sentences: security,
    columns: {
      token_hash: 'secret',
      user_id: 'key',
      purpose: 'process',
      new_email: 'addresses.address',
      return_to: 'process',
      expires_at: 'process',
    },
  },
  email_reverts: {
    sentences: [...security, 'privacy.told.address'],
    columns: {
      token_hash: 'secret',
      user_id: 'key',
      email: 'addresses.address',
      expires_at: 'addresses.linkWorksUntil',
    },
  },
  second_factors: {
    sentences: security,
    columns: {
      user_id: 'key',
      secret: 'secret',
      made_at: 'secondFactor.secretMadeAt',
      on_at: 'secondFactor.turnedOnAt',
      last_step: 'process',
      removal_due_at: 'secondFactor.removalDueAt',
    },
  },
  recovery_codes: { sentences: security, columns: { code_hash: 'secret', user_id: 'key' } },
  audit_log: {
    sentences: security,
    columns: {
      id: 'key',
      at: 'seenByAdministrators.seenAt',
      admin_id: 'key',
      action: 'seenByAdministrators.action',
      people: 'looksAtOthers.people',
      view_key: 'process',
    },
  },
  audit_people: { sentences: security, columns: { entry_id: 'key', user_id: 'key' } },
  learners: {
    notice: 'child',
    sentences: learner,
    columns: {
      id: 'learners.id',
      nickname: 'learners.nickname',
      picture: 'learners.picture',
      picture_password_hash: 'secret',
      band: 'learners.ageBand',
      settings: 'learners.settings',
      has_reviews: 'learners.hasReviews',
      earlier_skills: 'learners.earlierSkills',
      created_at: 'learners.createdAt',
      updated_at: 'learners.updatedAt',
    },
  },
  guardians: {
    notice: 'guardians',
    sentences: learner,
    columns: {
      learner_id: 'guardians.learnerId',
      user_id: 'key',
      role: 'guardians.guardianAs',
      created_at: 'guardians.guardianSince',
    },
  },
  consents: {
    notice: 'guardians',
    sentences: consent,
    columns: {
      id: 'key',
      learner_id: 'consents.learnerId',
      user_id: 'key',
      decision: 'consents.decision',
      method: 'consents.method',
      notice_version: 'consents.noticeVersion',
      evidence: 'consents.evidence',
      at: 'consents.at',
    },
  },
  consent_requests: {
    notice: 'guardians',
    sentences: consent,
    columns: {
      learner_id: 'key',
      user_id: 'key',
      token_hash: 'secret',
      notice_version: 'process',
      expires_at: 'consentRequests.linkWorksUntil',
    },
  },
  play_limits: {
    notice: 'limits',
    sentences: family,
    columns: {
      learner_id: 'playLimits.learnerId',
      minutes_per_day: 'playLimits.minutesPerDay',
      quiet_from: 'playLimits.quietFrom',
      quiet_to: 'playLimits.quietTo',
      time_zone: 'playLimits.timeZone',
      updated_at: 'playLimits.setAt',
    },
  },
  play_times: {
    notice: 'limits',
    sentences: family,
    columns: {
      learner_id: 'playTimes.learnerId',
      day: 'playTimes.day',
      device_id: 'playTimes.device',
      seconds: 'playTimes.seconds',
    },
  },
  extra_times: {
    notice: 'limits',
    sentences: family,
    columns: { learner_id: 'extraTimes.learnerId', day: 'extraTimes.day', seconds: 'extraTimes.seconds' },
  },
  settings_codes: {
    sentences: family,
    columns: { code_hash: 'unlinked', settings: 'unlinked', expires_at: 'unlinked' },
  },
  weekly_mails: {
    notice: 'mail',
    sentences: weekly,
    columns: {
      learner_id: 'weeklyMails.learnerId',
      user_id: 'key',
      token: 'secret',
      is_on: 'weeklyMails.isOn',
      bounces: 'weeklyMails.notDelivered',
      stopped_at: 'weeklyMails.stoppedAt',
      changed_at: 'weeklyMails.changedAt',
    },
  },
  jobs: {
    notice: 'mail',
    sentences: [...weekly, 'privacy.protect.classes'],
    columns: {
      kind: 'process',
      key: 'weeklyMailsSent.week',
      learner_id: 'weeklyMailsSent.learnerId',
      user_id: 'key',
      claimed_until: 'process',
      attempts: 'process',
      created_at: 'process',
      done_at: 'weeklyMailsSent.doneAt',
    },
  },
  family_invitations: {
    sentences: invitation,
    columns: {
      id: 'key',
      token_hash: 'secret',
      user_id: 'key',
      email: 'familyInvitations.email',
      created_at: 'familyInvitations.sentAt',
      expires_at: 'familyInvitations.worksUntil',
      used_at: 'familyInvitations.acceptedAt',
      asked_by: 'familyInvitations.askedBy',
    },
  },
  invited_learners: {
    notice: 'guardians',
    sentences: invitation,
    columns: { invitation_id: 'key', learner_id: 'familyInvitations.learnerIds' },
  },
  classes: {
    sentences: school,
    columns: {
      id: 'classes.classId',
      name: 'classes.name',
      band: 'classes.ageBand',
      code: 'classes.code',
      ends_on: 'classes.lastDay',
      open_until: 'classes.signInOpenUntil',
      notice_version: 'classes.noticeVersion',
      version: 'process',
      created_at: 'classes.createdAt',
      updated_at: 'classes.updatedAt',
    },
  },
  class_staff: {
    sentences: school,
    columns: { class_id: 'classes.classId', user_id: 'key', role: 'classes.role', created_at: 'classes.since' },
  },
  class_seats: {
    notice: 'child',
    sentences: school,
    columns: {
      id: 'key',
      class_id: 'classSeats.classId',
      learner_id: 'classSeats.learnerId',
      card_hash: 'secret',
      dishes_hash: 'secret',
      card_made_at: 'classSeats.cardMadeAt',
      last_signed_in_at: 'classSeats.lastSignedInAt',
      wrong_pictures: 'process',
      wrong_since: 'process',
    },
  },
  class_lessons: {
    sentences: school,
    columns: {
      id: 'key',
      class_id: 'classLessons.classId',
      code: 'classLessons.code',
      title: 'classLessons.title',
      opens_at: 'classLessons.opensAt',
      closes_at: 'classLessons.closesAt',
      is_for_all: 'classLessons.isForAll',
      version: 'process',
      created_at: 'classLessons.createdAt',
      updated_at: 'classLessons.updatedAt',
    },
  },
  lesson_seats: {
    notice: 'child',
    sentences: school,
    columns: { lesson_id: 'key', seat_id: 'classLessons.learnerIds' },
  },
  class_invitations: {
    sentences: school,
    columns: {
      id: 'key',
      class_id: 'classInvitations.classId',
      token_hash: 'secret',
      email: 'classInvitations.email',
      role: 'classInvitations.role',
      user_id: 'key',
      created_at: 'classInvitations.sentAt',
      expires_at: 'classInvitations.worksUntil',
      used_at: 'classInvitations.acceptedAt',
      asked_by: 'classInvitations.askedBy',
    },
  },
  ended_families: {
    sentences: family,
    columns: {
      user_id: 'key',
      ended_at: 'endedFamily.endedAt',
      sent: 'endedFamily.warnings',
      last_sent_at: 'endedFamily.lastWarningAt',
    },
  },
  attempts: {
    notice: 'answers',
    sentences: [...learner, 'privacy.protect.answers'],
    columns: {
      learner_id: 'attempts.learnerId',
      id: 'attempts.id',
      rules_version: 'attempts.rulesVersion',
      seed: 'attempts.seed',
      number: 'attempts.number',
      band: 'attempts.band',
      type: 'attempts.type',
      variant: 'attempts.variant',
      dish: 'attempts.dish',
      givens: 'attempts.givens',
      origin: 'attempts.origin',
      lesson: 'attempts.lesson',
      answer_hundredths: 'attempts.answerHundredths',
      is_retry: 'attempts.isRetry',
      hints_used: 'attempts.hintsUsed',
      elapsed_ms: 'attempts.elapsedMs',
      speed: 'attempts.speed',
      answered_at: 'attempts.answeredAt',
      received_at: 'attempts.receivedAt',
      day: 'attempts.day',
      skill: 'attempts.skill',
      is_correct: 'attempts.isCorrect',
      mistake: 'attempts.mistake',
    },
  },
  skill_days: {
    notice: 'totals',
    sentences: [...learner, 'privacy.protect.answers'],
    columns: {
      learner_id: 'skillDays.learnerId',
      day: 'skillDays.day',
      skill: 'skillDays.skill',
      asked: 'skillDays.asked',
      right_first_try: 'skillDays.right',
      with_help: 'skillDays.withHelp',
      corrected: 'skillDays.corrected',
      elapsed_ms: 'skillDays.seconds',
    },
  },
  player_progress: {
    notice: 'games',
    sentences: [...account, 'privacy.children.play'],
    columns: {
      learner_id: 'progress.userId',
      version: 'progress.version',
      restaurant_name: 'progress.restaurantName',
      status: 'progress.status',
      game: 'savedGames',
      saved_at: 'progress.lastPlayed',
    },
  },
  previous_games: {
    notice: 'games',
    sentences: [...account, 'privacy.protect.games'],
    columns: {
      id: 'key',
      learner_id: 'previousGames.learnerId',
      restaurant_name: 'previousGames.restaurantName',
      game: 'previousSavedGames',
      saved_at: 'previousGames.lastPlayed',
      replaced_at: 'previousGames.replacedAt',
    },
  },
  badges: {
    notice: 'awards',
    sentences: account,
    columns: {
      id: 'badges.id',
      learner_id: 'badges.learnerId',
      badge_type: 'badges.badgeType',
      title: 'badges.title',
      description: 'badges.description',
      icon: 'badges.icon',
      earned_at: 'badges.earnedAt',
    },
  },
  certificates: {
    notice: 'awards',
    sentences: account,
    columns: {
      id: 'certificates.id',
      learner_id: 'certificates.learnerId',
      certificate_type: 'certificates.certificateType',
      title: 'certificates.title',
      description: 'certificates.description',
      skill_level: 'certificates.skillLevel',
      score: 'certificates.score',
      challenges_completed: 'certificates.challengesCompleted',
      accuracy: 'certificates.accuracy',
      time_spent_seconds: 'certificates.timeSpent',
      check_code: 'certificates.checkCode',
      earned_at: 'certificates.earnedAt',
    },
  },
  payers: { sentences: payment, columns: { id: 'key', user_id: 'key' } },
  payment_orders: {
    sentences: payment,
    columns: {
      id: 'key',
      payer_id: 'key',
      tier: 'payments.tier',
      period: 'payments.period',
      amount_cents: 'payments.amountCents',
      currency: 'payments.currency',
      receipt: 'payments.receiptNumber',
      razorpay_order_id: 'key',
      status: 'process',
      idempotency_key: 'process',
      body_hash: 'process',
      purpose: 'process',
      created_at: 'process',
      checked_at: 'process',
      notice_version: 'process',
    },
  },
  payments: {
    sentences: payment,
    columns: {
      razorpay_payment_id: 'key',
      order_id: 'key',
      status: 'payments.status',
      outcome: 'process',
      amount_cents: 'payments.amountCents',
      currency: 'payments.currency',
      refunded_cents: 'payments.refundedCents',
      settled_at: 'payments.paidAt',
      receipt_mailed_at: 'process',
      refund_mailed_at: 'process',
    },
  },
  payment_refunds: {
    sentences: payment,
    columns: {
      razorpay_refund_id: 'key',
      payment_id: 'key',
      amount_cents: 'payments.refundedCents',
      status: 'payments.status',
      reported_at: 'process',
      failure_mailed_at: 'process',
    },
  },
  payment_disputes: {
    sentences: payment,
    columns: {
      razorpay_dispute_id: 'key',
      payment_id: 'key',
      status: 'payments.dispute',
      phase: 'process',
      reason: 'process',
      amount_cents: 'payments.amountCents',
      currency: 'payments.currency',
      respond_by: 'process',
      event_at: 'process',
      opened_at: 'process',
      mailed_status: 'process',
    },
  },
  payment_receipts: {
    sentences: payment,
    columns: {
      payment_id: 'key',
      user_id: 'key',
      email: 'payments.payerEmail',
      display_name: 'payments.payerName',
      ends_at: 'payments.paidUntil',
    },
  },
  payment_ledger: {
    sentences: payment,
    columns: {
      id: 'key',
      payer_id: 'key',
      kind: 'process',
      reference: 'key',
      payment_id: 'key',
      tier: 'payments.tier',
      period: 'payments.period',
      status: 'account.subscriptionStatus',
      end_at: 'account.subscriptionEndDate',
      amount_cents: 'payments.amountCents',
      detail: 'process',
      at: 'payments.paidAt',
    },
  },
  subscription_cancellations: {
    sentences: payment,
    columns: { id: 'key', user_id: 'key', reason: 'cancellations.reason', cancelled_at: 'cancellations.cancelledAt' },
  },
  plan_end_reminders: {
    sentences: [...payment, 'privacy.use.account'],
    columns: {
      user_id: 'key',
      end_at: 'planEndReminders.planEndDate',
      days_before: 'planEndReminders.daysBefore',
      attempted_at: 'planEndReminders.attemptedAt',
      sent_at: 'planEndReminders.sentAt',
    },
  },
  webhook_events: {
    sentences: ['privacy.told.payments'],
    columns: { event_id: 'unlinked', event: 'unlinked', received_at: 'unlinked' },
  },
  rate_limits: {
    sentences: ['privacy.visits.address'],
    columns: { key: 'unlinked', points: 'unlinked', expire: 'unlinked' },
  },
  refused_addresses: {
    sentences: ['privacy.protect.refused'],
    columns: { address_hash: 'unlinked', refused_at: 'unlinked' },
  },
  erased_accounts: {
    sentences: ['privacy.protect.erased'],
    columns: { id: 'unlinked', erased_at: 'unlinked', kind: 'unlinked' },
  },
  erased_by_age: {
    sentences: ['privacy.protect.erased'],
    columns: { id: 'unlinked', erased_at: 'unlinked', kind: 'unlinked' },
  },
  server_clock: { sentences: [], columns: { id: 'public', seen_at: 'public' } },
  server_secrets: { sentences: [], columns: { name: 'public', value: 'public' } },
  menu_items: {
    sentences: [],
    columns: {
      id: 'public',
      name: 'public',
      price_cents: 'public',
      emoji: 'public',
      stock: 'public',
      tier: 'public',
      position: 'public',
    },
  },
  knex_migrations: {
    sentences: [],
    columns: { id: 'public', name: 'public', batch: 'public', migration_time: 'public' },
  },
  knex_migrations_lock: { sentences: [], columns: { index: 'public', is_locked: 'public' } },
};
