import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Page',
  intro: [
    'The main landmark of a page. The shell moves focus to its title after navigation, and the skip link leads to it.',
  ],
  alsoCalled: ['main', 'layout', 'page header', 'landmark'],
  whenToUse: ['Once per page, around everything between header and footer.'],
  whenNotToUse: ['Inside another page or a dialog.'],
  noGuidance: 'It contains the main landmark, and a page has only one.',
  anatomy: [
    { part: 'Title', description: 'the only `h1`.' },
    { part: 'Lead', description: 'optional sentence below the title.' },
    { part: 'Action', description: 'optional, next to the title.' },
    {
      part: 'Picture',
      description:
        'optional, one drawn object at the end of the head. Decorative, and left out where there is no room.',
    },
  ],
  content: [
    'The title says what the page is about. The window title starts with it.',
    'The lead says what people can do here.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Passes by: it is not a tab stop. The skip link and the shell move focus to it.',
      outcomes: ['button Show the tasks', 'button After'],
    },
  ],
  announced: [
    {
      text: '“Main”, then the title, to which focus moves after navigation.',
      reads: { ForChildren: ['main', 'heading, Math Bistro, level 1', '…'] },
    },
  ],
  related: ['Section', 'SkipLink'],
};
