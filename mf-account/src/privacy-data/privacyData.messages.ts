export const en = {
  'know.title': 'What we know about you',
  'know.lead': 'Everything we store, why and for how long. If it isn’t listed, we don’t store it.',
  'know.privacy': 'Privacy policy',

  'know.yours': 'Your data',
  'know.yours.text':
    'Download all data stored about you, or have it erased. Both happen right away, without asking us.',
  'know.download': 'Download everything',
  'know.download.note': 'One zip file with JSON for other programs and tables for any spreadsheet.',
  'know.downloading': 'Collecting your data…',
  'know.download.failed.title': 'Not Downloaded',
  'know.download.failed': 'We couldn’t reach our server. Please try again.',
  'know.erase': 'Erase everything',
  'know.signedOut': 'Sign in to download or erase the data stored about you.',
  'know.signIn': 'Sign in',

  'erase.title': 'Erase everything?',
  'erase.text':
    'This deletes your account, all sessions, the game, all answers, and all badges and certificates right away, on every device. It can’t be undone.',
  'erase.children': 'It also erases {names}, with everything they played and earned.',
  'erase.guardians':
    '{emails} no longer {count, plural, one {sees} other {see}} {name}, and {count, plural, one {gets} other {get}} an email.',
  'erase.class.erased':
    'It also erases the class “{name}” with {seats, plural, =0 {no children} =1 {one child} other {{seats, number} children}}.',
  'erase.class.passed': 'The class “{name}” goes to {successor}, who gets an email.',
  'erase.class.noPlan':
    'They don’t have the Classroom Edition. Until they do, they can only read, export and erase the class, and its children can’t sign in.',
  'erase.plan': 'Your plan, {plan}, also ends right away and is not refunded automatically.',
  'erase.plan.until':
    'Your plan, {plan}, is paid until {date}. It also ends right away, and the remaining days are not refunded automatically.',
  'erase.certificates': 'Printed certificates can no longer be verified.',
  'erase.first': 'You may want to download your data first.',
  'erase.field': 'Type {word} to continue',
  'erase.mismatch': 'Type the word {word} and nothing else.',
  'erase.confirm': 'Erase everything',
  'erase.pending': 'Erasing…',
  'erase.cancel': 'Keep my account',
  'erase.failed': 'Nothing was erased, because we couldn’t reach our server. Please try again.',
  'erased.title': 'Everything has been erased',
  'erased.text': 'We no longer store anything that identifies you. You can keep playing without an account.',
  'erased.home': 'Home',

  'know.group': '{group} ({count, number})',
  'know.what': 'Data',
  'know.why': 'Why',
  'know.kept': 'Kept: {until}',
  'know.keptUnless':
    'Kept: {until}. Some rows have a different period. Erasing your account ends the shorter ones, too.',

  'group.account': 'Your account',
  'group.sessions': 'Where you’re signed in',
  'group.game': 'What you played and earned',
  'group.payments': 'What you paid',
  'group.unnamed': 'Data not linked to your name',

  'email.what': 'Your email address',
  'email.why': 'It identifies your account and lets you reset your password.',
  'name.what': 'Your display name, and your first and last name if another service signs you in',
  'name.why': 'To greet you. Only you see it.',
  'password.what': 'Your password, hashed so that nobody can read it',
  'password.why': 'To make sure it’s you.',
  'secondFactor.what':
    'The secret shared with your authenticator app, encrypted, and your recovery codes, hashed so that nobody can read them',
  'secondFactor.why': 'To ask for a code in addition to your password, if you turned that on.',
  'provider.what': 'The service that signs you in and your ID there, if you use one',
  'provider.why': 'To find your account again.',
  'plan.what': 'Your plan, whether it’s active, and when it ends',
  'plan.why': 'To give you access to what you paid for.',
  'role.what': 'Whether you’re an administrator of this site',
  'role.why': 'Some pages are for administrators only.',
  'dates.what':
    'When your account was created, when you confirmed your email address and that you’re 18 or older, and when you last used the account',
  'dates.why': 'To delete accounts that nobody confirms or uses.',
  'looks.what': 'When an administrator viewed your email address and plan',
  'looks.why': 'So that every view is on record.',
  'support.what':
    'Your questions to support: topic, message, email address, the reference of an error, when you asked, and when the answer was due and given',
  'support.why': 'To answer you.',
  'weekly.what':
    'For each child: whether you get the weekly email, which weeks were sent, how often it could not be delivered, and the secret in its unsubscribe link',
  'weekly.why': 'To send each email once, and to stop when you want or when the address no longer works.',
  'session.what':
    'For each browser you’re signed in on: its name and operating system, when you signed in, when it was last used, when you last entered your password, and a hashed secret',
  'session.why': 'To keep you signed in, and to let you end sessions you don’t recognize.',
  'link.what':
    'For each link we email you: a hashed secret, its purpose, the page to open next, and, if you change your email address, the other address',
  'link.why': 'So that a link works only once, and only for you.',
  'progress.what':
    'The saved game: level, score, money, day, age group, stock, and how many problems of each kind were asked and answered correctly',
  'progress.why': 'So that subscribers can continue their game on any device.',
  'previousGames.what': 'Saved games that were replaced by another one, with the same data',
  'previousGames.why': 'So that you can restore a game that was replaced by mistake.',
  'restaurant.what': 'The name of the restaurant',
  'restaurant.why': 'It’s part of the saved game. Please don’t use a child’s name.',
  'learner.what':
    'For each child who plays: an ID, the age group, a nickname, a picture and settings if you chose any, when learned skills are due again, and which accounts are its guardians',
  'learner.why': 'So that what a child does belongs to the child, and only its guardians see it.',
  'consents.what':
    'For each child: which guardian agreed or withdrew consent, when, to which version of our notice, and the receipt or emailed link that proves it',
  'consents.why': 'Because we keep what a child does only if a parent or guardian agrees.',
  'limits.what': 'The limits you set for a child: minutes a day, quiet hours and their time zone',
  'limits.why': 'To close the kitchen on time on every device.',
  'playTime.what': 'How long a child played on each day and device, and the minutes you added',
  'playTime.why': 'To count the minutes of all devices together.',
  'settingsCode.what': 'Settings that you carry to another account with a code, without a name',
  'settingsCode.why': 'So that the code works on another device.',
  'familyEnd.what': 'When your Family Plan ended, and which of two warnings we emailed you',
  'familyEnd.why': 'So that no child is erased without both warnings.',
  'answers.what':
    'Each answer of a child: the problem, the answer, when it was given and received, how long it took, hints used, whether it was right, and which mistake it shows',
  'answers.why': 'To show you what your child has learned, and where a mistake comes from. Only with a plan.',
  'skillTotals.what':
    'For each day and skill: how many problems were asked, right on the first try, answered with help and corrected, and the time they took',
  'skillTotals.why': 'To show you how your child gets on over time. Only with a plan.',
  'badges.what': 'Your badges and the date of each',
  'badges.why': 'To show them to you.',
  'certificates.what':
    'Your certificates: title, age group, score, problems, accuracy, time, date and a check code. The name on the printout is entered on your device and never sent to us.',
  'certificates.why': 'To show them to you, and to verify the code for anyone who has the printout.',
  'payments.what':
    'For each payment: plan, billing period, amount, date, refunds, and its ID here and at the payment company. No card details and no postal address.',
  'payments.why': 'To start your plan, to make refunds, and for the accounting records required by law.',
  'cancellation.what': 'When you canceled and, if you told us, why',
  'cancellation.why': 'To improve our plans.',
  'reminders.what': 'When we emailed you that your plan ends soon',
  'reminders.why': 'So that you get each email once.',
  'visits.what':
    'Visits and events: a visit ID, browser and operating system, the site you came from, pages, page speed and game results',
  'visits.why': 'To see which pages and games work well. None of it identifies you.',
  'feedback.what': 'Feedback: star rating and comment',
  'feedback.why': 'To improve the games. None of it identifies you.',
  'erased.what': 'After you erase your account: its ID, without a name',
  'erased.why': 'So that restoring an older backup doesn’t bring your account back.',
  'earlyAccess.what':
    'An email address for early access, the game, when you signed up and, if you did, when you confirmed',
  'earlyAccess.why': 'To email you when the game opens.',

  'until.account':
    'Until you erase it. Before that, after {days, number} days if the address is never confirmed, or {months, number} months after the last use, following two warnings by email, unless a plan is active.',
  'until.secondFactor': 'Until you turn it off',
  'until.erased': 'Until you erase your account or it’s deleted',
  'until.previousGames': '{days, number} days after it was replaced, or until you restore it',
  'until.days': '{days, number} days',
  'until.familyEnd': '{days, number} days, or until you choose a plan for families again',
  'until.weekly': 'Sent weeks: {days, number} days. The rest until you turn it off.',
  'until.payments':
    'As long as the law requires accounting records. After your account is erased or deleted, nothing in them identifies you.',
  'until.reminders': '{days, number} days after the plan ended, or until you erase your account',
  'until.looks': 'Permanently, under an ID that identifies nobody once the account is erased',
  'until.session': '{idle, number} days without use, and {most, number} days at most',
  'until.link':
    'Until it’s used or expires, within a day. The link to undo a change of email address: {days, number} days',
  'until.visits': '{days, number} days. After that, only daily totals.',
  'until.feedback': '{days, number} days',
  'until.forGood': 'Permanently. It identifies nobody once the account is gone.',
  'until.opens':
    '{days, number} days if you don’t confirm it with the link we email you. Otherwise until the game opens, you unsubscribe or you erase your account.',
} as const;
