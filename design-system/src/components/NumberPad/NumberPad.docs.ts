import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'NumberPad',
  intro: [
    'On-screen number keys for an `AnswerField`. Pressing a key leaves focus in the field. Left to right in every language.',
  ],
  alsoCalled: ['keypad', 'numeric keyboard', 'on-screen keyboard', 'calculator keys'],
  whenToUse: [
    'Next to an `AnswerField`, so that children can answer with a finger or a mouse, and no keyboard of the system covers the order.',
  ],
  whenNotToUse: [
    'For other numbers, such as an age or a class code: use `TextField` with `inputMode="numeric"`.',
    'Without a field that shows what was typed.',
  ],
  anatomy: [
    { part: 'Digits', description: '1-2-3 in the first row, like on a phone. Left to right in every language.' },
    { part: 'Decimal key', description: 'the separator of the locale. A second one has no effect.' },
    { part: 'Delete and Clear', description: 'remove the last character or all of them.' },
    { part: 'Hint', description: 'always says “Hint”. Dots show how many hints there are and how many were used.' },
    { part: 'Serve', description: 'two keys tall. Submits the answer, and is disabled while there is none.' },
  ],
  content: [
    'The submit key says what happens in the story: “Serve”, or “Check!” in practice.',
    'The hint key always shows “Hint”, so that it does not change under the finger. Its accessible name says which hint is next.',
  ],
  pattern: 'toolbar',
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      action: 'Moves focus to the pad, then past it. The pad is one tab stop.',
      from: '{Tab}{Tab}{ArrowRight}{ArrowDown}',
      outcomes: ['button After', 'textbox How much is the whole order?: |'],
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      action: 'Moves focus from key to key. Not mirrored in RTL.',
      from: '{Tab}{Tab}{ArrowRight}{ArrowDown}',
      outcomes: ['button 4', 'button 6'],
    },
    {
      keys: ['Arrow Up', 'Arrow Down'],
      action: 'Moves focus to the key above or below.',
      from: '{Tab}{Tab}{ArrowRight}{ArrowDown}',
      outcomes: ['button 2', 'button 8'],
    },
    {
      keys: ['Enter', 'Space'],
      action: 'Presses the key.',
      from: '{Tab}{Tab}{ArrowRight}{ArrowDown}',
      outcomes: ['button 5; textbox How much is the whole order?: 5'],
    },
    {
      keys: ['Digits', 'Backspace', 'Enter'],
      on: 'the answer field',
      action: 'Types, deletes and submits. The pad is not needed.',
      from: '{Tab}4',
      outcomes: [
        'textbox How much is the whole order?: 47|',
        'textbox How much is the whole order?: |',
        'textbox How much is the whole order?: 4|; submits',
      ],
    },
  ],
  announced: [
    {
      text: '“Number pad, toolbar”, then the name of each key: “Delete”, “Decimal point”, “Serve”.',
      reads: {
        Default: [
          'toolbar, Number pad, orientated horizontally',
          'button, Delete',
          'button, 7',
          'button, Serve',
          'button, Decimal point',
          '…',
        ],
      },
    },
    {
      text: 'Pressing a key with the pointer leaves focus in the field, so nothing is announced twice.',
      hears: { 'Default {Tab}[7]': ['textbox, How much is the whole order?'] },
    },
  ],
  related: ['AnswerField', 'Ticket', 'TextField'],
};
