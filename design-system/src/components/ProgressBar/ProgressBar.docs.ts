import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'ProgressBar',
  intro: [
    'Progress as text and as a bar. For a quantity use `Meter`, for patience `Pips`, for waiting without progress `Spinner`.',
  ],
  alsoCalled: ['progress indicator', 'completion', 'loading bar', 'level'],
  whenToUse: ['For the progress of a task or a level, with a number.'],
  whenNotToUse: [
    'For a quantity in a range: use `Meter`.',
    'For patience: use `Pips`.',
    'For waiting without known progress: use `Spinner`.',
  ],
  anatomy: [
    { part: 'Label', description: 'what is in progress.' },
    { part: 'Value', description: 'as text, above the bar.' },
    { part: 'Bar', description: 'fills from the start of the line.' },
  ],
  content: ['The value is a sentence fragment that makes sense alone: “7 of 10 problems”.', 'Never go backwards.'],
  keyboard: [],
  announced: [
    {
      text: 'The label, “progress bar”, and the `valueText`.',
      reads: { Level: ['progressbar, Level 3, max value 400, min value 0, current value 240 of 400 to Level 4'] },
    },
  ],
  related: ['Meter', 'Spinner', 'Pips', 'StatCard'],
};
