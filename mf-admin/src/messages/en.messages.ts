export const en = {
  'beingBuilt.tag': 'Being built',
  'beingBuilt.play': 'Play Math Bistro',
  'beingBuilt.home': 'Home',
  'teacherDashboard.heading': 'Teacher Dashboard',
  'teacherDashboard.planned':
    'Monitor student progress and performance. Here will be a sample class with its overview, students, progress and reports.',
  'subscriptionAnalytics.heading': 'Subscription analytics',
  'subscriptionAnalytics.planned':
    'Here administrators will see visits to the pricing page, clicks on Subscribe and new subscriptions.',
  'analytics.heading': 'General analytics',
  'analytics.planned': 'Here administrators will see how the site and its games are used, by numbers without names.',
} as const;
