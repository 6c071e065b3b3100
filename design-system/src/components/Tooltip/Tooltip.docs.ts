import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Tooltip',
  intro: [
    'A short text about a control, shown on hover and keyboard focus. Usually the label of an `IconButton`.',
    '',
    'Touch users do not see tooltips, so never put essential information in them. Text that everybody needs belongs on the page. For more than a line use `Popover`.',
    '',
    'On hover it appears after 0.7 seconds, and immediately on subsequent controls. The pointer can move onto the tooltip without hiding it.',
  ],
  alsoCalled: ['hint', 'hover text', 'infotip', 'title attribute'],
  whenToUse: ['For the label of an `IconButton`.', 'For a short explanation of a control that people can do without.'],
  whenNotToUse: [
    'For essential information: touch users do not see tooltips.',
    'For more than a line, or for links: use `Popover`.',
    'On disabled controls, which take no focus. State the reason next to them.',
  ],
  anatomy: [
    { part: 'Control', description: 'a focusable element.' },
    { part: 'Text', description: 'one line, above or below the control.' },
  ],
  content: ['Two to five words, without a period.', 'It adds something: it does not repeat a visible label.'],
  pattern: 'tooltip',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the control and shows the tooltip immediately.',
      outcomes: ['button Pause; open: tooltip Pause', 'button After'],
    },
    { keys: ['Escape'], action: 'Hides the tooltip. A dialog around it stays open.', outcomes: ['button Pause'] },
  ],
  announced: [
    {
      text: 'The text, as the control’s description. If it is the control’s label, it is announced only once.',
      hears: {
        'Describes {Tab}': ['button, Pause, Customers do not lose patience while the game is paused'],
        'OnFocus {Tab}': ['button, Pause'],
      },
    },
  ],
  related: ['IconButton', 'Popover', 'Button'],
};
