export const en = {
  'upcoming.title': 'For more than one child',
  'upcoming.lead': 'Plans marked “Coming Soon” can’t be bought yet.',
  'upcoming.lead.open': 'The Family Plan is on the menu. The Classroom Edition is not available yet.',
  'plan.family.name': 'Family Plan',
  'plan.family.for': 'For a family with several children.',
  'plan.classroom.name': 'Classroom Edition',
  'plan.classroom.for': 'For a teacher and a whole class.',
} as const;
