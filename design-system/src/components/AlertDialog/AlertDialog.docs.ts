import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'AlertDialog',
  intro: [
    'Asks for confirmation of an action that cannot be undone, costs money or ends what somebody is doing. Use it rarely: if an action can be undone, do it immediately and offer “Undo” in a toast. For other modal content use `Dialog`.',
    '',
    'The title is the question. The buttons repeat its verb: never “Yes” or “OK”.',
  ],
  example: 'Destructive',
  alsoCalled: ['confirmation dialog', 'confirm', 'modal', 'are you sure', 'delete dialog'],
  whenToUse: ['To confirm what cannot be undone, costs money or ends what somebody is doing.'],
  whenNotToUse: [
    'If it can be undone: do it right away, and offer “Undo” in a `Toast`.',
    'For other modal content: use `Dialog`.',
    'To report something. A dialog with only “OK” is a `Toast`.',
  ],
  anatomy: [
    { part: 'Title', description: 'the question.' },
    { part: 'Text', description: 'what will happen, and what is lost.' },
    { part: 'Safe choice', description: 'has focus when the dialog opens.' },
    { part: 'Confirmation', description: 'last. Solid berry if it destroys something.' },
    { part: 'Error', description: 'if the action fails, it is said in the dialog, which stays open.' },
  ],
  content: [
    'The title is a question with a verb and an object: “Delete the class?”.',
    'The buttons repeat the verb: “Delete the class”, “Keep the class”. Never “Yes”, “OK” or only “Cancel”.',
    'Say exactly what is lost: “the results of its 24 students”.',
  ],
  pattern: 'dialog',
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      action: 'After opening: activates the safe choice, which has focus.',
      from: 'EscapeCancels {Tab}{Enter}',
      outcomes: ['button Delete the class, collapsed'],
    },
    {
      keys: ['Tab', 'Shift + Tab'],
      action: 'Moves focus inside the dialog.',
      from: 'EscapeCancels {Tab}{Enter}',
      outcomes: ['button Delete the class; open: alertdialog Delete the class?'],
    },
    {
      keys: ['Escape'],
      action: 'Same as the safe choice. Disabled while the action is pending.',
      from: 'EscapeCancels {Tab}{Enter}',
      outcomes: ['button Delete the class, collapsed'],
    },
  ],
  announced: [
    {
      text: 'On opening: title and text, “alert dialog” and the safe choice.',
      hears: {
        'EscapeCancels {Tab}{Enter}': [
          'alertdialog, Delete the class?, This permanently deletes the class and the results of its 24 students.',
          'button, Cancel',
          '…',
        ],
      },
    },
    {
      text: 'The pending label, when the action starts.',
      hears: { 'Pending {Tab}{Enter}': ['assertive: Deleting…', '…'] },
    },
    {
      text: 'The error, as soon as it appears.',
      exposes: {
        Failed: ['alert', 'StaticText The server is not responding. The class was not deleted. Try again in a minute.'],
      },
    },
  ],
  related: ['Dialog', 'Toast', 'Button'],
};
