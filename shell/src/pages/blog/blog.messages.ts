export const en = {
  'blog.heading': 'The Countertop blog',
  'blog.lead':
    'For parents and teachers: what research says about learning math, and what you can do with it this week.',
  'blog.unknown': 'We looked on every shelf, but that article is not here. Here are the ones we have, newest first.',
  'blog.meta': '{date}\u00A0· {minutes, number}-minute read',
  'blog.by': 'By {author}',
  'blog.back': 'Back to all articles',
  'blog.source': 'Source:',
  'blog.try.this': 'Try this',
  'blog.next': 'Read next',
  'blog.title': '{title} | Countertop',
  'blog.tags': 'Topics',
  'blog.tag.access': 'Accessibility',
  'blog.tag.calm': 'Time',
  'blog.tag.classroom': 'Classroom',
  'blog.tag.feedback': 'Feedback',
  'blog.tag.home': 'At home',
  'blog.tag.money': 'Money',
  'blog.try.title': 'Try it with a child',
  'blog.try.text':
    'Math Bistro is a restaurant that runs on sums. Choose an age group and see what it practices. It is free to play, with no account and no ads.',
  'blog.try.setup': 'Choose an age group',
} as const;
