export const en = {
  'accessibility.heading': 'Accessibility',
  'accessibility.lead': 'Every child can run a restaurant. Last reviewed {date}.',
  'accessibility.works': 'What you can rely on',
  'accessibility.works.keyboard': 'Everything works with a keyboard alone, and the focus is always visible.',
  'accessibility.works.ear':
    'A whole day in Math Bistro can be played by ear: orders, results and waiting customers are announced.',
  'accessibility.works.time': 'Untimed mode removes the clock. Pause stops it at any moment.',
  'accessibility.works.sight':
    'Six themes, three of them for color blindness and one with high contrast. Text grows to 150%, and pages zoom to 400%.',
  'accessibility.works.motion': 'Nothing flashes. Motion can be turned off, and follows your system until you choose.',
  'accessibility.works.touch': 'Everything a child presses is at least 44 by 44 pixels and stays in its place.',
  'accessibility.open': 'What is still open',
  'accessibility.open.technology':
    'A simulated screen reader plays the game in every release. We haven’t tested with NVDA, JAWS, VoiceOver or TalkBack yet.',
  'accessibility.open.people':
    'People with disabilities haven’t tested it yet. If you’d like to be the first, write to us.',
  'accessibility.open.known': '{criterion}, {product}: {text}',
  'accessibility.contact': 'Is something in your way?',
  'accessibility.contact.text':
    'Tell us what you wanted to do and what stopped you. A person answers within {hours} hours.',
  'accessibility.contact.link': 'Write to us',
  'accessibility.report': 'Conformance report',
  'accessibility.report.lead':
    'Our aim is WCAG 2.2, level AA. Each result comes from tests that run with every change, or from a signed review.',
  'accessibility.report.summary':
    '{product}: {supported, number} of {count, number} criteria are supported, {notApplicable, number} don’t apply.',
  'accessibility.report.pdf': 'Report with all evidence (PDF)',
  'accessibility.report.file': 'OpenACR: {product}',
  'accessibility.report.caption': 'WCAG 2.2 success criteria, levels A and AA',
  'accessibility.criterion': 'Criterion',
  'accessibility.level': 'Level',
  'accessibility.site': 'Website',
  'accessibility.game': 'Math Bistro',
  'accessibility.kit': 'Design system',
  'accessibility.supports': 'Supports',
  'accessibility.partially-supports': 'Partially supports',
  'accessibility.does-not-support': 'Does not support',
  'accessibility.not-applicable': 'Not applicable',
  'accessibility.not-evaluated': 'Not evaluated',
} as const;
