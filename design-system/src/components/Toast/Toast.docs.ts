import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Toast',
  status: 'stable',
  since: '0.1.0',
  alsoCalled: ['snackbar', 'notification', 'flash message', 'growl', 'alert message'],
  whenToUse: [
    'To confirm that something was done that cannot be seen on the page: saved, sent, copied.',
    'To report a failure that doesn’t keep people from continuing.',
    'To offer “Undo” instead of asking for a confirmation.',
  ],
  whenNotToUse: [
    'If an answer is needed: use `Dialog` or `AlertDialog`.',
    'For an error in a field: use the `errorMessage` of the field.',
    'If a whole section failed to load: use `ErrorState` in its place.',
    'For something that people need later. A toast leaves after 5 seconds.',
  ],
  anatomy: [
    { part: 'Icon', description: 'shows the tone by its shape. Color repeats it.' },
    { part: 'Title', description: 'optional, two or three words.' },
    { part: 'Message', description: 'one sentence.' },
    { part: 'Action', description: 'optional, and also available elsewhere.' },
    { part: 'Close button', description: 'always there, 44 px.' },
    {
      part: 'History',
      description: 'the notification area, which F8 opens. Dismissed toasts can be read there again.',
    },
  ],
  content: [
    'Say what happened, what is safe and what to do: “Your day wasn’t sent. It is saved on this device, and we’ll try again.”',
    'Write one sentence of up to 15 words for success. A failure may take two.',
    'The action is one verb: “Undo”, “Retry”.',
    'Don’t celebrate what people expect to work. A change that they can see needs no toast.',
  ],
  keyboard: [
    { keys: ['F8'], action: 'Opens the notification area and moves focus there. Inside: moves focus back.' },
    {
      keys: ['Tab'],
      on: 'the notification area',
      action: 'Moves focus to the toast, its action and close button, then to the history.',
    },
    {
      keys: ['Enter', 'Space'],
      on: 'the action or close button',
      action: 'Activates it. Focus returns to where it was.',
    },
    {
      keys: ['Escape'],
      on: 'the notification area',
      action: 'Moves focus back to where it was. A dialog below stays open.',
    },
  ],
  announced: [
    'Title and message once, when the toast appears, and the action as “Undo: press F8.”',
    '`neutral` and `success` wait for a pause in speech, `warning` and `danger` interrupt it.',
    'Moving to the history is not announced. Toasts are also announced over an open dialog.',
  ],
  related: ['Dialog', 'AlertDialog', 'ErrorState', 'LiveRegion', 'LoadingNotice'],
  changes: [{ version: '0.1.0', change: 'First version.' }],
};
