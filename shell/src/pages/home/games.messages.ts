export const en = {
  'home.games': 'Games on the counter',
  'home.gamesLead': 'One is ready to play. The next ones are still in the kitchen.',
  'home.bistro': 'Math Bistro',
  'home.bistroAbout':
    'Seat customers, add up orders, give change and keep the pantry full. The sums grow with the child.',
  'home.bistroAges': 'Ages 6 and up',
  'home.bistroTime': '5 to 15 minutes a day',
  'home.bistroAccount': 'No account needed',
  'home.tutorial': 'First-time players get a quick 2-minute tutorial.',
  'home.detective': 'The Missing Number',
  'home.detectiveAbout':
    'Somebody took the bell and left a trail of secret messages. Crack each number code to find out who.',
  'home.placeholder': 'Game Title TBA',
  'home.placeholderMaps': 'Something with maps and distances. We’ll lift the lid when it’s ready.',
  'home.placeholderShapes': 'Something with shapes and building. We’ll lift the lid when it’s ready.',
  'home.comingSoon': 'Coming Soon',
  'home.earlyAccess': 'Early access',
  'home.earlyAccessPlans': 'Paid plans can play it now',
} as const;
