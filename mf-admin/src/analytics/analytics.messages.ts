export const en = {
  'analytics.title': 'General Analytics',
  'analytics.lead': 'Visits, play and drop-off. No personal data.',
  'analytics.subscriptions': 'Subscription Analytics',
  'analytics.exportAll': 'Export all',
  'analytics.exportAll.title': 'All tables of General Analytics',
  'tabs.label': 'Analytics sections',
  'tab.overview': 'Overview',
  'tab.support': 'Support',
  'tab.payments': 'Payments',
  'tab.log': 'Access log',

  'clock.tag': 'Check the clock',
  'clock.text':
    'The server’s clock says {now}, but the last time in the database is {lastSeen}. Until you correct the clock, or accept it with --accept-clock when the server starts, nothing is deleted because of its age.',

  'range.presets': 'Period',
  'range.preset': '{days, number} days',
  'range.other': 'Custom range',
  'range.from': 'From',
  'range.to': 'To',
  'range.show': 'Show',
  'range.compared':
    '{days, plural, one {One day, compared with the day before.} other {# days, compared with the # days before.}}',
  'range.timeZone': 'Days are in UTC.',
  'range.today': 'Today is still in progress.',
  'range.measured': 'Updated {moment}.',
  'range.refresh': 'Refresh',
  'range.refreshing': 'Refreshing…',
  'range.shown': 'Showing {range}.',
  'range.wrong': 'This date range can’t be shown',
  'range.wrong.invalidFrom': '“{from}” isn’t a date. Enter the first day like 2026-11-01.',
  'range.wrong.invalidTo': '“{to}” isn’t a date. Enter the last day like 2026-11-28.',
  'range.wrong.backwards': 'The last day is before the first. Swap them.',
  'range.wrong.tooLong': 'That’s more than {most, number} days. Choose a shorter period.',
  'range.wrong.inFuture': 'The last day is in the future. Choose days up to today, {today} (UTC).',

  'overview.loading': 'Loading data…',
  'overview.failed': 'The data couldn’t be loaded',
  'overview.failed.text': 'Nothing is lost. Try again in a moment.',
  'overview.offline.text': 'You’re offline. Try again when you’re back online.',
  'overview.empty': 'No activity in this period',
  'overview.empty.text': 'No one visited or played. Data appears here with the first visitor.',
  'overview.empty.home': 'Open the home page',

  'card.visitors': 'Visitors',
  'card.sessions': 'Sessions',
  'card.time': 'Time per session',
  'card.pageViews': 'Page views',
  'card.gamesStarted': 'Games started',
  'card.gamesCompleted': 'Days finished',
  'card.minutes': '{minutes, number} min',
  'change.up': '+{percent, number}%, up from {before}',
  'change.down': '−{percent, number}%, down from {before}',
  'change.slightlyUp': 'Slightly up from {before}',
  'change.slightlyDown': 'Slightly down from {before}',
  'change.same': 'No change',
  'change.new': 'None in the previous period',
  'change.first': 'This is the first period with data, so there is nothing to compare it with yet.',

  'part.visits': 'Visits',
  'part.visits.lead':
    'Each visitor is counted once a day, because we can’t recognize someone on another day. Visitors who opted out or whose browser blocks analytics aren’t counted.',
  'look.title': 'Worth a look',
  'look.lead': 'Highlights of this period.',
  'look.nothing': 'Nothing stands out. There were too few visitors to tell.',
  'look.stop':
    'Most visitors stop here: {step}. {stopped, plural, one {# visitor} other {# visitors}} went no further.',
  'look.hardest': 'Hardest: {skill}. {percent, number}% of first answers are correct.',
  'look.reported':
    '{count, plural, one {# problem was} other {# problems were}} reported, most often in the game with seed {seed}.',
  'look.said': 'Game rating: {said}',

  'part.play': 'Play',
  'part.play.lead': 'From the first page view to the fifth restaurant day.',
  'part.problems': 'Problems',
  'part.problems.lead': 'Correct first answers, in finished days only, lowest first.',
  'part.voice': 'Feedback',
  'part.voice.lead': 'Ratings after a restaurant day, and sign-ups for upcoming games.',

  'small.values': 'Small groups combined: {values}.',
  'small.value': '{name} {value}',
  'small.people':
    '{count, plural, one {# visitor is} other {# visitors are}} grouped together: to protect privacy, groups smaller than {smallest, number} aren’t broken down.',
  'small.answers':
    '{count, plural, one {# answer is} other {# answers are}} grouped together: to protect privacy, groups smaller than {smallest, number} aren’t broken down.',
  'small.wishes':
    '{count, plural, one {# person is} other {# people are}} grouped together: to protect privacy, groups smaller than {smallest, number} aren’t broken down.',
  'small.steps': 'To protect privacy, groups smaller than {smallest, number} aren’t shown.',
  'pages.empty': 'No page was opened in this period.',
  'steps.note': 'Most visitors stop here',
  'practice.note': 'Lowest',
  'practice.empty': 'No restaurant day was finished in this period.',
  'bands.empty': 'No game was started in this period.',

  'reports.lead':
    '{count, plural, one {# problem that a player} other {# problems that players}} reported. The seed replays the same game.',
  'reports.empty': 'No one reported a problem in this period.',
  'reports.seed': 'Seed {seed}',
  'reports.all': 'Show all {count, number}',

  'ratings.empty': 'No one gave feedback in this period.',
  'wishes.empty': 'No one signed up for a game in this period.',
  'wishes.export': 'Export emails',
  'wishes.export.why':
    'Only counts are shown here. The file has the email address of everyone who signed up, and each export is logged.',
  'wishes.ask': 'Export early-access emails?',
  'wishes.ask.text':
    'The file has the email address of everyone who ever signed up for a game. Your export, its time and the number of people are recorded in the access log, which every administrator can read and no one can change.',
  'wishes.ask.confirm': 'Export and record',
  'wishes.ask.pending': 'Exporting…',
  'wishes.ask.failed': 'The file couldn’t be downloaded. Try again in a moment.',
  'wishes.ask.refused': 'You’re no longer signed in as an administrator. Reload the page.',
  'wishes.done': 'Saved as {file}. The export is in the access log.',

  'support.loading': 'Loading the requests…',
  'support.failed': 'The support requests couldn’t be loaded',

  'payments.loading': 'Loading the payments…',
  'payments.failed': 'The payments couldn’t be loaded',

  'log.lead':
    'Every time an administrator viewed or exported people’s data, answered a support request or recorded returned money, newest first. No one can change it.',
  'log.empty': 'No entries yet',
  'log.empty.privacy': 'Privacy policy',
  'log.empty.text':
    'An entry appears here when an administrator views payments or support requests, or exports emails.',
  'log.older': 'Show older entries',
  'log.loading': 'Loading the log…',
  'log.failed': 'The log couldn’t be loaded',
  'log.olderFailed': 'The older entries couldn’t be loaded. Try again in a moment.',
  'log.count': '{count, plural, one {# entry} other {# entries}} shown.',
  'log.notAll': '{count, plural, one {# entry} other {# entries}} shown, with more to load.',
} as const;
