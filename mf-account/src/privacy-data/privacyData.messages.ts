export const en = {
  'know.title': 'What we know about you',
  'know.lead': 'Every field that is stored, why, and until when. What is not here is not stored.',
  'know.privacy': 'Privacy policy',

  'know.yours': 'Your data',
  'know.yours.text':
    'Take along all that is stored about you, or have it erased. Both work at once, without asking us.',
  'know.download': 'Download everything',
  'know.download.note': 'One archive: a JSON file for other programs, and tables that open in any spreadsheet.',
  'know.downloading': 'Collecting your data…',
  'know.download.failed.title': 'Not Downloaded',
  'know.download.failed': 'The server could not be reached. Please try again.',
  'know.erase': 'Erase everything',
  'know.signedOut': 'Sign in to download or erase what is stored about you.',
  'know.signIn': 'Sign in',

  'erase.title': 'Erase everything?',
  'erase.text':
    'Your account, every session, the game and all badges and certificates are gone at once, on every device. Nobody can bring them back.',
  'erase.plan': 'Your {plan} plan ends right away, too, and is not refunded automatically.',
  'erase.plan.until':
    'Your {plan} plan is paid until {date}. It ends right away, too, and the days left are not refunded automatically.',
  'erase.certificates': 'Printed certificates can no longer be checked.',
  'erase.first': 'You may want to download everything first.',
  'erase.field': 'Write {word} to go on',
  'erase.mismatch': 'Write the word {word}, and nothing else.',
  'erase.confirm': 'Erase everything',
  'erase.pending': 'Erasing…',
  'erase.cancel': 'Keep my account',
  'erase.failed': 'Nothing was erased: the server could not be reached. Please try again.',
  'erased.title': 'Everything is erased',
  'erased.text': 'Nothing that names you is stored any more. Playing goes on without an account, whenever you like.',
  'erased.home': 'Home',

  'know.what': 'What it is',
  'know.why': 'Why',
  'know.until': 'Until when',

  'group.account': 'Your account',
  'group.sessions': 'Where you are signed in',
  'group.game': 'What was played and earned',
  'group.payments': 'What you paid',
  'group.unnamed': 'Data not linked to your name',

  'email.what': 'Your e-mail address',
  'email.why': 'It names the account, and a forgotten password is mended by a mail to it.',
  'name.what': 'Your display name, and first and last name where another service signs you in',
  'name.why': 'To greet you. Only you see it.',
  'password.what': 'Your password, in a form that nobody can read back',
  'password.why': 'To know that it is you.',
  'secondFactor.what':
    'The secret that you share with an app for codes, sealed, and recovery codes that nobody can read back',
  'secondFactor.why': 'To ask for a code beside the password, if you turned that on.',
  'provider.what': 'Which service signs you in and your number there, if one does',
  'provider.why': 'To find your account again.',
  'plan.what': 'Your plan, whether it goes on, and when it ends',
  'plan.why': 'To open what you paid for.',
  'role.what': 'Whether you run this site',
  'role.why': 'Some pages are for those who run it.',
  'dates.what':
    'When the account was made, its address confirmed, your age of 18 or older confirmed, and when it was last used',
  'dates.why': 'To delete accounts that nobody confirmed or uses.',
  'looks.what': 'When somebody who runs this site saw your e-mail address and plan',
  'looks.why': 'So that nobody can look without leaving a trace.',
  'session.what':
    'For each browser you are signed in with: its name and system, when you signed in, when it was last used, when the password was last entered, and a secret in a form that nobody can read back',
  'session.why': 'To keep you signed in, and to let you end what you do not know.',
  'link.what':
    'For each link we mail you: a secret in a form that nobody can read back, what it is for, where you wanted to go, and, for a change of your address, the other address',
  'link.why': 'So that a link works once, and only for you.',
  'progress.what':
    'The saved game: level, score, money, day, age group, stock, and how many problems of each kind were asked and right',
  'progress.why': 'So that a subscriber’s game goes on on every device.',
  'previousGames.what': 'Saved games that another one replaced, with the same figures',
  'previousGames.why': 'So that you can restore a game that was replaced by mistake.',
  'restaurant.what': 'The name of the restaurant',
  'restaurant.why': 'It belongs to the saved game. Please name no child in it.',
  'badges.what': 'Badges and the day of each',
  'badges.why': 'To show them to you.',
  'certificates.what':
    'Certificates: title, age group, score, problems, accuracy, time, the day and a check code. The name on the paper is typed when it is printed and never sent.',
  'certificates.why': 'To show them to you, and to confirm the code to whoever holds the paper.',
  'payments.what':
    'For each payment: plan, month or year, sum, day, what was given back, and its numbers here and at the payment company. No card, and no address of yours.',
  'payments.why': 'To start what you paid for, to give money back, and for the books that the law asks for.',
  'cancellation.what': 'When you cancelled and, if you wrote it, why',
  'cancellation.why': 'To make the plans better.',
  'reminders.what': 'When we emailed you that your plan ends soon',
  'reminders.why': 'So that you get each email once.',
  'visits.what':
    'Visits and events: a number for the visit, browser and system, the site that led here, pages, speed and results of games',
  'visits.why': 'To see which pages and games work. Nothing of it names you.',
  'opinions.what': 'Feedback: stars and words',
  'opinions.why': 'To make the games better. Nothing of it names you.',
  'erased.what': 'After you erase your account: its number, without a name',
  'erased.why': 'So that a copy of the data from before does not bring it back.',
  'earlyAccess.what': 'An email address for early access, the game, and when you asked and confirmed, if you did',
  'earlyAccess.why': 'To email you when the game opens.',

  'until.account':
    'Until you erase it. Before that, {days, number} days when the address is never confirmed, and {months, number} months after the last use, with two warnings by mail, unless it is paid for.',
  'until.secondFactor': 'Until you turn it off or erase your account',
  'until.erased': 'Until you erase it, or the account ends',
  'until.previousGames': '{days, number} days after it was replaced, or until you restore it or erase your account',
  'until.payments':
    'As long as the law asks for the books. Once the account is erased, or ends, nothing in them leads to you any more.',
  'until.reminders': '{days, number} days after the plan ended, or until you erase your account',
  'until.looks': 'For good, by a number that leads nowhere once the account is erased',
  'until.session': '{idle, number} days without use, {most, number} days at most',
  'until.link':
    'Until it is used or too old, a day or less. The one to undo a change of your address: {days, number} days',
  'until.visits': '{days, number} days. Then only how many there were each day.',
  'until.opinions': '{days, number} days',
  'until.forGood': 'For good. It leads to nobody once the account is gone.',
  'until.opens':
    '{days, number} days if you do not confirm it by the link we email. Otherwise until the game opens, you unsubscribe or you erase your account.',
} as const;
