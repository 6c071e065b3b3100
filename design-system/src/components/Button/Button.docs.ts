import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Button',
  intro: ['Starts an action. To go to another page, use `Link`.'],
  alsoCalled: ['push button', 'CTA', 'call to action', 'submit'],
  whenToUse: [
    'To start an action on this page: save, serve an order, open a dialog.',
    'To submit a `Form`, with `type="submit"`.',
    'Once per view as `solid`, for the action that most people came for. Everything else is `outline` or `text`.',
  ],
  whenNotToUse: [
    'To go to another page: use `Link`, which can look like a button.',
    'For something that stays on or off: use `ToggleButton`, or `Switch` in settings.',
    'For a well-known icon in a header or corner: use `IconButton`.',
    'For several rarely used actions: put them in a `Menu`.',
  ],
  anatomy: [
    { part: 'Icon', description: 'optional, before the label. The tone `danger` has an octagon by default.' },
    { part: 'Label', description: 'one to four words. Long labels wrap, and are never cut off.' },
    {
      part: 'Face and depth',
      description: '56 px high for children, 44 px for adults, with 4 px of depth that a press takes away.',
    },
    { part: 'Bell', description: 'swings in place of the icon while the action is pending.' },
  ],
  content: [
    'Start with a verb, and name the object if there could be a doubt: “Save changes”, “Remove Leo”.',
    'Use sentence case and no period.',
    'In a confirmation, repeat the verb of the question. Never “Yes”, “No” or “OK”.',
    'The pending label is the same verb with an ellipsis: “Saving…”.',
    'If a button is disabled, say why in the text next to it.',
  ],
  pattern: 'button',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the button. Disabled buttons are skipped.',
      outcomes: ['button Try one like it', 'button After'],
    },
    {
      keys: ['Enter', 'Space'],
      action: 'Presses the button. Has no effect while it is pending.',
      outcomes: ['button Try one like it; calls onPress'],
    },
  ],
  announced: [
    { text: 'The label, then “button”. The icon is hidden.', reads: { Accent: ['button, Start Playing Now'] } },
    {
      text: 'If it has focus, the `pendingLabel` is announced when it becomes pending, and the label when it is done. Focus does not move.',
      hears: { 'PendingForAMoment {Tab}{Enter}': ['button, Save', 'assertive: Saving…', 'assertive: Save'] },
    },
  ],
  related: ['Link', 'IconButton', 'ToggleButton', 'Menu', 'AlertDialog'],
};
