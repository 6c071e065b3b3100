export const en = {
  'children.label': 'Children',
  'children.own': 'Your own game',
  'children.family': 'Your family',
  'progress.title': 'Progress',
  'progress.lead': 'What your child practiced in the last four weeks.',
  'progress.dashboard': 'Back to the dashboard',

  'lead.title': 'What you’ll read here',
  'lead.whole': 'See the whole report',
  'lead.sample': 'See a sample report',
  'lead.notIncluded':
    'With a plan, this page shows what your child practices, which mistakes are worth a look and what to try at home.',

  'headline.talk': '{skill} is the one to talk about: {right, number} of {asked, number} right on the first try.',
  'headline.talkMistake':
    '{skill} is the one to talk about: {right, number} of {asked, number} right, mostly {mistake}.',
  'headline.newSkill':
    '{skill} is new: {right, number} of {asked, number} right so far. Everything else is going well.',
  'headline.good':
    'Everything is going well: {allRight, number} of {allAsked, number} right on the first try. {skill} went best.',
  'headline.tooLittle':
    '{orders, plural, one {One problem} other {# problems}} answered so far. After {enough, number}, you’ll read here what to practice.',
  'headline.away': 'No play for a week. The last time was {day}. “{skill}” is a good place to start again.',
  'headline.nothing': 'No problems answered in the last four weeks.',

  'figures.title': 'The last four weeks',
  'figures.time': 'Time played',
  'figures.minutes': '{minutes, plural, one {# minute} other {# minutes}}',
  'figures.hours': '{hours, number} h {minutes, number} min',
  'figures.problems': 'Problems answered',
  'figures.right': '{right, number} right on the first try',
  'figures.days': 'Days played',
  'figures.ofDays': 'of {days, number}',

  'days.title': 'Minutes and problems a day',
  'days.summary':
    '{days, plural, one {One day} other {# days}} played, most on {best}: {minutes, plural, one {# minute} other {# minutes}}.',
  'days.week': 'Minutes a day',
  'days.none': 'Not played in these days.',
  'days.day': 'Day',
  'days.minutes': 'Minutes',
  'days.problems': 'Problems',

  'skills.title': 'Skills',
  'skills.lead': 'Right on the first try, in the last four weeks.',
  'skills.value': '{right, number} of {asked, number}',
  'skills.standards': 'Common Core: {codes}',
  'level.new': 'New',
  'level.growing': 'Growing',
  'level.secure': 'Secure',
  'level.help':
    'New: fewer than {least, number} problems, or fewer than half of them right. Secure: at least 8 of 10 right. Growing: in between.',

  'mistakes.title': 'Mistakes worth a look',
  'mistakes.lead': 'Made more than once, most common first.',
  'mistakes.none': 'No mistake was made twice. There is nothing to sort out.',
  'mistakes.times': '{times, plural, one {Once} other {# times}}, in: {skills}',
  'mistakes.noTicket': 'The orders are no longer kept.',
  'ticket.title': 'Order of {day}',
  'ticket.answer': 'Your child’s answer',
  'ticket.right': 'Right answer',
  'ticket.reason': 'What your child read: “{reason}”',

  'home.title': 'Try this at home',

  'save.title': 'Keep or share this report',
  'save.text': 'The files are made on your device. They contain no name.',
  'save.csv': 'Download as CSV',
  'save.pdf': 'Download as PDF',
  'save.making': 'Making the file…',
  'save.done': '{file} is in your downloads.',
  'save.failed': 'The file couldn’t be made. Check your connection and try again.',

  'sample.tag': 'Sample',
  'sample.title': 'This is a sample report',
  'sample.text':
    'The numbers below are invented. On the free plan we keep no answers, so there is nothing to report. The whole game stays free.',
  'sample.adds': 'With a plan, you get:',
  'sample.adds.report': 'this page for your own child, after the first ten problems',
  'sample.adds.saved': 'the restaurant saved on every device',
  'sample.adds.certificates': 'certificates to print',
  'sample.plans': 'See the plans',

  'empty.title': 'Your child’s report will be here',
  'empty.text':
    'After the next day at the restaurant, you’ll see minutes and problems per day, what goes well, and each mistake with its order.',
  'empty.play': 'Start Playing Now',

  'file.title': 'Progress, {from} to {to}',
  'file.sample': 'Sample with invented numbers.',
  'file.foot': '{title}, page {page, number}',
  'file.day':
    '{day}: {minutes, plural, one {# minute} other {# minutes}}, {orders, plural, one {# problem} other {# problems}}.',
  'file.skill': '{skill}: {right, number} of {asked, number} right ({level}).',
  'file.mistake': '{mistake}: {times}.',
  'file.part': 'Part',
  'file.entry': 'Name',
  'file.right': 'Right on the first try',
  'file.times': 'Times',
  'file.level': 'Level',
} as const;
