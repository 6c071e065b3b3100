import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Dialog',
  intro: [
    'A modal dialog. To confirm an important action use `AlertDialog`, for notifications `notify`, for details about one thing `Popover`.',
  ],
  alsoCalled: ['modal', 'modal window', 'popup', 'lightbox', 'overlay'],
  whenToUse: [
    'For a short task that needs the current page as its context: name the restaurant, adjust preferences.',
    'For a result that people have to see before they go on, such as a checked bill.',
  ],
  whenNotToUse: [
    'To confirm something that cannot be undone: use `AlertDialog`.',
    'To report that something was saved or failed: use `Toast`.',
    'For details about one thing on the page: use `Popover` or `Disclosure`.',
    'For more than one task or a long form: make it a page with its own address.',
    'Over another dialog. Replace the content instead.',
  ],
  anatomy: [
    { part: 'Portrait', description: 'optional: a customer on the top edge.' },
    { part: 'Title', description: 'the heading, and the name of the dialog.' },
    { part: 'Description', description: 'optional sentence below the title, read when the dialog opens.' },
    { part: 'Content', description: 'scrolls if it is taller than the window.' },
    { part: 'Actions', description: 'at the end, the primary one last. They stay in view.' },
    { part: 'Close button', description: '`hasClose`, for dialogs whose actions don’t close them.' },
  ],
  content: [
    'The title is a question or says what happened: “Leave the game?”, “Not quite. Let’s check the bill.”',
    'Don’t repeat the title in the text.',
    'Buttons repeat the verb of the title: “Keep playing”, “Leave the game”.',
    'Two or three sentences are enough. If it takes more, make it a page.',
  ],
  pattern: 'dialog',
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      action: 'Moves focus inside the dialog, from the last control to the first and back.',
      from: 'EscapeRestoresFocus {Tab}{Enter}',
      outcomes: [
        'button Leave the game; open: dialog Leave the game?',
        'button Keep playing; open: dialog Leave the game?',
      ],
    },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      action: 'Scrolls tall content. If it has no controls of its own, it is a tab stop.',
      from: 'TallerThanTheWindow {Tab}{ArrowDown}',
      outcomes: ['generic; open: dialog How to play, from the first customer to the last; scrolls'],
    },
    {
      keys: ['Escape'],
      action: 'Closes the dialog, unless `isKeyboardDismissDisabled`. Focus returns to where it was.',
      from: 'EscapeRestoresFocus {Tab}{Enter}',
      outcomes: ['button Leave'],
    },
  ],
  announced: [
    {
      text: 'On opening: the title and the description, then “dialog”. Focus starts on the dialog itself, or on a field with `autoFocus`.',
      hears: { WithActions: ["dialog, Not quite. Let's check the bill., You are 50 cents away."] },
    },
    {
      text: 'The page behind it is hidden from screen readers until it closes.',
      reads: {
        'EscapeRestoresFocus {Tab}{Enter}': [
          'dialog, Leave the game?',
          'dialog, Leave the game?',
          'heading, Leave the game?, level 2',
          'Your day is saved until you come back.',
          'button, Leave the game',
          'button, Keep playing',
        ],
      },
    },
  ],
  related: ['AlertDialog', 'StageDialog', 'Popover', 'Toast', 'Menu'],
};
