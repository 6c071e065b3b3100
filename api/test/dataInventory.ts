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
      sessionId: 'unlinked',
      userAgent: 'unlinked',
      referrer: 'unlinked',
      timeSpentSeconds: 'unlinked',
      day: 'unlinked',
      startedAt: 'unlinked',
      updatedAt: 'unlinked',
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
      sessionId: 'unlinked',
      eventType: 'unlinked',
      eventData: 'unlinked',
      requestId: 'unlinked',
      day: 'unlinked',
      createdAt: 'unlinked',
    },
  },
  analytics_visitors: {
    sentences: [...visit, 'privacy.visits.marks'],
    columns: { kind: 'unlinked', day: 'unlinked', name: 'unlinked', sessionId: 'unlinked' },
  },
  analytics_counters: {
    sentences: ['privacy.protect.kept'],
    columns: { kind: 'public', day: 'public', name: 'public', count: 'public', people: 'public' },
  },
  feedback: {
    sentences: ['privacy.told.feedback', 'privacy.protect.kept'],
    columns: {
      id: 'key',
      sessionId: 'unlinked',
      requestId: 'unlinked',
      rating: 'unlinked',
      message: 'unlinked',
      gameCompleted: 'unlinked',
      day: 'unlinked',
      createdAt: 'unlinked',
    },
  },
  early_access: {
    sentences: ['privacy.told.early', 'privacy.use.early', 'privacy.protect.early'],
    columns: {
      id: 'key',
      email: 'account.email',
      gameTitle: 'earlyAccess.gameTitle',
      source: 'earlyAccess.source',
      token: 'secret',
      confirmBy: 'earlyAccess.deletedUnlessConfirmedBy',
      confirmedAt: 'earlyAccess.confirmedAt',
      createdAt: 'earlyAccess.askedAt',
      announcedAt: 'process',
    },
  },
  support_requests: {
    sentences: ['privacy.told.support', 'privacy.use.answer', 'privacy.protect.kept', 'privacy.rights.self'],
    columns: {
      id: 'key',
      userId: 'key',
      email: 'supportRequests.email',
      topic: 'supportRequests.topic',
      message: 'supportRequests.message',
      reference: 'supportRequests.reference',
      requestId: 'process',
      dueAt: 'supportRequests.answerDueAt',
      createdAt: 'supportRequests.sentAt',
      answeredAt: 'supportRequests.answeredAt',
      answeredBy: 'key',
    },
  },
  users: {
    sentences: [...account, 'privacy.protect.kept'],
    columns: {
      id: 'account.id',
      email: 'account.email',
      passwordHash: 'secret',
      pinHash: 'secret',
      wrongPins: 'process',
      wrongPinsSince: 'process',
      issuer: 'account.identityProvider',
      subject: 'account.idAtIdentityProvider',
      displayName: 'account.displayName',
      firstName: 'account.firstName',
      lastName: 'account.lastName',
      role: 'account.role',
      subscriptionTier: 'account.subscriptionTier',
      subscriptionStatus: 'account.subscriptionStatus',
      subscriptionEndAt: 'account.subscriptionEndDate',
      adultConfirmedAt: 'account.confirmedToBeAdultAt',
      confirmedAt: 'account.emailConfirmedAt',
      createdAt: 'account.createdAt',
      lastSeenAt: 'account.lastSeenAt',
    },
  },
  idle_warnings: {
    sentences: ['privacy.protect.kept'],
    columns: { userId: 'key', sent: 'process', lastSentAt: 'process' },
  },
  auth_sessions: {
    notice: 'child',
    sentences: security,
    columns: {
      id: 'key',
      tokenHash: 'secret',
      formerTokenHash: 'secret',
      takenBackAt: 'process',
      endsAt: 'process',
      userId: 'key',
      device: 'sessions.device',
      createdAt: 'sessions.signedInAt',
      lastUsedAt: 'sessions.lastUsedAt',
      secondFactor: 'process',
      reauthenticatedAt: 'sessions.passwordLastEnteredAt',
      learnerId: 'sessions.learnerId',
      // Sessions in a class are of a child, and last a day at most.
      seatId: 'key',
    },
  },
  single_use_links: {
    sentences: security,
    columns: {
      tokenHash: 'secret',
      userId: 'key',
      purpose: 'process',
      newEmail: 'addresses.address',
      returnTo: 'process',
      expiresAt: 'process',
    },
  },
  email_reverts: {
    sentences: [...security, 'privacy.told.address'],
    columns: {
      tokenHash: 'secret',
      userId: 'key',
      email: 'addresses.address',
      expiresAt: 'addresses.linkWorksUntil',
    },
  },
  second_factors: {
    sentences: security,
    columns: {
      userId: 'key',
      secret: 'secret',
      madeAt: 'secondFactor.secretMadeAt',
      onAt: 'secondFactor.turnedOnAt',
      lastStep: 'process',
      removalDueAt: 'secondFactor.removalDueAt',
    },
  },
  recovery_codes: { sentences: security, columns: { codeHash: 'secret', userId: 'key' } },
  audit_log: {
    sentences: security,
    columns: {
      id: 'key',
      at: 'seenByAdministrators.seenAt',
      adminId: 'key',
      action: 'seenByAdministrators.action',
      people: 'looksAtOthers.people',
      viewKey: 'process',
    },
  },
  audit_people: { sentences: security, columns: { entryId: 'key', userId: 'key' } },
  learners: {
    notice: 'child',
    sentences: learner,
    columns: {
      id: 'learners.id',
      nickname: 'learners.nickname',
      picture: 'learners.picture',
      picturePasswordHash: 'secret',
      band: 'learners.ageBand',
      settings: 'learners.settings',
      hasReviews: 'learners.hasReviews',
      earlierSkills: 'learners.earlierSkills',
      createdAt: 'learners.createdAt',
      updatedAt: 'learners.updatedAt',
    },
  },
  guardians: {
    notice: 'guardians',
    sentences: learner,
    columns: {
      learnerId: 'guardians.learnerId',
      userId: 'key',
      role: 'guardians.guardianAs',
      createdAt: 'guardians.guardianSince',
    },
  },
  consents: {
    notice: 'guardians',
    sentences: consent,
    columns: {
      id: 'key',
      learnerId: 'consents.learnerId',
      userId: 'key',
      decision: 'consents.decision',
      method: 'consents.method',
      noticeVersion: 'consents.noticeVersion',
      evidence: 'consents.evidence',
      at: 'consents.at',
    },
  },
  consent_requests: {
    notice: 'guardians',
    sentences: consent,
    columns: {
      learnerId: 'key',
      userId: 'key',
      tokenHash: 'secret',
      noticeVersion: 'process',
      expiresAt: 'consentRequests.linkWorksUntil',
    },
  },
  play_limits: {
    notice: 'limits',
    sentences: family,
    columns: {
      learnerId: 'playLimits.learnerId',
      minutesPerDay: 'playLimits.minutesPerDay',
      quietFrom: 'playLimits.quietFrom',
      quietTo: 'playLimits.quietTo',
      timeZone: 'playLimits.timeZone',
      updatedAt: 'playLimits.setAt',
    },
  },
  play_times: {
    notice: 'limits',
    sentences: family,
    columns: {
      learnerId: 'playTimes.learnerId',
      day: 'playTimes.day',
      deviceId: 'playTimes.device',
      seconds: 'playTimes.seconds',
    },
  },
  extra_times: {
    notice: 'limits',
    sentences: family,
    columns: { learnerId: 'extraTimes.learnerId', day: 'extraTimes.day', seconds: 'extraTimes.seconds' },
  },
  settings_codes: {
    sentences: family,
    columns: { codeHash: 'unlinked', settings: 'unlinked', expiresAt: 'unlinked' },
  },
  weekly_mails: {
    notice: 'mail',
    sentences: weekly,
    columns: {
      learnerId: 'weeklyMails.learnerId',
      userId: 'key',
      token: 'secret',
      isOn: 'weeklyMails.isOn',
      bounces: 'weeklyMails.notDelivered',
      stoppedAt: 'weeklyMails.stoppedAt',
      changedAt: 'weeklyMails.changedAt',
    },
  },
  jobs: {
    notice: 'mail',
    sentences: [...weekly, 'privacy.protect.classes'],
    columns: {
      kind: 'process',
      key: 'weeklyMailsSent.week',
      learnerId: 'weeklyMailsSent.learnerId',
      userId: 'key',
      claimedUntil: 'process',
      attempts: 'process',
      createdAt: 'process',
      doneAt: 'weeklyMailsSent.doneAt',
    },
  },
  family_invitations: {
    sentences: invitation,
    columns: {
      id: 'key',
      tokenHash: 'secret',
      userId: 'key',
      email: 'familyInvitations.email',
      createdAt: 'familyInvitations.sentAt',
      expiresAt: 'familyInvitations.worksUntil',
      usedAt: 'familyInvitations.acceptedAt',
      askedBy: 'familyInvitations.askedBy',
    },
  },
  invited_learners: {
    notice: 'guardians',
    sentences: invitation,
    columns: { invitationId: 'key', learnerId: 'familyInvitations.learnerIds' },
  },
  classes: {
    sentences: school,
    columns: {
      id: 'classes.classId',
      name: 'classes.name',
      band: 'classes.ageBand',
      code: 'classes.code',
      endsOn: 'classes.lastDay',
      openUntil: 'classes.signInOpenUntil',
      noticeVersion: 'classes.noticeVersion',
      version: 'process',
      createdAt: 'classes.createdAt',
      updatedAt: 'classes.updatedAt',
    },
  },
  class_staff: {
    sentences: school,
    columns: { classId: 'classes.classId', userId: 'key', role: 'classes.role', createdAt: 'classes.since' },
  },
  class_seats: {
    notice: 'child',
    sentences: school,
    columns: {
      id: 'key',
      classId: 'classSeats.classId',
      learnerId: 'classSeats.learnerId',
      cardHash: 'secret',
      dishesHash: 'secret',
      cardMadeAt: 'classSeats.cardMadeAt',
      lastSignedInAt: 'classSeats.lastSignedInAt',
      wrongPictures: 'process',
      wrongSince: 'process',
    },
  },
  class_lessons: {
    sentences: school,
    columns: {
      id: 'key',
      classId: 'classLessons.classId',
      code: 'classLessons.code',
      title: 'classLessons.title',
      opensAt: 'classLessons.opensAt',
      closesAt: 'classLessons.closesAt',
      isForAll: 'classLessons.isForAll',
      version: 'process',
      createdAt: 'classLessons.createdAt',
      updatedAt: 'classLessons.updatedAt',
    },
  },
  lesson_seats: {
    notice: 'child',
    sentences: school,
    columns: { lessonId: 'key', seatId: 'classLessons.learnerIds' },
  },
  class_invitations: {
    sentences: school,
    columns: {
      id: 'key',
      classId: 'classInvitations.classId',
      tokenHash: 'secret',
      email: 'classInvitations.email',
      role: 'classInvitations.role',
      userId: 'key',
      createdAt: 'classInvitations.sentAt',
      expiresAt: 'classInvitations.worksUntil',
      usedAt: 'classInvitations.acceptedAt',
      askedBy: 'classInvitations.askedBy',
    },
  },
  ended_families: {
    sentences: family,
    columns: {
      userId: 'key',
      endedAt: 'endedFamily.endedAt',
      sent: 'endedFamily.warnings',
      lastSentAt: 'endedFamily.lastWarningAt',
    },
  },
  attempts: {
    notice: 'answers',
    sentences: [...learner, 'privacy.protect.answers'],
    columns: {
      learnerId: 'attempts.learnerId',
      id: 'attempts.id',
      rulesVersion: 'attempts.rulesVersion',
      seed: 'attempts.seed',
      number: 'attempts.number',
      band: 'attempts.band',
      type: 'attempts.type',
      variant: 'attempts.variant',
      dish: 'attempts.dish',
      givens: 'attempts.givens',
      origin: 'attempts.origin',
      lesson: 'attempts.lesson',
      answerHundredths: 'attempts.answerHundredths',
      isRetry: 'attempts.isRetry',
      hintsUsed: 'attempts.hintsUsed',
      elapsedMs: 'attempts.elapsedMs',
      speed: 'attempts.speed',
      answeredAt: 'attempts.answeredAt',
      receivedAt: 'attempts.receivedAt',
      day: 'attempts.day',
      skill: 'attempts.skill',
      isCorrect: 'attempts.isCorrect',
      mistake: 'attempts.mistake',
    },
  },
  skill_days: {
    notice: 'totals',
    sentences: [...learner, 'privacy.protect.answers'],
    columns: {
      learnerId: 'skillDays.learnerId',
      day: 'skillDays.day',
      skill: 'skillDays.skill',
      asked: 'skillDays.asked',
      rightFirstTry: 'skillDays.right',
      withHelp: 'skillDays.withHelp',
      corrected: 'skillDays.corrected',
      elapsedMs: 'skillDays.seconds',
    },
  },
  player_progress: {
    notice: 'games',
    sentences: [...account, 'privacy.children.play'],
    columns: {
      learnerId: 'progress.userId',
      version: 'progress.version',
      restaurantName: 'progress.restaurantName',
      status: 'progress.status',
      game: 'savedGames',
      savedAt: 'progress.lastPlayed',
    },
  },
  previous_games: {
    notice: 'games',
    sentences: [...account, 'privacy.protect.games'],
    columns: {
      id: 'key',
      learnerId: 'previousGames.learnerId',
      restaurantName: 'previousGames.restaurantName',
      game: 'previousSavedGames',
      savedAt: 'previousGames.lastPlayed',
      replacedAt: 'previousGames.replacedAt',
    },
  },
  badges: {
    notice: 'awards',
    sentences: account,
    columns: {
      id: 'badges.id',
      learnerId: 'badges.learnerId',
      badgeType: 'badges.badgeType',
      title: 'badges.title',
      description: 'badges.description',
      icon: 'badges.icon',
      earnedAt: 'badges.earnedAt',
    },
  },
  certificates: {
    notice: 'awards',
    sentences: account,
    columns: {
      id: 'certificates.id',
      learnerId: 'certificates.learnerId',
      certificateType: 'certificates.certificateType',
      title: 'certificates.title',
      description: 'certificates.description',
      skillLevel: 'certificates.skillLevel',
      score: 'certificates.score',
      challengesCompleted: 'certificates.challengesCompleted',
      accuracy: 'certificates.accuracy',
      timeSpentSeconds: 'certificates.timeSpent',
      checkCode: 'certificates.checkCode',
      earnedAt: 'certificates.earnedAt',
    },
  },
  payers: { sentences: payment, columns: { id: 'key', userId: 'key' } },
  payment_orders: {
    sentences: payment,
    columns: {
      id: 'key',
      payerId: 'key',
      tier: 'payments.tier',
      period: 'payments.period',
      amountCents: 'payments.amountCents',
      currency: 'payments.currency',
      receipt: 'payments.receiptNumber',
      razorpayOrderId: 'key',
      status: 'process',
      idempotencyKey: 'process',
      bodyHash: 'process',
      purpose: 'process',
      createdAt: 'process',
      checkedAt: 'process',
      noticeVersion: 'process',
    },
  },
  payments: {
    sentences: payment,
    columns: {
      razorpayPaymentId: 'key',
      orderId: 'key',
      status: 'payments.status',
      outcome: 'process',
      amountCents: 'payments.amountCents',
      currency: 'payments.currency',
      refundedCents: 'payments.refundedCents',
      settledAt: 'payments.paidAt',
      receiptMailedAt: 'process',
      refundMailedAt: 'process',
    },
  },
  payment_refunds: {
    sentences: payment,
    columns: {
      razorpayRefundId: 'key',
      paymentId: 'key',
      amountCents: 'payments.refundedCents',
      status: 'payments.status',
      reportedAt: 'process',
      failureMailedAt: 'process',
    },
  },
  payment_disputes: {
    sentences: payment,
    columns: {
      razorpayDisputeId: 'key',
      paymentId: 'key',
      status: 'payments.dispute',
      phase: 'process',
      reason: 'process',
      amountCents: 'payments.amountCents',
      currency: 'payments.currency',
      respondBy: 'process',
      eventAt: 'process',
      openedAt: 'process',
      mailedStatus: 'process',
    },
  },
  payment_receipts: {
    sentences: payment,
    columns: {
      paymentId: 'key',
      userId: 'key',
      email: 'payments.payerEmail',
      displayName: 'payments.payerName',
      endsAt: 'payments.paidUntil',
    },
  },
  payment_ledger: {
    sentences: payment,
    columns: {
      id: 'key',
      payerId: 'key',
      kind: 'process',
      reference: 'key',
      paymentId: 'key',
      tier: 'payments.tier',
      period: 'payments.period',
      status: 'account.subscriptionStatus',
      endAt: 'account.subscriptionEndDate',
      amountCents: 'payments.amountCents',
      detail: 'process',
      at: 'payments.paidAt',
    },
  },
  subscription_cancellations: {
    sentences: payment,
    columns: { id: 'key', userId: 'key', reason: 'cancellations.reason', cancelledAt: 'cancellations.cancelledAt' },
  },
  plan_end_reminders: {
    sentences: [...payment, 'privacy.use.account'],
    columns: {
      userId: 'key',
      endAt: 'planEndReminders.planEndDate',
      daysBefore: 'planEndReminders.daysBefore',
      attemptedAt: 'planEndReminders.attemptedAt',
      sentAt: 'planEndReminders.sentAt',
    },
  },
  webhook_events: {
    sentences: ['privacy.told.payments'],
    columns: { eventId: 'unlinked', event: 'unlinked', receivedAt: 'unlinked' },
  },
  rate_limits: {
    sentences: ['privacy.visits.address'],
    columns: { key: 'unlinked', points: 'unlinked', expire: 'unlinked' },
  },
  refused_addresses: {
    sentences: ['privacy.protect.refused'],
    columns: { addressHash: 'unlinked', refusedAt: 'unlinked' },
  },
  erased_accounts: {
    sentences: ['privacy.protect.erased'],
    columns: { id: 'unlinked', erasedAt: 'unlinked', kind: 'unlinked' },
  },
  erased_by_age: {
    sentences: ['privacy.protect.erased'],
    columns: { id: 'unlinked', erasedAt: 'unlinked', kind: 'unlinked' },
  },
  server_clock: { sentences: [], columns: { id: 'public', seenAt: 'public' } },
  server_secrets: { sentences: [], columns: { name: 'public', value: 'public' } },
  menu_items: {
    sentences: [],
    columns: {
      id: 'public',
      name: 'public',
      priceCents: 'public',
      emoji: 'public',
      stock: 'public',
      tier: 'public',
      position: 'public',
    },
  },
  knex_migrations: {
    sentences: [],
    columns: { id: 'public', name: 'public', batch: 'public', migrationTime: 'public' },
  },
  knex_migrations_lock: { sentences: [], columns: { index: 'public', isLocked: 'public' } },
};
