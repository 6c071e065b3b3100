import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Checkbox',
  intro: [
    'A choice that takes effect when the form is submitted. For immediate effect use `Switch`. For several checkboxes with one question use `CheckboxGroup`.',
  ],
  example: 'Selected',
  alsoCalled: ['check box', 'tick box', 'checklist', 'multiple choice'],
  whenToUse: [
    'For a statement that people agree to or not, and that takes effect when the form is submitted.',
    'In a `CheckboxGroup`, to choose any number of two to seven options.',
  ],
  whenNotToUse: [
    'If it takes effect immediately: use `Switch`.',
    'For exactly one of several options: use `RadioGroup`.',
    'For a question that needs a “no” as an answer: use `RadioGroup`. An empty checkbox may mean that nobody read it.',
  ],
  anatomy: [
    {
      part: 'Box',
      description:
        '24 px in a target of at least 44 px. A check or a line says that it is selected or partly selected.',
    },
    { part: 'Label', description: 'next to the box. Pressing it toggles the box, too.' },
    { part: 'Help text and error', description: 'below the label.' },
    { part: 'Question', description: 'of a `CheckboxGroup`, above its boxes.' },
  ],
  content: [
    'The label is a positive statement: “Send me a weekly report”. Never “Don’t send me reports”.',
    'The label of a group is a question: “Which days work for you?”.',
    'An error says what to do: “Agree to the terms to continue.”',
  ],
  pattern: 'checkbox',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to each checkbox.',
      outcomes: ['checkbox Send me the weekly report, checked', 'button After'],
    },
    {
      keys: ['Space'],
      action: 'Toggles the checkbox.',
      outcomes: ['checkbox Send me the weekly report, not checked; calls onChange'],
    },
  ],
  announced: [
    {
      text: 'The label, “checkbox”, “checked”, “not checked” or “partly checked”, then help text and error.',
      reads: {
        Selected: [
          'checkbox, Send me the weekly report, Every Monday. You can unsubscribe at any time., checked',
          'Send me the weekly report',
          'Every Monday. You can unsubscribe at any time.',
        ],
        NotSelected: ['checkbox, Send me the weekly report, not checked', 'Send me the weekly report'],
        Invalid: [
          'checkbox, I am a parent or a teacher, Only adults can open an account. Check this box, or ask one., not checked, invalid',
          'I am a parent or a teacher',
          'Only adults can open an account. Check this box, or ask one.',
        ],
      },
    },
    {
      text: 'In a group, the question first.',
      reads: {
        Group: [
          'group, What to practice, Choose as many as you like.',
          'checkbox, Order totals, not checked',
          'checkbox, Making change, checked',
          '…',
        ],
      },
    },
  ],
  related: ['Switch', 'RadioGroup', 'Form', 'ToggleButton'],
};
