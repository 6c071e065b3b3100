import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Disclosure',
  intro: [
    'A question that expands to show its answer, for help and fine print. Content that everybody must read belongs on the page itself. If one section is always visible, use `Tabs`.',
  ],
  alsoCalled: ['accordion', 'collapse', 'expander', 'details', 'FAQ'],
  whenToUse: [
    'For answers and fine print that some people need, under a question that everybody can scan.',
    'In a `DisclosureGroup`, for a list of questions.',
  ],
  whenNotToUse: [
    'For what everybody must read. It belongs on the page.',
    'If one section is always visible: use `Tabs`.',
    'For a term in a sentence: use `Popover`.',
  ],
  anatomy: [
    { part: 'Question', description: 'a heading with a button.' },
    { part: 'Arrow', description: 'points down when it is closed, and up when it is open.' },
    {
      part: 'Answer',
      description:
        'below the question. The page search of the browser finds it and opens it. Printed and without scripts, all are open.',
    },
  ],
  content: ['The question is one that people ask, in their words.', 'The answer starts with the answer.'],
  pattern: 'disclosure',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the question, and from an open one into its answer.',
      outcomes: ['button Can I cancel at any time?, collapsed', 'button After'],
    },
    {
      keys: ['Enter', 'Space'],
      action: 'Opens or closes the answer.',
      outcomes: ['button Can I cancel at any time?, expanded; calls onExpandedChange'],
    },
  ],
  announced: [
    {
      text: 'The heading and its level, the question, “button”, and “expanded” or “collapsed”.',
      reads: {
        Default: [
          'heading, Good to know, level 2',
          'heading, Can I cancel at any time?, level 3',
          'button, Can I cancel at any time?, 1 control, not expanded',
        ],
      },
    },
    {
      text: 'The answer is a group named by its question.',
      reads: {
        Open: [
          'heading, Good to know, level 2',
          'heading, Can I cancel at any time?, level 3',
          'button, Can I cancel at any time?, 1 control, expanded',
          'group, Can I cancel at any time?',
          'Yes. Cancel in two clicks. You keep the plan until the end of the paid period.',
        ],
      },
    },
  ],
  related: ['Tabs', 'Popover', 'Section'],
};
