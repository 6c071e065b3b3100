import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'MoneyDrawer',
  intro: [
    'Bills and coins that children lay down as the answer to a problem, by tap, drag or keyboard. It has the size of a `NumberPad`, and the same keys in the same places.',
  ],
  alsoCalled: ['till', 'cash drawer', 'cash register', 'coin tray', 'play money'],
  whenToUse: ['For an amount of money that children lay down in bills and coins, such as change.'],
  whenNotToUse: [
    'For an amount to type: use `AnswerField` with `NumberPad`.',
    'For a picture of money: use `Note` or `Coin`.',
  ],
  anatomy: [
    {
      part: 'Tray',
      description:
        'the bills and coins laid down so far. They cover each other when there are many. Pieces can be dropped on it.',
    },
    { part: 'Sum', description: 'with `hasSum`, what the money on the tray is worth.' },
    {
      part: 'Compartments',
      description: 'one key for each bill and coin, largest first. Left to right in every language.',
    },
    { part: 'Digits', description: 'the place of each compartment, shown while the drawer has keyboard focus.' },
    { part: 'Take back and Clear', description: 'remove the last piece or all of them.' },
    { part: 'Hint and Serve', description: 'have the places that they have on a `NumberPad`.' },
    { part: 'Type the number', description: 'for children who prefer to type. The page then shows a `NumberPad`.' },
  ],
  content: [
    'The label says what the money is for, never how much it is: “Change for Mina”.',
    'Offer the bills and coins that the amounts need. Six fit in the size of a `NumberPad`.',
  ],
  pattern: 'toolbar',
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      action: 'Moves focus to the drawer, then past it. The drawer is one tab stop.',
      from: 'AllPieces {Tab}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}',
      outcomes: ['button After', 'button Before'],
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      action: 'Moves focus from key to key. Not mirrored in RTL.',
      from: 'AllPieces {Tab}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}',
      outcomes: ['button Hint', 'button 25 cents'],
    },
    {
      keys: ['Arrow Up', 'Arrow Down'],
      action: 'Moves focus to the key above or below.',
      from: 'AllPieces {Tab}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}',
      outcomes: ['button $20 bill', 'button 5 cents'],
    },
    {
      keys: ['Enter', 'Space'],
      action: 'Lays down the bill or coin, or presses the key.',
      from: 'AllPieces {Tab}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}',
      outcomes: ['button $1 bill; image 1 $1 bill'],
    },
    {
      keys: ['Digits'],
      action: 'Lays down a bill or coin by its place in the drawer, from 1 for the largest.',
      from: 'AllPieces {Tab}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}',
      outcomes: ['button $1 bill; StaticText 5 cents added'],
    },
    {
      keys: ['Backspace'],
      action: 'Takes back the last piece.',
      from: 'AllPieces {Tab}3',
      outcomes: ['button Take back; StaticText $5 bill taken back'],
    },
  ],
  announced: [
    {
      text: 'The label, “toolbar”, the element of `aria-describedby`, then the name of each key and its digit: “$5 bill”, “25 cents”, “Take back”.',
      reads: {
        DoQuestion: [
          'toolbar, Change for Omar, Omar pays $10 for $7. How much is his change?, orientated horizontally',
          'button, Take back',
          'button, $5 bill, key shortcuts 1',
          'button, 25 cents, key shortcuts 3',
          '…',
        ],
      },
    },
    {
      text: 'The piece that was added or taken back.',
      hears: {
        'Default {Tab}3': ['button, Take back', 'polite: $5 bill added'],
      },
    },
    {
      text: 'With `hasSum`, the sum follows: “10 cents added. $5.35 so far”.',
      hears: { WithSum: ['button, 10 cents, key shortcuts 6', 'polite: 10 cents added. $5.35 so far'] },
    },
  ],
  related: ['NumberPad', 'AnswerField', 'Note', 'Coin'],
};
