export const en = {
  'privacy.heading': 'Privacy policy',
  'privacy.updated': 'Last updated {date}',
  'privacy.contents': 'On this page',
  'privacy.short': 'The short version',
  'privacy.short.play': 'Playing needs no account, no name and no email address.',
  'privacy.short.ads': 'There are no advertisements and no trackers of other companies, for anyone.',
  'privacy.short.count': 'We count visits without knowing who you are, and not at all if your browser asks us not to.',
  'privacy.short.children':
    'A child under 13 needs the consent of a parent or guardian before we collect anything personal.',
  'privacy.short.answer': 'Ask us anything about your data. You get a response within 48 hours.',

  'privacy.collected': 'Information we collect',
  'privacy.device': 'What stays on your device',
  'privacy.device.lead':
    'The site remembers a few things in your browser, so that the next visit begins as the last one ended. Our server is sent the look, so that the page comes in your colors at once, and what says who is signed in, both in cookies. The names of cookies begin with __Host- where the site is encrypted, all but the first. The rest stays where it is, and you can clear it in your browser at any time.',
  'privacy.device.caption': 'What your browser keeps for this site',
  'privacy.device.what': 'What it is',
  'privacy.device.name': 'Its name in the browser',
  'privacy.device.until': 'How long',
  'privacy.device.look': 'Color theme, text size and motion, once you have chosen them',
  'privacy.device.preferences': 'The same, with sound, game speed and reading aloud',
  'privacy.device.restaurant': 'The name of the restaurant',
  'privacy.device.tutorial': 'That the tutorial was seen',
  'privacy.device.game': 'The saved game of a subscriber',
  'privacy.device.awards': 'Badges and certificates that are on their way to the account',
  'privacy.device.unsent': 'That something is on its way to the account',
  'privacy.device.order': 'The number of an order that is being paid',
  'privacy.device.signUp': 'That the sign-up dialog was closed',
  'privacy.device.account': 'A random key that says who is signed in, as a cookie',
  'privacy.device.signedIn': 'That somebody is signed in, as a cookie',
  'privacy.device.known':
    'That somebody has signed in here before, as a cookie, so that strangers cannot lock them out',
  'privacy.device.signingUp': 'A random key while you sign up through another service, as a cookie',
  'privacy.device.signingIn': 'Random keys while another service signs you in, as a cookie',
  'privacy.device.unconfirmed':
    'What that service said of you, until you have said that you are 18 or older, as a cookie',
  'privacy.device.session': 'A random number for this visit, and its seconds',
  'privacy.device.opinion': 'That you were asked for your opinion',
  'privacy.device.toast': 'A notice that the next page shows, like that a payment succeeded',
  'privacy.device.scroll': 'How far each page was scrolled',
  'privacy.until.year': 'One year after the last visit',
  'privacy.until.cleared': 'Until you clear it',
  'privacy.until.sent': 'Until it has arrived',
  'privacy.until.signedOut': 'Until you sign out, at most 90 days',
  'privacy.until.day': 'Until it is done, at most a day',
  'privacy.until.minutes': 'Until it is done, at most ten minutes',
  'privacy.until.tab': 'Until the tab is closed',
  'privacy.visits': 'What we count about a visit',
  'privacy.visits.lead': 'To learn which pages and games are used, and where they fail, our own server notes:',
  'privacy.visits.session':
    'a number for the visit: when it began, nine random characters, and four more made from your language, time zone and class of screen size, which thousands of people share;',
  'privacy.visits.browser':
    'the name and major version of your browser and the kind of system it runs on, like “Chrome 130 on Android”, the name of the site that led you here, like “school.example”, and for how many seconds our pages were visible;',
  'privacy.visits.pages': 'which pages were opened, and how fast they were;',
  'privacy.visits.game':
    'that a game began or a day in it was completed, with age group, score, time played and how many problems of each kind were asked and right, and that the age group was changed;',
  'privacy.visits.plans': 'that the pricing page was seen, and that a subscription was chosen, completed or cancelled;',
  'privacy.visits.report':
    'that somebody reported a problem as wrong, with the number that makes the same problem again.',
  'privacy.visits.not':
    'The number belongs to one visit. It does not recognize you the next time, and it is not linked to your name or email address.',
  'privacy.visits.marks':
    'To count a visitor once a day, we note which pages and games a visit was counted for. Those notes are deleted after two days.',
  'privacy.visits.address':
    'The address of your device on the internet is not written down. To stop floods of requests and guessed passwords, we count calls in memory or under a scrambled form of the address, and delete the counts within a day after they end.',
  'privacy.told': 'What you tell us yourself',
  'privacy.told.opinion':
    'Feedback on a game: one to five stars and, if you like, a few words, with the time, whether a day was completed, and the number of the visit unless your browser asks us not to track you. Please write no names in it.',
  'privacy.told.early':
    'Early access: your email address, the game you want to hear about, where on the site you asked, and when you asked and confirmed. Nothing links it to a visit.',
  'privacy.told.account':
    'An account, if a grown-up makes one: name and email address, the plan with its dates, when it was made and last used, and badges, certificates and progress.',
  'privacy.told.security':
    'To keep an account safe: the password in a form that nobody can read back, the browser and system of each device that is signed in and when it was used, secrets of emailed links and of a second sign-in step, and when one of us looked at the account.',
  'privacy.told.address':
    'If you change your email address: the new one until you confirm it, and the earlier one for 7 days, so that you can undo the change.',
  'privacy.told.payments':
    'Payments: plan, month or year, amount, day, refunds, why you cancelled if you tell us, and the numbers of the payment here and at Razorpay, which takes it. Its program is loaded only when a signed-in adult presses Subscribe, and card numbers never reach us.',
  'privacy.voice': 'Reading aloud',
  'privacy.voice.text':
    'Problems are read by a voice that your browser offers. We choose one on the device where there is one. If a browser has only online voices, it sends the words of the problem to its maker, and nothing about the player.',

  'privacy.use': 'How we use it',
  'privacy.use.improve': 'To see which pages and games work, and to mend what does not.',
  'privacy.use.answer': 'To answer you when you write to us.',
  'privacy.use.account':
    'To keep the progress, the plan and the awards of those who have an account, and to email them before a paid plan ends.',
  'privacy.use.early':
    'To email those who asked for early access, when the game they asked for opens. Every such email has a link to unsubscribe.',
  'privacy.use.never':
    'We do not sell or rent what we know, show no advertisements, make no profiles of children, and send nothing to companies that would.',

  'privacy.protect': 'How we protect it',
  'privacy.protect.own':
    'Pages, fonts, drawings and counting come from our own servers. The browser is told by a strict policy to run no program from anywhere else.',
  'privacy.protect.log':
    'Our log notes the path of a request, the answer and how long it took. It holds no device addresses, no cookies and nothing you have typed.',
  'privacy.protect.little': 'What is not collected cannot be lost. So we ask for as little as a game can do with.',
  'privacy.protect.kept':
    'Visits are deleted after {analytics, number} days; only how many there were each day is kept. Feedback is deleted after {opinions, number} days. Accounts whose email address nobody confirmed are deleted after 7 days, accounts nobody uses after 24 months and two warnings.',
  'privacy.protect.games':
    'A saved game that another one has replaced is deleted after {games, number} days, unless you restore it first.',
  'privacy.protect.erased':
    'When an account is erased, everything in it is overwritten. Only its random number is kept, so that restoring a backup erases the account again.',
  'privacy.protect.early':
    'An email address for early access is deleted after {days, number} days unless its owner confirms it by the link we email, at once when they unsubscribe, and otherwise when the game has opened.',

  'privacy.rights': 'Your rights',
  'privacy.rights.lead': 'Wherever you live, you may ask us to',
  'privacy.rights.see': 'show you what we hold about you or your child;',
  'privacy.rights.correct': 'correct it;',
  'privacy.rights.delete': 'delete it;',
  'privacy.rights.take': 'give it to you in a form that other programs can read;',
  'privacy.rights.stop': 'stop collecting it.',
  'privacy.rights.self':
    'Whoever has an account sees every stored field, downloads all of it and erases it without asking:',
  'privacy.rights.know': 'What we know about you',
  'privacy.rights.time': 'You get a response within 48 hours.',
  'privacy.rights.signal':
    'You can stop the counting without asking. Turn on Global Privacy Control or Do Not Track in your browser, and no visit, page or game is reported at all; should a report arrive all the same, our server drops it. Everything else works the same.',
  'privacy.rights.visit':
    'Because visits carry no name, we can find yours only by its number. Your browser shows it as countertop.session for as long as the tab is open.',

  'privacy.children': 'Children’s privacy',
  'privacy.children.consent':
    'Consent is needed under 13: we do not knowingly collect personal information from a child under 13 unless a parent or guardian has agreed to it first.',
  'privacy.children.play':
    'A child can play everything that is free without giving us anything personal. The name of the restaurant stays on the device; only a subscriber’s saved game takes it along. Nothing in the games asks for a photo, a voice, a place, a school or a birthday, and nobody can write to a child through them.',
  'privacy.children.grownUps': 'Signing in, paying and early access are for grown-ups.',
  'privacy.children.parents':
    'Parents may see what we hold about their child, have it deleted, and tell us to collect no more. If you think a child has given us something personal, by writing a name into feedback for instance, tell us and we delete it.',

  'privacy.contact': 'Contact',
  'privacy.contact.time': 'Questions about this policy, or about your data? You get a response within 48 hours.',
  'privacy.contact.email': 'Write to us:',
  'privacy.contact.self':
    'This site has no mailbox for questions yet. What is stored about an account can be seen, downloaded and erased without asking:',
} as const;
