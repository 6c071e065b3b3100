import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'RadioGroup',
  intro: [
    'Exactly one of two to six options, all visible. For more options use `Select`, for multiple choice `CheckboxGroup`.',
  ],
  example: 'Selected',
  alsoCalled: ['radio buttons', 'option buttons', 'single choice', 'segmented control'],
  whenToUse: [
    'For exactly one of two to six options that people should compare.',
    'As `segmented`, for two to four short options, such as a speed.',
    'As `pictures`, where options are easier to see than to describe.',
  ],
  whenNotToUse: [
    'For more than six options: use `Select`.',
    'For any number of options: use `CheckboxGroup`.',
    'To turn one thing on or off: use `Checkbox` or `Switch`.',
  ],
  anatomy: [
    { part: 'Question', description: 'the label of the group, always visible unless a heading asks the same.' },
    { part: 'Option', description: 'a circle and a label, with an optional explanation. The whole row is the target.' },
    { part: 'Help text and error', description: 'belong to the question.' },
  ],
  content: [
    'The question is short, and its options answer it.',
    'Options are parallel and in a natural order. The safest or most common one is first.',
    'An explanation is one short sentence, for all options or for none.',
  ],
  pattern: 'radioGroup',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the selected option, or the first, then past the group.',
      outcomes: ['radio Intermediate, checked', 'button After'],
    },
    {
      keys: ['Arrow Down', 'Arrow Right', 'Arrow Up', 'Arrow Left'],
      action: 'Selects the next or previous option, wrapping around.',
      outcomes: [
        'radio Pro, checked; calls onChange',
        'radio Pro, checked; calls onChange',
        'radio Explorer, checked; calls onChange',
        'radio Explorer, checked; calls onChange',
      ],
    },
    {
      keys: ['Space'],
      action: 'Selects the focused option.',
      from: 'NothingSelected {Tab}',
      outcomes: ['radio Explorer, checked; calls onChange'],
    },
  ],
  announced: [
    {
      text: 'The question, “radio group”, then the option, “radio button”, “checked”, its position and its explanation.',
      reads: {
        Selected: [
          'radiogroup, Choose your age group, You can change it later., orientated vertically',
          'Choose your age group',
          'radio, Explorer, 6 to 7 years, not checked, position 1, set size 4',
          'radio, Intermediate, 8 to 9 years, checked, position 2, set size 4',
          '…',
        ],
      },
    },
  ],
  related: ['Select', 'Checkbox', 'ToggleButton', 'Form'],
};
