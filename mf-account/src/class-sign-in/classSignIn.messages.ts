export const en = {
  'class.title': 'Sign in to your class',
  'class.listen': 'Read it to me',
  'class.back': 'Back',
  'class.loading': 'One moment…',

  'code.title': 'What is your class code?',
  'code.text': 'It’s on the board. Do you have a card? Scan it with the camera of a phone or tablet.',
  'code.label': 'Class code',
  'code.submit': 'Next',
  'code.wrong': 'A class code has six letters and numbers. Look at the board again.',

  'name.title': 'Who are you?',
  'name.text': 'Press your name.',
  'name.names': 'The names are: {names}.',

  'picture.title': '{name}, who is your customer?',
  'picture.text': 'It’s the person on your card.',

  'dishes.title': '{name}, press your three dishes',
  'dishes.text': 'They’re on your card. Press them in the right order.',

  'card.title': 'Hello! You have a card',
  'card.text': 'Press the button to sign in.',
  'card.submit': 'Sign in with my card',
  'card.code': 'I have a code instead',

  'welcome.title': 'Welcome, {name}!',
  'welcome.text': 'You’re signed in to {className}.',
  'welcome.play': 'Play',
  'done.leave': 'I’m done',
  'done.text': 'Press this when you stop, so that the next child can sign in.',

  'error.class_code_unknown': 'That isn’t a class code. Look at the board and try again.',
  'error.class_closed': 'Your class is closed right now. Ask your teacher to open it.',
  'error.class_ended': 'This class is over. Ask your teacher.',
  'error.seat_not_found': 'This name isn’t in the class anymore. Ask your teacher.',
  'error.seat_locked': 'That was wrong too many times today. Ask your teacher to help you.',
  'error.wrong_pictures': 'Those aren’t the right pictures. Look at your card and try again.',
  'error.card_needed': 'You need a card first. Ask your teacher.',
  'error.card_void': 'This card doesn’t work anymore. Ask your teacher for a new one.',
  'error.adult_signed_in': 'A grown-up is signed in here. Ask them to sign out first.',
  'error.sign_in_blocked': 'Too many tries. Wait a few minutes, or ask your teacher.',
  'error.rate_limited': 'Too many tries. Wait a minute, or ask your teacher.',
  'error.card_unreadable': 'Part of your card is missing. Scan it again, or ask your teacher.',
  'error.offline': 'There’s no internet. Ask your teacher.',
  'error.unknown': 'That didn’t work. Try again, or ask your teacher.',
} as const;
