/** All stored data, by group. The catalog has texts for each record: what it is, why it is stored, and for how long. */
export const records = {
  account: [
    'email',
    'name',
    'password',
    'secondFactor',
    'provider',
    'plan',
    'role',
    'dates',
    'looks',
    'support',
    'weekly',
  ],
  sessions: ['session', 'link'],
  game: [
    'progress',
    'previousGames',
    'restaurant',
    'learner',
    'consents',
    'limits',
    'playTime',
    'settingsCode',
    'answers',
    'skillTotals',
    'badges',
    'certificates',
    'familyEnd',
  ],
  payments: ['payments', 'cancellation', 'reminders'],
  unnamed: ['visits', 'feedback', 'earlyAccess', 'erased'],
} as const;

export type RecordGroup = keyof typeof records;
export type RecordField = (typeof records)[RecordGroup][number];

/** The groups in the order of the page. */
export const recordGroups = [
  'account',
  'sessions',
  'game',
  'payments',
  'unnamed',
] as const satisfies readonly RecordGroup[];
