import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'IconButton',
  intro: ['A button with a well-known icon, for headers and corners. Elsewhere use a `Button` with a label.'],
  example: 'Header',
  alsoCalled: ['icon-only button', 'toolbar button', 'close button'],
  whenToUse: [
    'For a well-known icon in a header, a corner or a toolbar: close, menu, settings.',
    'Where the same action is repeated in many rows, and a label each time would be noise.',
  ],
  whenNotToUse: [
    'Where a label has room: use `Button`.',
    'For something that is on or off: use `ToggleButton`, which announces its state.',
    'For an icon that people would have to guess. If it needs a `Tooltip` to be understood, it needs a label.',
  ],
  anatomy: [
    { part: 'Icon', description: '24 px, in the color of the text.' },
    { part: 'Target', description: 'at least 44 px in both directions, 56 px for children.' },
    { part: 'Label', description: '`label`, the accessible name. It is not visible.' },
  ],
  content: [
    'The label is a verb, and an object if there are several of them: “Close”, “Remove Leo”.',
    'The label does not name the icon: “Settings”, not “Gear”.',
  ],
  pattern: 'button',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the button. Disabled buttons are skipped.',
      outcomes: ['button Help'],
    },
    {
      keys: ['Enter', 'Space'],
      action: 'Presses the button.',
      from: 'Default {Tab}',
      outcomes: ['button Pause; calls onPress'],
    },
  ],
  announced: [{ text: 'The `label`, then “button”.', reads: { Default: ['button, Pause'] } }],
  related: ['Button', 'ToggleButton', 'Tooltip', 'Icon', 'Menu'],
};
