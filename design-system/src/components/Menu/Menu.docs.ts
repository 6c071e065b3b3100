import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Menu',
  intro: [
    'Secondary actions that do not need to be visible all the time. Goes inside a `MenuTrigger` with its button. Do not hide the primary action in a menu.',
    '',
    'To choose a value in a form use `Select`. For text and fields use `Popover`. For site navigation use links.',
  ],
  example: 'WithIcons',
  alsoCalled: ['dropdown menu', 'context menu', 'action list', 'overflow menu', 'popup menu'],
  whenToUse: [
    'For secondary actions that do not need to be visible all the time.',
    'For one or several choices about how a page is shown, such as the sort order.',
  ],
  whenNotToUse: [
    'To choose a value in a form: use `Select`.',
    'For text or fields: use `Popover`.',
    'For the primary action. It must be visible.',
    'For the navigation of a site: use `Link`s.',
  ],
  anatomy: [
    { part: 'Trigger', description: 'a `Button` or `IconButton` inside a `MenuTrigger`.' },
    { part: 'Item', description: 'a label, with an optional icon and description.' },
    { part: 'Section', description: 'items with a common heading.' },
    { part: 'Check', description: 'marks selected items.' },
  ],
  content: [
    'Items are verbs for actions, and nouns for choices: “Remove Leo”, “By name”.',
    'Destructive items are last, and open an `AlertDialog`.',
    'The description of a disabled item says why.',
  ],
  pattern: 'menuButton',
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Arrow Down'],
      on: 'the trigger',
      action: 'Opens the menu, with focus on the first item.',
      outcomes: ['menuitem This week’s report What each student practiced; open: menu Class'],
    },
    {
      keys: ['Arrow Up'],
      on: 'the trigger',
      action: 'Opens the menu, with focus on the last item.',
      outcomes: ['menuitem Delete the class; open: menu Class'],
    },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      on: 'the menu',
      action: 'Moves focus to the next or previous item, wrapping around.',
      from: '{Tab}{Enter}{ArrowDown}',
      outcomes: [
        'menuitem Delete the class; open: menu Class',
        'menuitem This week’s report What each student practiced; open: menu Class',
      ],
    },
    {
      keys: ['Home', 'End'],
      on: 'the menu',
      action: 'Moves focus to the first or last item.',
      from: '{Tab}{Enter}{ArrowDown}',
      outcomes: [
        'menuitem This week’s report What each student practiced; open: menu Class',
        'menuitem Delete the class; open: menu Class',
      ],
    },
    {
      keys: ['Letters'],
      on: 'the menu',
      action: 'Moves focus to the item that starts with them.',
      from: 'Default {Tab}{Enter}',
      outcomes: ['menuitem Make a copy; open: menu Class'],
    },
    {
      keys: ['Enter', 'Space'],
      on: 'the menu',
      action: 'Activates or selects the item.',
      from: '{Tab}{Enter}{ArrowDown}',
      outcomes: ['button Class, collapsed; calls onAction'],
    },
    {
      keys: ['Escape'],
      on: 'the menu',
      action: 'Closes the menu. Focus returns to the trigger.',
      from: '{Tab}{Enter}{ArrowDown}',
      outcomes: ['button Class, collapsed'],
    },
    {
      keys: ['Tab', 'Shift + Tab'],
      on: 'the menu',
      action: 'Closes the menu and moves focus to what comes after or before the trigger.',
      from: '{Tab}{Enter}{ArrowDown}',
      outcomes: ['button After', 'button Before'],
    },
  ],
  announced: [
    {
      text: 'The trigger with “menu” and “expanded” or “collapsed”. On opening: the `label` and “menu”.',
      hears: {
        'SingleSelection {Tab}{Enter}': [
          'button, Sort by, not expanded, has popup menu',
          'dialog, Sort by',
          'menu, Sort by, orientated vertically',
          'menuitemradio, Name, checked, position 1, set size 3',
        ],
      },
    },
    {
      text: 'Each item with description, section and position, and whether it is checked.',
      hears: {
        'WithIcons {Tab}{Enter}{ArrowDown}': [
          'menuitem, This week’s report What each student practiced, position 1, set size 3',
          'menuitem, Invite students With a code that is valid for a day, position 2, set size 3',
          '…',
        ],
        'SingleSelection {Tab}{Enter}{ArrowDown}': [
          'menuitemradio, Name, checked, position 1, set size 3',
          'menuitemradio, Right answers, not checked, position 2, set size 3',
          '…',
        ],
      },
    },
  ],
  related: ['Select', 'Popover', 'Button', 'IconButton', 'AlertDialog'],
};
