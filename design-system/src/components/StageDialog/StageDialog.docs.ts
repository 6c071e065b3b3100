import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'StageDialog',
  intro: [
    'A scene for a big moment in the game: a modal dialog that fills the window. For everything else use `Dialog`.',
  ],
  alsoCalled: ['full-screen modal', 'celebration', 'splash'],
  whenToUse: ['For a great moment of the game: a new level, the end of the day.'],
  whenNotToUse: ['For everything else: use `Dialog`.', 'More than once in a few minutes. Big moments are rare.'],
  noGuidance: 'It fills the window. For its texts, the examples of `Dialog` apply.',
  anatomy: [
    { part: 'Scene', description: 'fills the window.' },
    { part: 'Title and description', description: 'on the scene, readable in every theme.' },
    { part: 'Emblem', description: 'optional, a badge.' },
    { part: 'Actions', description: 'the primary one last.' },
  ],
  content: [
    'The title celebrates the work, not the child: “Day 3 complete”.',
    'The primary action says what is next: “Open day 4”.',
  ],
  pattern: 'dialog',
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      action: 'Moves focus inside the dialog.',
      from: 'EscapeRestoresFocus {Tab}{Enter}',
      outcomes: ['button Continue Playing; open: dialog LEVEL UP!', 'button View Achievements; open: dialog LEVEL UP!'],
    },
    {
      keys: ['Escape'],
      action: 'Closes the dialog. Focus returns to where it was.',
      from: 'EscapeRestoresFocus {Tab}{Enter}',
      outcomes: ['button Ring the bell'],
    },
  ],
  announced: [
    {
      text: 'On opening: the title, then “dialog”. The page behind it is hidden from screen readers.',
      reads: {
        Default: [
          'dialog, LEVEL UP!, You reached level 4.',
          'dialog, LEVEL UP!, You reached level 4.',
          'heading, LEVEL UP!, level 2',
          'You reached level 4.',
          'Intermediate levels are open.',
          'button, Continue Playing',
          'button, View Achievements',
        ],
      },
    },
  ],
  related: ['Dialog', 'Confetti', 'Badge'],
};
