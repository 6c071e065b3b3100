import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'SkipLink',
  intro: [
    'The first tab stop on every page, which skips the header. The site’s layout includes it. A page adds its own only if there is one part of it that most people come for.',
  ],
  example: 'Shown',
  alsoCalled: ['skip navigation', 'skip to content', 'bypass block'],
  whenToUse: [
    'As the first tab stop of a page. The site’s layout includes it.',
    'Inside a page, if there is one part of it that most people come for.',
  ],
  whenNotToUse: ['As a visible link: use `Link`.'],
  noGuidance: 'It has one variant and one label.',
  anatomy: [{ part: 'Link', description: 'hidden until it has focus, then above everything else.' }],
  content: ['“Skip to” and the name of the place: “Skip to the game”.'],
  pattern: 'link',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Shows the link.',
      outcomes: ['link Skip to main content'],
    },
    { keys: ['Enter'], action: 'Moves focus to the content.', outcomes: ['main; follows #main'] },
  ],
  announced: [
    {
      text: 'The label, then “link”. After Enter, the focused element: “main”.',
      hears: { Default: ['link, Skip to main content', 'main'] },
    },
  ],
  related: ['Link', 'Page'],
};
