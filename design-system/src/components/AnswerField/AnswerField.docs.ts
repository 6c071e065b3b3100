import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'AnswerField',
  intro: [
    'The field on a ticket for the answer to a problem, left to right in every language. It never reformats what was typed: a field that formats numbers changes a child’s answer. For other numbers use `TextField`.',
  ],
  example: 'WithPrefix',
  alsoCalled: ['number input', 'numeric field', 'answer box'],
  whenToUse: ['For the answer to a problem on a `Ticket`, with or without a `NumberPad`.'],
  whenNotToUse: [
    'For other numbers or text: use `TextField`.',
    'To format numbers while they are typed. That would change a child’s answer.',
  ],
  anatomy: [
    { part: 'Question', description: 'the label.' },
    { part: 'Sign', description: 'a currency or unit before the number, hidden from screen readers.' },
    { part: 'Echo', description: 'how the number was understood, read after a pause.' },
    { part: 'Help text and error', description: 'below the field.' },
  ],
  content: [
    'The question is the one on the ticket, word for word.',
    'An error says what is missing, never “wrong”: “Type a number.”',
  ],
  pattern: 'textbox',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the field.',
      outcomes: ['textbox How much is the whole order?: |11.7|', 'button After'],
    },
    {
      keys: ['Enter'],
      action: 'Submits the form.',
      outcomes: ['textbox How much is the whole order?: |11.7|; submits'],
    },
  ],
  announced: [
    {
      text: 'The question, “edit”, then the help text.',
      hears: {
        'HelpAndError {Tab}': [
          'textbox, How many burgers are left?, ten, Count what is on the shelf. Use digits, like 10., invalid',
        ],
      },
    },
    {
      text: 'Errors when they appear, the echo when typing pauses for 0.8 seconds.',
      hears: {
        'Echo {Tab}x{Backspace}4': [
          'textbox, How much is the whole order?',
          'polite: Use digits, like 4.50.',
          'polite: I read: 4 dollars',
        ],
      },
    },
  ],
  related: ['NumberPad', 'Ticket', 'TextField'],
};
