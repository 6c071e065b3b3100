import preview from '../../../../.storybook/preview.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({ title: 'Feedback/ErrorState guidance', component: ErrorState, tags: ['guidance'] });

export const DoSafe = meta.story({
  name: 'Says what happened, what is safe and what to do.',
  render: () => (
    <ErrorState title="The report didn’t load." level={3} onRetry={() => {}}>
      Your answers are saved. Try again in a minute.
    </ErrorState>
  ),
});

export const DontSafe = meta.story({
  name: 'A code and an apology, with nothing to go on.',
  render: () => (
    <ErrorState title="Oops! Error 500" level={3}>
      We are so sorry! An unexpected error has occurred.
    </ErrorState>
  ),
});
