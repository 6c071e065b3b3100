import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Meter',
  intro: [
    'A quantity within a range: skill level, seats in a plan. For the progress of a task use `ProgressBar`, for patience `Pips`, for more than five side by side `BarChart`.',
  ],
  alsoCalled: ['gauge', 'level indicator', 'capacity', 'score bar'],
  whenToUse: ['For a quantity within a known range: a skill level, seats in a plan.'],
  whenNotToUse: [
    'For the progress of a task: use `ProgressBar`.',
    'For patience: use `Pips`.',
    'For more than five side by side: use `BarChart`.',
  ],
  anatomy: [
    { part: 'Label', description: 'what is measured.' },
    { part: 'Bar', description: 'the share of the range.' },
    { part: 'Value', description: 'a number with its unit.' },
    { part: 'Verdict', description: 'optional words, such as “Needs practice”. Color repeats them.' },
  ],
  content: ['The verdict is about the skill, never about the child.', 'The value has its unit: “12 of 30 seats”.'],
  keyboard: [],
  announced: [
    {
      text: 'The label, “meter” and the value, then the verdict.',
      reads: { Verdicts: ['meter, Order totals, min value 0, max value 100, current value 94%', 'Secure', '…'] },
    },
  ],
  related: ['ProgressBar', 'BarChart', 'StatCard', 'Pips'],
};
