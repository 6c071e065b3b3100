import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Select',
  intro: ['A dropdown for one of several options. To compare two or three options use a segmented `RadioGroup`.'],
  alsoCalled: ['dropdown', 'drop-down list', 'combo box', 'listbox', 'picker', 'date of birth'],
  whenToUse: [
    'To choose one of four or more options that people know, such as a month or an age group.',
    'Where space is short, and the current value matters more than the alternatives.',
  ],
  whenNotToUse: [
    'For two or three options: use a segmented `RadioGroup`, which shows all of them.',
    'For actions: use `Menu`. A select changes a value and does nothing else.',
    'For several values: use `CheckboxGroup`.',
  ],
  anatomy: [
    { part: 'Label', description: 'always visible, above the field.' },
    { part: 'Field', description: 'a button with the selected option or the placeholder, and an arrow.' },
    { part: 'Help text and error', description: 'as in `TextField`.' },
    { part: 'List', description: 'opens below the field, or above it if there is more space. Scrolls if it is long.' },
    {
      part: 'Option',
      description: 'label and optional description. The selected one has a tint, a thick edge and a check.',
    },
  ],
  content: [
    'The label is a noun or an instruction: “Age group”, “Choose your age group”.',
    'Options are parallel, short and sorted the way people expect: by age, by date, or by name.',
    'A description under an option explains it; it does not repeat it.',
    'The placeholder is “Choose one”. Don’t preselect an answer that people should think about.',
    'If an option is unavailable, its description says why.',
  ],
  pattern: 'listbox',
  keyboard: [
    {
      keys: ['Tab'],
      on: 'the field',
      action: 'Moves focus to the field, then past it.',
      outcomes: ['button Intermediate 8 to 9 years Choose your age group, collapsed', 'button After'],
    },
    {
      keys: ['Enter', 'Space', 'Arrow Down', 'Arrow Up'],
      on: 'the field',
      action: 'Opens the list.',
      outcomes: ['option Intermediate 8 to 9 years, selected; open: listbox Choose your age group'],
    },
    {
      keys: ['Arrow Left', 'Arrow Right', 'Letters'],
      on: 'the field',
      action: 'Changes the selection without opening the list.',
      from: 'TypeAhead {Tab}{ArrowRight}{ArrowRight}',
      outcomes: [
        'button January Month of birth, collapsed',
        'button March Month of birth, collapsed',
        'button March Month of birth, collapsed',
      ],
    },
    {
      keys: ['Arrow Down', 'Arrow Up', 'Home', 'End', 'Letters'],
      on: 'the list',
      action: 'Moves focus to an option.',
      from: 'TypeAhead {Tab}{Enter}{ArrowDown}',
      outcomes: [
        'option March; open: listbox Month of birth',
        'option January; open: listbox Month of birth',
        'option January; open: listbox Month of birth',
        'option December; open: listbox Month of birth',
        'option March; open: listbox Month of birth',
      ],
    },
    {
      keys: ['Enter', 'Space'],
      on: 'the list',
      action: 'Selects the option and closes the list.',
      from: '{Tab}{Enter}{ArrowDown}',
      outcomes: ['button Pro 10 to 11 years Choose your age group, collapsed'],
    },
    {
      keys: ['Escape'],
      on: 'the list',
      action: 'Closes the list and changes nothing.',
      from: '{Tab}{Enter}{ArrowDown}',
      outcomes: ['button Intermediate 8 to 9 years Choose your age group, collapsed'],
    },
    {
      keys: ['Tab', 'Shift + Tab'],
      on: 'the list',
      action: 'Selects the option, closes the list, and moves focus to the next or previous field.',
      from: '{Tab}{Enter}{ArrowDown}',
      outcomes: [
        'button After; button Pro 10 to 11 years Choose your age group, collapsed',
        'button Before; button Pro 10 to 11 years Choose your age group, collapsed',
      ],
    },
  ],
  announced: [
    {
      text: 'The selected option, the label, “button”, then help text and error.',
      hears: {
        'Selected {Tab}': [
          'button, Intermediate 8 to 9 years Choose your age group, You can change it later., not expanded, has popup listbox',
        ],
        'Invalid {Tab}': [
          'button, Choose one Choose your age group, Choose an age group to start., not expanded, has popup listbox',
        ],
      },
    },
    {
      text: 'When the list opens: its name. Then each option, whether it is selected, and its position: “1 of 4”.',
      hears: {
        'Selected {Tab}{Enter}{ArrowDown}': [
          'button, Intermediate 8 to 9 years Choose your age group, You can change it later., not expanded, has popup listbox',
          'dialog, Choose your age group',
          'option, Intermediate 8 to 9 years, selected, position 2, set size 4',
          'option, Pro 10 to 11 years, not selected, position 3, set size 4',
        ],
      },
    },
  ],
  related: ['RadioGroup', 'Menu', 'Checkbox', 'Form'],
};
