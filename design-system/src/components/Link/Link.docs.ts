import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Link',
  intro: ['Goes to another page. To start an action, use `Button`.'],
  alsoCalled: ['anchor', 'hyperlink', 'navigation item'],
  whenToUse: [
    'To go to another page, another part of the page, or another site.',
    'Styled as a button, where going to a page is the main step: “See plans”.',
  ],
  whenNotToUse: [
    'To start an action: use `Button`. People expect to open links in a new tab.',
    'To go back to where people came from inside a dialog: use `Button`.',
  ],
  anatomy: [
    { part: 'Label', description: 'underlined in text; the word or words that say where it leads.' },
    { part: 'Icon', description: 'optional. External links have one by default.' },
    { part: 'Current page', description: '`isCurrent`, a thick line and stronger text.' },
  ],
  content: [
    'The label says where the link leads, even out of context: “Privacy policy”, never “here” or “more”.',
    'Links to the same page have the same label; links to different pages have different ones.',
    'External links are announced as such. Don’t write “external” in the label.',
  ],
  pattern: 'link',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the link. Disabled links are skipped.',
      outcomes: ['link Pricing', 'button After'],
    },
    { keys: ['Enter'], action: 'Follows the link.', outcomes: ['link Pricing; follows /pricing'] },
  ],
  announced: [
    {
      text: 'The label, then “link”, and “current page” if it is.',
      reads: {
        Text: ['Every plan is on the page', 'link, Pricing', ', with its features.'],
        Navigation: ['navigation, Main', 'link, Games, current page', 'link, Teachers'],
      },
    },
    {
      text: 'External links end with “(leaves Countertop)” or “(opens in a new tab)”. Disabled links say “dimmed” or “unavailable”.',
      reads: {
        OtherSite: ['Everybody can play:', 'link, the rules we follow (leaves Countertop)', '.'],
        NewTab: ['link, Print the week (opens in a new tab)'],
        Disabled: [
          'link, Next week, disabled',
          'link, Next week, disabled',
          'link, Next week, disabled',
          'link, Next week, disabled',
        ],
      },
    },
  ],
  related: ['Button', 'SkipLink', 'Tabs'],
};
