import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Breadcrumb',
  intro: [
    'The path to the current page, above its title, on dashboards three or more levels deep. Pages for children have a single way back instead.',
  ],
  status: 'stable',
  since: '0.1.0',
  alsoCalled: ['breadcrumbs', 'path', 'trail', 'you are here'],
  whenToUse: ['Above the title of pages that are three or more levels deep.'],
  whenNotToUse: ['On pages for children. They have a single way back.', 'As the only navigation.'],
  anatomy: [
    { part: 'Steps', description: 'links, from the start to the parent page.' },
    { part: 'Current page', description: 'the last step, not a link.' },
    { part: 'Separators', description: 'hidden from screen readers.' },
  ],
  content: [
    'Each step has the title of its page, shortened if it is long.',
    'The first step is the place where people start: “Dashboard”.',
  ],
  pattern: 'link',
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the next step.' },
    { keys: ['Enter'], action: 'Goes to that page.' },
  ],
  announced: [
    'The name, “navigation”, a list with the number of steps, each link, and the last step as “current page”.',
  ],
  related: ['Link', 'Page', 'SkipLink'],
  changes: [{ version: '0.1.0', change: 'First version.' }],
};
