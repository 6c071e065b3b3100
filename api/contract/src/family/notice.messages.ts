/**
 * The notice to parents, `noticeVersion` of consent.ts, as pages and emails show it. A test compares the list with the stored
 * tables, and another one reports a change of the text without a new version.
 */
export const en = {
  'notice.title': 'What we keep about your child',
  'notice.lead':
    'We keep what a child does only if a parent or guardian agrees. Please read this first. It takes a minute.',
  'notice.list': 'If you agree, we keep:',
  'notice.kept.child':
    'the nickname, picture and age group you choose, a picture password if you set one, the settings of the game, and on which of your devices the child plays;',
  'notice.kept.guardians': 'who the child’s guardians are, and what you decide about this notice;',
  'notice.kept.answers':
    'each answer: the problem, when it was answered, how long it took, hints, and which mistake it shows, for 13 months;',
  'notice.kept.totals': 'totals for each day and skill;',
  'notice.kept.games': 'the saved game, and for 30 days a game that it replaced;',
  'notice.kept.awards': 'badges and certificates;',
  'notice.kept.limits': 'the limits you set, and for 7 days the minutes played;',
  'notice.kept.mail': 'whether you want a weekly email about the child.',
  'notice.use':
    'We use it to save the game, to choose what to practice next, and to show you how your child gets on. Only the child’s guardians can see it.',
  'notice.profile':
    'The game works out from the answers which skills are secure and which mistakes come back. We use this for nothing else: no ads, no sale, nobody else gets it.',
  'notice.never':
    'We never ask a child for a full name, an email address, a photo, a voice, a location, a school or a birthday, and nobody can write to a child here.',
  'notice.choice':
    'You can say no, or change your mind at any time on the family page: the child can play on, and nothing more is kept. There you can also see, download and erase everything.',
} as const;
