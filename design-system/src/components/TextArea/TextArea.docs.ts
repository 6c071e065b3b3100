import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'TextArea',
  intro: ['A multi-line text field. For one line use `TextField`, to choose from options `Select` or `RadioGroup`.'],
  example: 'WithHelp',
  alsoCalled: ['multi-line text field', 'text box', 'comment field'],
  whenToUse: ['For text of more than one line: feedback, a message.'],
  whenNotToUse: ['For one line: use `TextField`.', 'For one of several options: use `Select` or `RadioGroup`.'],
  anatomy: [
    { part: 'Label, help text and error', description: 'as in `TextField`.' },
    { part: 'Frame', description: 'grows with `rows`, and can be made taller.' },
    { part: 'Counter', description: 'with `maxLength`, how many characters are left.' },
  ],
  content: [
    'The label asks for one thing: “What went wrong?”.',
    'Say in the help text how the text will be used, and who reads it.',
    'Make the frame as tall as the text that you expect.',
  ],
  pattern: 'textbox',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the field, and out of it.',
      outcomes: ['textbox What would make it better?: |', 'button After'],
    },
    {
      keys: ['Enter'],
      action: 'Starts a new line.',
      outcomes: ['textbox What would make it better?: ⏎|; calls onChange'],
    },
  ],
  announced: [
    {
      text: 'The label, “edit, multi-line”, “required” or “read only”, then help text and error.',
      reads: {
        Required: ['What would make it better?', 'textbox, What would make it better?, required'],
        WithHelp: [
          'What would make it better?',
          'textbox, What would make it better?, Don’t enter your name.',
          'Don’t enter your name.',
        ],
        Invalid: [
          'What would make it better?',
          'textbox, What would make it better?, Enter a word or two., invalid',
          '…',
          'Enter a word or two.',
        ],
        ReadOnly: [
          'What would make it better?',
          'textbox, What would make it better?, read only',
          'More soup, please.',
        ],
      },
    },
    {
      text: 'The remaining number of characters, from twenty on.',
      hears: {
        'TwentyOneCharacters {Tab}Hi': [
          'textbox, What would make it better?',
          'polite: 20 characters left',
          'polite: 19 characters left',
        ],
      },
    },
  ],
  related: ['TextField', 'Form', 'Select'],
};
