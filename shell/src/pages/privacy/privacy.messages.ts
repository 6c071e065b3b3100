export const en = {
  'privacy.heading': 'Privacy policy',
  'privacy.updated': 'Last updated {date}',
  'privacy.contents': 'On this page',
  'privacy.short': 'The short version',
  'privacy.short.play': 'Playing needs no account, no name and no email address.',
  'privacy.short.ads': 'There are no ads and no third-party trackers, for anyone.',
  'privacy.short.count': 'We count visits without knowing who you are, and not at all if your browser asks us not to.',
  'privacy.short.children':
    'A child under 13 needs the consent of a parent or guardian before we collect anything personal.',
  'privacy.short.answer': 'Ask us anything about your data. You’ll get a response within 48 hours.',

  'privacy.collected': 'Information we collect',
  'privacy.device': 'What stays on your device',
  'privacy.device.lead':
    'The site remembers a few things in your browser, so that your next visit starts where the last one ended. Cookies send two of them to our server: your display settings, so that pages appear in your colors right away, and who is signed in. On an encrypted connection, the names of all cookies but the first begin with __Host-. Everything else stays on your device, and you can clear it in your browser at any time.',
  'privacy.device.caption': 'What your browser stores for this site',
  'privacy.device.what': 'What it is',
  'privacy.device.name': 'Name in the browser',
  'privacy.device.until': 'How long',
  'privacy.device.look': 'Color theme, text size and motion, once you have chosen them',
  'privacy.device.preferences':
    'The same settings, plus sound, game speed, reading aloud and the side of the number pad',
  'privacy.device.restaurant': 'The name of each player’s restaurant',
  'privacy.device.tutorial': 'Which players have seen the tutorial',
  'privacy.device.game': 'The saved game of a subscriber',
  'privacy.device.floor': 'A subscriber’s day in progress: tables, dishes and the open order',
  'privacy.device.waitingGames':
    'Games of children who played on this device earlier, until they are saved to the account',
  'privacy.device.lesson': 'How far you are in a lesson from your teacher',
  'privacy.device.awards': 'Badges and certificates that are not saved to the account yet',
  'privacy.device.attempts':
    'If an account has a plan: answers until they are saved to the account, and how many have been saved',
  'privacy.device.unsent': 'Whether some progress has yet to be saved to the account',
  'privacy.device.offline': 'The files of the game, so that it starts without a network',
  'privacy.device.install': 'Whether the game has explained how to install it',
  'privacy.device.order': 'The number of an order while you pay for it',
  'privacy.device.signUp': 'Whether the sign-up dialog was closed',
  'privacy.device.players':
    'The children who can play on a device that was handed over: nickname, picture, age group, and whether there is a picture password',
  'privacy.device.playTime':
    'How long each child has played today on a device that was handed over, and the limits that the family has set',
  'privacy.device.player': 'Who is using a signed-in device: a grown-up, or which child',
  'privacy.device.deviceAccount': 'Which account signed in last, so that the next one sees nothing of it',
  'privacy.device.erased': 'When a player’s data was erased, so that this device deletes it, too',
  'privacy.device.handOver':
    'The child who was handed the device while it was offline: nickname, picture, age group, and the plan of the account',
  'privacy.device.leave': 'That a child left a class while offline, so that the session can be ended',
  'privacy.device.settings':
    'The settings of children who use this device, and those of the grown-up while a child uses it',
  'privacy.device.account': 'A cookie with a random key that identifies the signed-in user',
  'privacy.device.signedIn': 'A cookie that says somebody has signed in, so that offline play is kept',
  'privacy.device.known':
    'A cookie that says somebody has signed in here before, so that strangers can’t lock them out',
  'privacy.device.knownClass':
    'A cookie that says a child has signed in to a class here before, so that wrong codes on other devices don’t lock this one out',
  'privacy.device.signingUp': 'A cookie with a random key, while you sign up through another service',
  'privacy.device.signingIn': 'A cookie with random keys, while another service signs you in',
  'privacy.device.unconfirmed':
    'A cookie with what that service told us about you, until you confirm that you are 18 or older',
  'privacy.device.session': 'A random number for this visit, and how many seconds our pages were visible',
  'privacy.device.feedback': 'Whether you were asked for feedback',
  'privacy.device.toast': 'A message for the next page to show, for example that a payment succeeded',
  'privacy.device.scroll': 'The scroll position of each page',
  'privacy.until.year': 'One year after the last visit',
  'privacy.until.cleared': 'Until you clear it',
  'privacy.until.sent': 'Until it has been saved',
  'privacy.until.signedOut': 'Until you sign out, 90 days at most',
  'privacy.until.longSignedOut': 'Until you sign out, 400 days at most',
  'privacy.until.day': 'Until it is done, one day at most',
  'privacy.until.minutes': 'Until it is done, ten minutes at most',
  'privacy.until.tab': 'Until the tab is closed',
  'privacy.visits': 'What we count about a visit',
  'privacy.visits.lead': 'To learn which pages and games are used, and where they fail, our own server records:',
  'privacy.visits.session':
    'a number for the visit: when it began, nine random characters, and four more derived from your language, time zone and class of screen size, which thousands of people share;',
  'privacy.visits.browser':
    'the name and major version of your browser and the kind of system it runs on, such as “Chrome 130 on Android”, the name of the site that led you here, such as “school.example”, and for how many seconds our pages were visible;',
  'privacy.visits.pages': 'which pages were opened, and how fast they were;',
  'privacy.visits.game':
    'that a game was started, that a day in it was completed, with the age group, score, time played and how many problems of each kind were asked and answered correctly, and that the age group was changed;',
  'privacy.visits.plans': 'that the pricing page was seen, and that a subscription was chosen, completed or canceled;',
  'privacy.visits.report': 'that somebody reported a problem as wrong, with the number that recreates the problem.',
  'privacy.visits.not':
    'The number belongs to a single visit. It cannot identify you the next time, and it is not linked to your name or email address.',
  'privacy.visits.marks':
    'To count each visitor only once a day, we record which pages and games a visit was counted for. Those records are deleted after two days.',
  'privacy.visits.address':
    'Your IP address is not stored. To stop floods of requests and password guessing, we count requests in memory or under a scrambled form of the address, and delete the counts within a day after they expire.',
  'privacy.told': 'What you tell us yourself',
  'privacy.told.feedback':
    'Feedback on a game: one to five stars and, if you like, a few words, with the time, whether a day was completed, and the number of the visit unless your browser asks us not to track you. Please don’t write names in it.',
  'privacy.told.early':
    'Early access: your email address, the game you want to hear about, where on the site you asked, and when you asked and confirmed. Nothing links it to a visit.',
  'privacy.told.support':
    'Questions to us: the topic, your message and email address, the reference of an error if you name it, your account if you’re signed in, and when you asked and we answered.',
  'privacy.told.account':
    'An account, if a grown-up creates one: name and email address, the plan with its dates, when it was created and last used, and badges, certificates and progress.',
  'privacy.told.learners':
    'What a child practices, if an account has a plan: each problem and the child’s answer to it, when it was answered, how long it took, how many hints were used and which mistake it shows, totals for each day and skill, when a learned skill is due again, and the child’s age group. A nickname is enough: nothing asks for a child’s full name.',
  'privacy.told.consents':
    'Consent: what each guardian of a child decided, when, for which version of our notice, and the proof, a payment or the link in an email.',
  'privacy.told.invitations':
    'If you invite another guardian: the email address, for which children, when it was sent and accepted, and which account asks to accept it with another address.',
  'privacy.told.family':
    'For each child of a family: picture, a picture password in a form that can’t be read back, settings such as text size, colors and sound, the limits you set with their time zone, and the minutes played per day and device. A code that carries settings to another account holds no name.',
  'privacy.told.classes':
    'For a class of the Classroom Edition: its name, age group, code and last day, its teachers, email addresses of teachers who are invited, and which account asks to accept an invitation. For each child, what its school agreed to: a first name or initials, a picture, when a card was made and last used, and what it practices. What is on the card is stored in a form that can’t be read back.',
  'privacy.told.weekly':
    'The weekly email, if you turn it on: for which child, which weeks were sent, and how often delivery failed.',
  'privacy.told.security':
    'To keep an account safe: the password and PIN in a form that can’t be read back, the browser and system of each signed-in device, when it was used and which child plays on it, secrets for emailed links and for a second sign-in step, and when one of us looked at the account.',
  'privacy.told.address':
    'If you change your email address: the new one until you confirm it, and the previous one for 7 days, so that you can undo the change.',
  'privacy.told.payments':
    'Payments: plan, monthly or yearly, amount, day, refunds, disputes with your bank, the name and email address on the receipt, why you canceled if you tell us, and the payment’s numbers here and at Razorpay, which processes it. Razorpay’s code loads only when a signed-in adult presses Subscribe. It comes from checkout.razorpay.com and cdn.razorpay.com, looks for fraud, and sends what it needs and what happens in its checkout to api.razorpay.com, lumberjack.razorpay.com and lumberjack-metrics.razorpay.com. Card numbers never reach us.',
  'privacy.voice': 'Reading aloud',
  'privacy.voice.text':
    'Problems are read aloud by a voice that your browser offers. We choose one that runs on your device if there is one. If your browser has only online voices, it sends the words of the problem to the browser’s maker, but nothing about the player.',

  'privacy.use': 'How we use it',
  'privacy.use.improve': 'To see which pages and games work, and to fix those that don’t.',
  'privacy.use.answer': 'To answer you when you write to us.',
  'privacy.use.account':
    'To keep the progress, plan and awards of people who have an account, and to email them before a paid plan ends.',
  'privacy.use.learners':
    'To show the grown-ups of a child, and nobody else, what the child has learned and what to practice next, and to email it to those who ask for it.',
  'privacy.use.early':
    'To email people who asked for early access when the game opens. Every such email has a link to unsubscribe.',
  'privacy.use.never': 'We don’t sell or rent your data or show ads, and we send nothing to companies that would.',
  'privacy.use.profile':
    'From a child’s answers, the game works out which skills are secure and which mistakes keep coming back. It uses this to choose problems, and shows it to the child’s guardians. We keep no other profile of a child, and use this one for nothing else.',

  'privacy.protect': 'How we protect it',
  'privacy.protect.own':
    'Pages, fonts, drawings and visit counts are handled by our own servers. A strict policy tells your browser to run no code from anywhere else.',
  'privacy.protect.log':
    'Our log records the path of each request, the response and how long it took. It contains no IP addresses, no cookies and nothing you have typed.',
  'privacy.protect.little': 'What is not collected cannot be lost. So we ask for as little as a game needs.',
  'privacy.protect.kept':
    'Visits are deleted after {analytics, number} days; only the number of visits per day is kept. Feedback is deleted after {feedback, number} days, and questions to us after {support, number} days. Accounts with an unconfirmed email address are deleted after 7 days, and unused accounts after 24 months and two warnings.',
  'privacy.protect.games':
    'A saved game that was replaced by another one is deleted after {games, number} days, unless you restore it first.',
  'privacy.protect.answers':
    'A child’s answers are deleted after {answers, number} days. The totals for each day and skill are kept until the account is erased.',
  'privacy.protect.family':
    'Minutes played are deleted after {time, number} days, and codes for settings, links that ask for consent and invitations after {codes, number}. When a Family Plan has ended, every child but the first is deleted after {ended, number} days and two warnings by email.',
  'privacy.protect.classes':
    'After the last day of a class and two emails to its teachers, the class and its children are erased. A teacher can do it earlier, for a child or the whole class. When a teacher’s account is erased, a co-teacher becomes the owner of the class; without one, it is erased as well.',
  'privacy.protect.weekly':
    'Our record of weekly emails is deleted after {weekly, number} days, and everything else about them when you turn them off or erase the account.',
  'privacy.protect.erased':
    'When an account, a child or a class is erased, everything in it is overwritten. Only its random number is kept, so that restoring a backup erases it again.',
  'privacy.protect.refused':
    'Emails that others can trigger with your address contain a link that stops them. We remember your choice under a code derived from your address, not under the address itself.',
  'privacy.protect.early':
    'An email address for early access is deleted after {days, number} days unless its owner confirms it with the link we email. A confirmed address is deleted as soon as its owner unsubscribes, or once the game has opened.',

  'privacy.rights': 'Your rights',
  'privacy.rights.lead': 'Wherever you live, you may ask us to',
  'privacy.rights.see': 'show you what we hold about you or your child;',
  'privacy.rights.correct': 'correct it;',
  'privacy.rights.delete': 'delete it;',
  'privacy.rights.take': 'give it to you in a form that other programs can read;',
  'privacy.rights.stop': 'stop collecting it.',
  'privacy.rights.self':
    'If you have an account, you can see every stored field, download all of it and erase it without asking us:',
  'privacy.rights.know': 'What we know about you',
  'privacy.rights.time': 'You’ll get a response within 48 hours.',
  'privacy.rights.signal':
    'You can stop the counting without asking us. Turn on Global Privacy Control or Do Not Track in your browser, and no visit, page or game is reported at all. If a report arrives anyway, our server drops it. Everything else works the same.',
  'privacy.rights.visit':
    'Because visits carry no name, we can find yours only by its number. Your browser shows it as countertop.session for as long as the tab is open.',

  'privacy.children': 'Children’s privacy',
  'privacy.children.consent':
    'Consent is needed under 13: we do not knowingly collect personal information from a child under 13 unless a parent or guardian has agreed to it first.',
  'privacy.children.notice':
    'A family can have several children. What one of them does is kept only after a parent or guardian has read our notice and agreed, by a payment, or by a link in an email that a second email confirms. Consent can be withdrawn at any time: the child can still play, and nothing more is kept. If you agree, we keep:',
  'privacy.children.school':
    'In a class of the Classroom Edition, the school agrees for its children, and only the teachers of the class see what they do. Children sign in with a card or a code, without an email address, and we never write to them. A parent can ask the school, or us, to see or erase what is kept about their child.',
  'privacy.children.schools': 'Notice to schools',
  'privacy.children.play':
    'A child can play everything that is free without giving us anything personal. The name of the restaurant stays on the device, unless it is part of a subscriber’s saved game. Nothing in the games asks for a photo, a voice, a location, a school or a birthday, and nobody can write to a child through them.',
  'privacy.children.grownUps': 'Signing in, paying, early access and writing to us are for grown-ups.',
  'privacy.children.parents':
    'Parents may see what we hold about their child, have it deleted, and tell us to collect no more. If you think a child has given us something personal, for example by writing a name in feedback, tell us and we’ll delete it.',

  'privacy.contact': 'Contact',
  'privacy.contact.time': 'Questions about this policy, or about your data? You’ll get a response within 48 hours.',
  'privacy.contact.support': 'Contact support',
} as const;
