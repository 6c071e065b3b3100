import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'ToggleButton',
  intro: [
    'A button that is on or off, with immediate effect. For settings in a form use `Switch`; to change what the page shows below, `Tabs`.',
  ],
  example: 'Selected',
  alsoCalled: ['toggle', 'on-off button', 'button group', 'segmented control', 'chip'],
  whenToUse: [
    'To turn something on or off with immediate effect, where the result is visible nearby: show the coins, sound.',
    'In a `ToggleButtonGroup`, to choose how something is shown: chart or table.',
  ],
  whenNotToUse: [
    'For a setting in a list of settings: use `Switch`.',
    'For a choice in a form: use `Checkbox` or `RadioGroup`.',
    'To switch between sections of a page: use `Tabs`.',
  ],
  anatomy: [
    { part: 'Icon', description: 'optional. `selectedIcon` may replace it while the button is on.' },
    { part: 'Label', description: 'names what is on or off.' },
    { part: 'Pressed state', description: 'a tint, stronger text and a thick line.' },
    { part: 'Group', description: '`ToggleButtonGroup`, buttons side by side with a common name.' },
  ],
  content: [
    'The label stays the same in both states: “Sound”, not “Sound on” and “Sound off”. The state is announced.',
    'In a group, labels are parallel: “Chart”, “Table”.',
  ],
  pattern: 'button',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the button. In a group with one choice: to the selected button.',
      outcomes: ['button Show the coins, pressed', 'button After'],
    },
    {
      keys: ['Enter', 'Space'],
      action: 'Toggles the button.',
      outcomes: ['button Show the coins, not pressed; calls onChange'],
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      on: 'a group',
      action: 'With one choice: selects the next or previous button. With several choices: moves focus.',
      from: 'OneOfTwo {Tab}',
      outcomes: ['radio Monthly, checked'],
    },
  ],
  announced: [
    {
      text: 'The label, “toggle button”, and whether it is pressed.',
      reads: { Default: ['button, Show the coins, not pressed'], Selected: ['button, Show the coins, pressed'] },
    },
    {
      text: 'In a group with a single choice: the name of the group, the label, “radio button”, and whether it is checked.',
      reads: {
        OneOfTwo: [
          'radiogroup, How to pay, orientated horizontally',
          'radio, Monthly, not checked, position 1, set size 2',
          'radio, Yearly, two months free, checked, position 2, set size 2',
        ],
      },
    },
  ],
  related: ['Button', 'IconButton', 'Switch', 'Tabs', 'RadioGroup'],
};
