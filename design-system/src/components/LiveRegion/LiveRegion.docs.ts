import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'LiveRegion',
  intro: [
    'Announces a change: a customer arrives, an order is served. Render the region from the start and change its `message`; a region inserted with its message is not announced. For visible notifications use `Toast`.',
  ],
  example: 'Changes',
  alsoCalled: ['aria-live', 'announcement', 'screen reader message', 'status message'],
  whenToUse: ['To say a change that is visible but far from the focus: a customer arrives, an order is served.'],
  whenNotToUse: ['For visible notifications: use `Toast`.', 'For anything that moves focus, which is read anyway.'],
  noGuidance: 'It is not visible.',
  anatomy: [
    {
      part: 'Region',
      description: 'empty and hidden until there is a message. It has to be on the page from the start.',
    },
  ],
  content: [
    'One short sentence, the important word first: “Ruth is waiting.”',
    'Don’t announce what was just announced. `occurrence` repeats a message on purpose.',
  ],
  keyboard: [],
  announced: [
    {
      text: 'The whole message. `polite` waits for a pause, `assertive` interrupts and is only for what cannot wait.',
      hears: {
        Changes: ['button, Ring', 'polite: Order 4 is ready.'],
        Interrupts: ['button, Ring', 'assertive: Order 4 is ready.'],
      },
    },
  ],
  related: ['VisuallyHidden', 'Toast', 'Spinner'],
};
