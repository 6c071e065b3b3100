import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'ShareButton',
  intro: [
    'The button of a `SharePanel` without the panel. It opens the native share sheet, or requests the panel if there is none. For pages that load the panel on demand.',
    '',
    'Otherwise use `SharePanel`.',
  ],
  alsoCalled: ['share', 'send', 'social'],
  whenToUse: ['On pages that load the panel of `SharePanel` on demand.'],
  whenNotToUse: ['Elsewhere: use `SharePanel`.'],
  noGuidance: 'It is a `Button` or an `IconButton`, whose examples apply.',
  anatomy: [{ part: 'Button', description: 'a `Button` or an `IconButton` with the share icon.' }],
  content: ['The label says what is shared if there could be a doubt: “Share certificate”.'],
  pattern: 'button',
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the button.', outcomes: ['button Share', 'button After'] },
    {
      keys: ['Enter', 'Space'],
      action: 'Opens the share sheet of the device, or requests the panel.',
      outcomes: ['button Share; calls onPanel'],
    },
  ],
  announced: [{ text: 'The label, then “button”.', reads: { Label: ['button, Share'] } }],
  related: ['SharePanel', 'Button', 'IconButton'],
};
