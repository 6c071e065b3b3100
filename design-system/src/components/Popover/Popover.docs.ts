import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Popover',
  intro: [
    'Details about one thing, next to it: how a number is calculated, a short form. Goes inside a `PopoverTrigger` with its button.',
    '',
    'For a list of actions use `Menu`, for the name of an icon `Tooltip`, for a question that must be answered `Dialog`.',
  ],
  alsoCalled: ['popup', 'callout', 'hover card', 'info bubble', 'toggletip'],
  whenToUse: [
    'For details about one thing, next to it: how a number is calculated.',
    'For a short form of one or two fields.',
  ],
  whenNotToUse: [
    'For a list of actions: use `Menu`.',
    'For the name of an icon: use `Tooltip`.',
    'For a question that must be answered: use `Dialog`.',
  ],
  anatomy: [
    { part: 'Trigger', description: 'a `Button` or `IconButton` inside a `PopoverTrigger`.' },
    { part: 'Title', description: 'names the popover. `isTitleHidden` hides it from view.' },
    { part: 'Content', description: 'text or fields.' },
    { part: 'Arrow', description: 'optional, points at the trigger.' },
  ],
  content: [
    'The title repeats the question that the trigger raises.',
    'Two or three sentences. For more, link to a page.',
  ],
  pattern: 'dialog',
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      on: 'the trigger',
      action: 'Opens the popover and moves focus inside.',
      outcomes: ['dialog How points are counted; open: dialog How points are counted'],
    },
    {
      keys: ['Tab', 'Shift + Tab'],
      on: 'the popover',
      action: 'Moves focus inside the popover.',
      from: 'WithAField {Tab}{Enter}',
      outcomes: ['button Save; open: dialog Rename the restaurant'],
    },
    {
      keys: ['Escape'],
      on: 'the popover',
      action: 'Closes the popover. Focus returns to the trigger.',
      from: '{Tab}{Enter}',
      outcomes: ['button How points work, collapsed'],
    },
  ],
  announced: [
    {
      text: 'The trigger says “expanded” or “collapsed”. On opening: the title and “dialog”.',
      hears: { 'Default {Tab}{Enter}': ['button, How points work, not expanded', 'dialog, How points are counted'] },
    },
    {
      text: 'Screen readers also get a “Dismiss” button.',
      reads: {
        'Default {Tab}{Enter}': [
          'How points work',
          'button, Dismiss',
          'dialog, How points are counted',
          'dialog, How points are counted',
          'heading, How points are counted, level 3',
          'A right answer is worth 10 points, plus 1.5 points for every second left.',
        ],
      },
    },
  ],
  related: ['Dialog', 'Menu', 'Tooltip', 'Disclosure'],
};
