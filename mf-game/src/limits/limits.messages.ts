export const en = {
  'limits.notice': 'Time',
  'limits.soon': 'Your kitchen closes in {minutes, plural, one {a minute} other {{minutes, number} minutes}}.',
  'limits.close': 'Close',
  'limits.limit': 'That’s all your play time for today. Your kitchen opens again tomorrow.',
  'limits.limitAt': 'That’s all your play time for today. Your kitchen opens again tomorrow at {time}.',
  'limits.quiet.today': 'It’s quiet time. Your kitchen opens again at {time}.',
  'limits.quiet.tomorrow': 'It’s quiet time. Your kitchen opens again tomorrow at {time}.',
  'limits.ask': 'Ask a grown-up for {minutes, number} more minutes',
  'limits.added': '{minutes, number} more minutes. Have fun!',

  'moreTime.title': 'For grown-ups',
  'moreTime.text': 'Enter your PIN or your password to add {minutes, number} minutes for today.',
  'moreTime.field': 'PIN or password',
  'moreTime.missing': 'Enter your PIN or your password.',
  'moreTime.submit': 'Add {minutes, number} minutes',
  'moreTime.pending': 'Checking…',
  'moreTime.cancel': 'Cancel',
  'moreTime.wrongPin': 'This PIN is incorrect. Try again, or use your password.',
  'moreTime.wrongPassword': 'This password is incorrect. Try again.',
  'moreTime.noPin': 'There’s no PIN. Use your password.',
  'moreTime.pinOnly': 'This site doesn’t use passwords. Enter your PIN.',
  'moreTime.pinBlocked':
    'Too many wrong PINs. Enter your password, or try again in {minutes, plural, =1 {a minute} other {{minutes, number} minutes}}.',
  'moreTime.passwordBlocked':
    'Too many wrong attempts. Try again in {minutes, plural, =1 {a minute} other {{minutes, number} minutes}}.',
  'moreTime.offline': 'You’re offline. Time can be added when you’re back online.',
  'moreTime.failed': 'That didn’t work. Try again in a moment.',
} as const;
