import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'SharePanel',
  intro: [
    'A share button. It opens the native share sheet, or a panel with three networks and the link if that is missing or fails. Closing the share sheet is not a failure: nothing else opens.',
    '',
    'Networks have text labels, not logos, and nothing is loaded from them before somebody follows a link. For links within the site use `Link`.',
  ],
  alsoCalled: ['share', 'social media', 'copy link', 'send'],
  whenToUse: ['To let people share this page with others.'],
  whenNotToUse: ['For links within the site: use `Link`.', 'On pages for children, unless a grown-up shares.'],
  noGuidance: 'Its texts are built in.',
  anatomy: [
    { part: 'Button', description: 'opens the share sheet of the device, or the panel.' },
    { part: 'Networks', description: 'text labels, no logos. Nothing is loaded from them before a link is followed.' },
    { part: 'Link', description: 'can be copied. If copying fails, it is selected in a field.' },
  ],
  content: ['Shared text describes the achievement, not the child.'],
  pattern: 'dialog',
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      on: 'the button',
      action: 'Shares, or opens the panel and moves focus inside.',
      outcomes: ['dialog Share this page; open: dialog Share this page'],
    },
    {
      keys: ['Tab', 'Shift + Tab'],
      on: 'the panel',
      action: 'Moves focus inside the panel.',
      from: '{Tab}{Enter}',
      outcomes: [
        'button Copy Link; open: dialog Share this page',
        'link LinkedIn (opens in a new tab); open: dialog Share this page',
      ],
    },
    {
      keys: ['Enter'],
      on: 'a network',
      action: 'Opens it in a new tab.',
      from: '{Tab}{Enter}{Shift>}{Tab}{/Shift}',
      outcomes: [
        'link LinkedIn (opens in a new tab); open: dialog Share this page; follows https://www.linkedin.com/sharing/share-offsite/',
      ],
    },
    {
      keys: ['Escape'],
      on: 'the panel',
      action: 'Closes the panel. Focus returns to the button.',
      from: '{Tab}{Enter}',
      outcomes: ['button Share'],
    },
  ],
  announced: [
    {
      text: '“Share this page, dialog” when the panel opens. Each network with “opens in a new tab”.',
      reads: {
        'Panel {Tab}{Enter}': [
          'link, Twitter (opens in a new tab)',
          'link, Facebook (opens in a new tab)',
          'link, LinkedIn (opens in a new tab)',
          '…',
        ],
      },
      hears: { Panel: ['button, Share', 'dialog, Share this page'] },
    },
    {
      text: '“Link copied.” after copying.',
      hears: { Copied: ['button, Share', 'dialog, Share this page', 'button, Copy Link', 'polite: Link copied.'] },
    },
    {
      text: 'If copying fails: the field with the URL, and instructions.',
      hears: {
        CopyingFails: [
          'button, Share',
          'dialog, Share this page',
          'button, Copy Link',
          'textbox, Link to this page, https://countertop.test/game, Your browser blocked copying. The link is selected, so you can copy it yourself., read only',
        ],
      },
    },
  ],
  related: ['ShareButton', 'Popover', 'Dialog'],
};
