import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Toast',
  intro: [
    'A notification that does not interrupt: saved, sent, failed. Show one from anywhere with `notify({ message })` from `@countertop/design-system/notifications`. The shell renders the only `<ToastRegion />`, and loads it with the first notification.',
    '',
    'If an answer is needed, use `Dialog`. Field errors belong to the field. If a whole section failed, use `ErrorState` in its place.',
  ],
  example: 'AllTones',
  notes: [
    '## Rules',
    '',
    '- One toast at a time. Others are queued.',
    '- It is visible for 5 seconds (`toastDurationMs`). The time is paused while it is hovered or focused, or the history is open.',
    '- On pages for children use `timeoutMs: null`: it stays until it is closed.',
    '- Swiping 50 px (`swipeThresholdPx`) to either side dismisses it. Vertical swipes scroll.',
    '- Dismissed toasts are kept for 1,000,000 ms (`historyKeptMs`), with the time they were shown.',
    '- `clearNotifications()` removes all of them. Call it on sign-out.',
    '',
    '## The notify function',
    '',
    '`ToastRegion` has an `isPlaying` prop for the game: toasts wait while a dialog is open, and on phones they are below the header. `remember` adds a toast to the notification area without showing it. `notify` takes:',
    '',
    '| Option | Description |',
    '| --- | --- |',
    '| `message` | One sentence: what happened, what is safe, what to do |',
    '| `title` | Optional heading of two or three words |',
    '| `tone` | `neutral`, `success`, `warning` or `danger` |',
    '| `action` | `{ label, onPress }` |',
    '| `timeoutMs` | Time until it disappears. `null`: until it is closed |',
    '| `onShown` | Called after the toast was painted |',
    '',
    'It returns a function that dismisses the toast.',
  ],
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
    {
      keys: ['F8'],
      action: 'Opens the notification area and moves focus there. Inside: moves focus back.',
      from: 'ActionVisible {Tab}',
      outcomes: ['region Notifications (F8)', 'button Settings'],
    },
    {
      keys: ['Tab'],
      on: 'the notification area',
      action: 'Moves focus to the toast, its action and close button, then to the history.',
      from: 'ActionVisible {F8}',
      outcomes: ['group Class deleted.', 'button Undo', 'button Close'],
    },
    {
      keys: ['Enter', 'Space'],
      on: 'the action or close button',
      action: 'Activates it. Focus returns to where it was, but stays in an open notification area.',
      from: 'ActionVisible {Tab}{Tab}{Tab}',
      outcomes: ['button Settings'],
    },
    {
      keys: ['Escape'],
      on: 'the notification area',
      action: 'Moves focus back to where it was. A dialog below stays open.',
      from: 'ActionVisible {F8}',
      outcomes: ['button Before'],
    },
  ],
  announced: [
    {
      text: 'Title and message once, when the toast appears, and the action as “Undo: press F8.”',
      hears: {
        LongText: [
          'assertive: We couldn’t create the report. The server is not responding. The results of all 24 students are safe. Try again in a minute. Try again: press F8.',
        ],
      },
    },
    {
      text: '`neutral` and `success` wait for a pause in speech, `warning` and `danger` interrupt it.',
      hears: {
        Plain: ['polite: Your day is saved until you come back.'],
        Success: ['polite: Saved. Mia now plays Intermediate.'],
        Warning: ['assertive: Your connection is slow. Your changes are saved on this device for now.'],
        Destructive: ['assertive: Name Required. Please enter a display name'],
      },
    },
    {
      text: 'Moving to the history is not announced. Toasts are also announced over an open dialog.',
      hears: {
        DialogOpen: [
          'dialog, Name the restaurant',
          'button, Save',
          'polite: Name saved.',
          'region, Notifications (F8), key shortcuts F8',
          'dialog, Name the restaurant',
          'button, Save',
        ],
      },
    },
  ],
  related: ['Dialog', 'AlertDialog', 'ErrorState', 'LiveRegion', 'LoadingNotice'],
};
