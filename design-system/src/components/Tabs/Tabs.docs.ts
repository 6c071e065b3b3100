import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Tabs',
  intro: [
    'Sections of a page, one visible at a time: the children of a family, the pages of a report. To go to another page, use `Link`; to change a setting, `ToggleButtonGroup`; for sections that people read together, headings.',
  ],
  alsoCalled: ['tab bar', 'tab list', 'tab panel', 'segmented view', 'pivot'],
  whenToUse: [
    'For two to six sections of one page of which people need one at a time: the children of a family, the parts of a report.',
    'Where all sections are about the same thing, and their names are short.',
  ],
  whenNotToUse: [
    'To go to another page: use `Link`s in a navigation.',
    'To change a setting: use `ToggleButton`s in a group, or a segmented `RadioGroup`.',
    'For sections that people read together or compare: use headings, or `Disclosure`.',
    'For the steps of a process. Tabs can be opened in any order.',
  ],
  anatomy: [
    { part: 'Tab list', description: 'one line, with a name for screen readers. Scrolls sideways if it is too long.' },
    { part: 'Tab', description: 'a label, with an optional icon and the number of items in the panel.' },
    { part: 'Selected tab', description: 'a thick line below it and stronger text.' },
    { part: 'Panel', description: 'the section of the selected tab, named by it.' },
  ],
  content: [
    'Labels are nouns of one or two words: “Students”, “This week”.',
    'Don’t repeat the name of the list in each tab.',
    'A count is the number of things in the panel, not a badge for news.',
    'The most used tab is first. The order never changes.',
  ],
  pattern: 'tabs',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the selected tab, then to the panel or its first control.',
      outcomes: ['tab Mia, 8, selected', 'tabpanel Mia, 8', 'button After'],
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      action: 'Moves focus to the next tab in that direction and selects it. Wraps around. Mirrored in RTL.',
      from: '{Tab}{ArrowRight}',
      outcomes: ['tab Mia, 8, selected; calls onSelectionChange', 'tab Add a child, selected; calls onSelectionChange'],
    },
    {
      keys: ['Home', 'End'],
      action: 'Moves focus to the first or last tab.',
      from: '{Tab}{ArrowRight}',
      outcomes: ['tab Mia, 8, selected; calls onSelectionChange', 'tab Add a child, selected; calls onSelectionChange'],
    },
    {
      keys: ['Enter', 'Space'],
      action: 'Selects the tab, if `keyboardActivation` is `manual`.',
      from: 'ManualActivation {Tab}{ArrowRight}',
      outcomes: ['tab Leo, 6, selected; calls onSelectionChange'],
    },
  ],
  announced: [
    {
      text: 'The `label` of the list, the label of the tab with its count, “tab”, “selected”, and its position.',
      reads: { Controlled: ['tablist, Class 3B, orientated horizontally', '…'] },
      hears: { 'Controlled {Tab}': ['tab, Students 24, selected, 1 control, position 2, set size 3'] },
    },
    {
      text: 'Then the panel, named by its tab.',
      hears: { 'Default {Tab}{Tab}': ['tab, Mia, 8, selected, 1 control, position 1, set size 3', 'tabpanel, Mia, 8'] },
    },
  ],
  related: ['Disclosure', 'ToggleButton', 'RadioGroup', 'Link'],
};
