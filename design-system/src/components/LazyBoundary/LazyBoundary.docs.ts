import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'LazyBoundary',
  intro: [
    'Shows that a lazy component is loading, and offers a retry if its code fails to load.',
    '',
    '```tsx',
    "import { lazyComponent } from '@countertop/design-system/lazy';",
    "import { LazyBoundary } from '@countertop/design-system/LazyBoundary';",
    '',
    "const HelpDialog = lazyComponent(async () => (await import('./HelpDialog.tsx')).HelpDialog);",
    '',
    '<Button onHoverStart={HelpDialog.preload} onPress={open}>Help</Button>;',
    '{',
    '  isOpen && (',
    '    <LazyBoundary onDismiss={close}>',
    '      <HelpDialog onClose={close} />',
    '    </LazyBoundary>',
    '  );',
    '}',
    '```',
    '',
    'Call `preload()` when the user points at the button, or when the page is idle, so that the component opens immediately. For code that isn’t a component, `await import()` is enough.',
  ],
  alsoCalled: ['suspense', 'error boundary', 'code splitting', 'loading boundary'],
  whenToUse: ['Around a component that is loaded when it is needed: dialogs, charts.'],
  whenNotToUse: ['For data that is loading: use `Skeleton` or `Spinner`.'],
  noGuidance: 'Its text and position are built in.',
  anatomy: [
    { part: 'Loading notice', description: 'appears when loading takes longer than 400 ms.' },
    {
      part: 'Load error',
      description:
        'says that the component failed to load, and offers a retry. It retries by itself when the browser is back online.',
    },
  ],
  content: ['The texts are built in.'],
  keyboard: [
    {
      keys: ['Tab'],
      on: 'the load error',
      action: 'Moves focus to its buttons. Focus returns from them to the control that was pressed.',
      from: 'Failed {Tab}{Enter}',
      outcomes: ['button After', 'button Not now', 'button Try again'],
    },
  ],
  announced: [
    {
      text: '“One moment…” when loading takes longer, and the load error immediately.',
      exposes: {
        Loading: ['status', 'StaticText One moment…'],
        Failed: ['alert', 'StaticText This didn’t load, but nothing is lost. Check your connection and try again.'],
      },
    },
  ],
  related: ['LoadingNotice', 'ErrorState', 'Dialog'],
};
