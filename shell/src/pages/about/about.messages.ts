export const en = {
  'about.heading': 'About Countertop',
  'about.lead':
    'We make math games with a hungry customer behind every sum. Children run the place, and math is how they do it.',
  'about.sign': 'Countertop',
  'about.door': 'Open',

  'about.mission': 'Our mission',
  'about.mission.why':
    'Every child should meet math as something that helps. At a counter, nobody asks what it’s for: two customers are hungry, the ticket says three burgers, and somebody has to know how much change to give from a twenty.',
  'about.mission.how':
    'So we build games in which doing the math is the move itself, from first addition to percentages. They’re free to play, need no account, and work for children who see, hear, move, read or think in different ways.',

  'about.philosophy': 'Our philosophy',
  'about.reason': 'A sum has a reason',
  'about.reason.more':
    'A child adds because a customer is waiting for the bill, and the right answer sets a dish on the table.',
  'about.mistake': 'A mistake gets an explanation',
  'about.mistake.more':
    'It’s worked out from the child’s own number, and a second try costs nothing. No cross, no buzzer.',
  'about.time': 'Time to think is not extra',
  'about.time.more':
    'The untimed mode counts turns instead of seconds, and earns the same money, badges and certificates.',
  'about.everyone': 'Everyone gets a table',
  'about.everyone.more': 'By keyboard, by touch, by ear, in large print and in six color themes.',
  'about.customers': 'Nothing is sold to children',
  'about.customers.more': 'No advertisements, no purchases inside a game, no streaks that punish a day off.',
  'about.honest': 'We say what we don’t know',
  'about.honest.more': 'Where we lean on research, our blog names the study. If it’s a small one, we say so.',

  'about.impact': 'What it adds up to',
  'about.impact.lead': 'Goals for now: each gives way to a measured figure once we get there.',
  'about.goals': 'Our goals are',
  'about.students': '1000+ students',
  'about.students.more': 'behind the counter',
  'about.feedback': '95% positive feedback',
  'about.feedback.more': 'from families and teachers',
  'about.schools': '50+ schools',
  'about.schools.more': 'that play in class',
  'about.hours': '24/7',
  'about.hours.more': 'in any browser',
  'about.soFar': 'Measured so far, as of {date}:',
  'about.soFar.players': '{count, number} visitors who played, each counted once a day',
  'about.soFar.problems': '{count, number} problems answered right on the first try',
  'about.soFar.positive': '{percent} of ratings have four or five stars',

  'about.team': 'Our team',
  'about.team.picture': 'Three of us at work, drawn by us',
  'about.team.who':
    'Countertop comes from a small team that writes the problems, draws the pictures, builds the pages and reads the studies. Every customer and every dish is drawn by us, and a program tries hundreds of thousands of problems before a child sees one.',
  'about.team.you':
    'The rest of the team is you. A teacher who says that a word is too hard, a child who reports a sum that looks wrong: that’s how the next version gets better.',
  'about.team.contact': 'Tell us what to do better',

  'about.next': 'Take a seat',
  'about.next.text': 'The first table is free, and so is the game.',
  'about.games': 'See the games',
  'about.pricing': 'Plans and prices',
} as const;
