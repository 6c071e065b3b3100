import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Icon',
  intro: [
    'A line icon in the color and size of the text. Directional icons (arrow, next, previous, exit, external, delete) are mirrored in RTL. Clocks, checks and play are not.',
    '',
    'Use it before a label, or alone in an `IconButton`, which has an accessible name. Never use it as the only indication of a state. For pictures in color use `Picture`.',
    '',
    'Every icon has its own export, so pages only include the icons they use: `<Icon icon={checkIcon} />` with `checkIcon` from `@countertop/design-system/icons`.',
    '',
    'Components take icons the same way: `<Button icon={bellIcon}>`. To add an icon, add a line to `src/components/Icon/icons.ts`: a path on a 24 x 24 grid, and `followsText` if it is directional.',
  ],
  alsoCalled: ['pictogram', 'symbol', 'glyph', 'SVG icon'],
  whenToUse: ['Before a label, to make it faster to find.', 'Alone in an `IconButton`, which has an accessible name.'],
  whenNotToUse: ['As the only indication of a state.', 'For pictures in color: use `Picture`.'],
  anatomy: [{ part: 'Shape', description: 'a line drawing on a 24 x 24 grid, in the color and size of the text.' }],
  content: ['One icon means one thing everywhere.', 'An icon never replaces a word that people need.'],
  keyboard: [],
  announced: [
    { text: 'Nothing. The label next to it or the control around it has the name.', reads: { IsHidden: [] } },
  ],
  related: ['IconButton', 'Picture', 'Button'],
};
