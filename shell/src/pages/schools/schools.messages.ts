export const en = {
  'schools.title': 'Notice to schools',
  'schools.lead':
    'What a class on Countertop keeps about its children, and what your school agrees to. Version {version, number}.',
  'schools.start': 'Make a class',

  'schools.short': 'In short',
  'schools.short.names': 'First names or initials only. No last names, email addresses, photos or birthdays.',
  'schools.short.staff': 'Only the teachers of a class see what its children do. There is no ranking of children.',
  'schools.short.marketing': 'No marketing to children, no ads, and no contact with them or their parents.',
  'schools.short.end': 'Every class has a last day. Afterwards, everything about its children is erased.',

  'schools.kept': 'What we keep about a child in a class',
  'schools.kept.name': 'a first name or initials, as the teacher enters them',
  'schools.kept.picture': 'one of sixteen drawn customers, for signing in',
  'schools.kept.card':
    'when a card was made, and what is on it in a form that can’t be read back, and how often wrong pictures were pressed today',
  'schools.kept.session':
    'when the child last signed in, and with which browser and system, for at most a day after signing in',
  'schools.kept.answers':
    'each problem and the child’s answer to it, when it was answered, how long it took, how many hints were used and which mistake it shows',
  'schools.kept.totals': 'totals for each day and skill, badges, and the game in progress',
  'schools.kept.settings': 'settings such as text size, colors and sound',
  'schools.kept.class': 'the age group of the class',
  'schools.kept.nothing': 'Nothing else. A class and a child’s account at home are never combined.',

  'schools.use': 'What we use it for',
  'schools.use.only':
    'To let children sign in, to choose their next problems, and to show their teachers who needs help with what. For nothing else: we don’t sell it, build no other profiles from it, and train nothing on it.',
  'schools.use.names':
    'Children’s names are visible at sign-in only while a teacher has opened it, and never from the class code alone.',

  'schools.processors': 'Who else processes data',
  'schools.processors.razorpay':
    'Razorpay processes the payment of the grown-up who buys the Classroom plan. It gets nothing about children.',
  'schools.processors.mail':
    'Our email provider delivers emails to teachers: invitations, changes of the teachers of a class, and reminders before it ends. They contain no names of children.',
  'schools.processors.hosting': 'Our hosting provider runs the servers on which everything above is stored.',
  'schools.processors.none':
    'No other company gets data from a class. Ask us for the names of both providers before you agree:',
  'schools.processors.ask': 'contact us',

  'schools.end': 'When a class ends',
  'schools.end.mail':
    'We email its teachers 30 and 7 days before the last day. They can export everything, or choose a later day.',
  'schools.end.erased':
    'After the last day, the class and everything about its children is erased. Only random numbers are kept, so that restoring a backup erases it again.',
  'schools.end.early':
    'The owner of a class can export or erase it at any time, and any of its teachers can erase a child.',

  'schools.terms': 'Terms for schools',
  'schools.terms.school':
    'The school decides who is in a class and agrees on behalf of the children’s parents, where the law lets it, for learning in school only.',
  'schools.terms.us': 'We process the data on the school’s behalf and instructions, as this notice describes.',
  'schools.terms.parents': 'If a parent asks to see or erase what is kept about a child, the school or we do it.',
  'schools.terms.breach': 'If a class’s data is lost or exposed, we notify its teachers without delay.',
  'schools.terms.change':
    'If this notice changes in a way that matters, teachers are asked again before they make a class.',
  'schools.terms.privacy': 'Everything else is in our',
  'schools.terms.privacy.link': 'privacy policy',
} as const;
