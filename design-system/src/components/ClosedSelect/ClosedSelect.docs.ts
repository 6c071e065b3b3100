import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'ClosedSelect',
  intro: [
    'A lightweight placeholder for `Select` with the same appearance and announcements, for pages that must be small on load. Elsewhere use `Select`.',
  ],
  status: 'stable',
  since: '0.1.0',
  alsoCalled: ['lazy select', 'dropdown', 'placeholder'],
  whenToUse: ['In place of `Select` on pages that must be small on load.'],
  whenNotToUse: ['Elsewhere: use `Select`.'],
  noGuidance: 'It looks and reads like `Select`, whose examples apply.',
  anatomy: [{ part: 'Label, field and arrow', description: 'the same as in a closed `Select`, which replaces it.' }],
  content: ['As in `Select`.'],
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the field.' },
    { keys: ['Enter', 'Space', 'Arrow Up', 'Arrow Down'], action: 'Requests the list.' },
  ],
  announced: ['The selected option, the label, “button”, and that it opens a list.'],
  related: ['Select', 'LazyBoundary'],
  changes: [{ version: '0.1.0', change: 'First version.' }],
};
