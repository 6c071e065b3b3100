import preview from '../../../../.storybook/preview.tsx';
import { VisibleToast } from './VisibleToast.tsx';

const meta = preview.meta({ title: 'Feedback/Toast guidance', component: VisibleToast, tags: ['guidance'] });

export const DoMessage = meta.story({
  name: 'Says what happened, and offers the way back.',
  render: () => (
    <VisibleToast
      toast={{
        key: 'do',
        tone: 'success',
        message: 'Class 3B was deleted.',
        action: { label: 'Undo', onPress: () => {} },
        timeoutMs: null,
        shownAtMs: 0,
      }}
      isPaused
      onDismiss={() => {}}
      onAction={() => {}}
    />
  ),
});

export const DontMessage = meta.story({
  name: 'Something worked. Nobody knows what, or whether it can be undone.',
  render: () => (
    <VisibleToast
      toast={{
        key: 'dont',
        tone: 'success',
        title: 'Success!',
        message: 'The operation was completed successfully.',
        timeoutMs: null,
        shownAtMs: 0,
      }}
      isPaused
      onDismiss={() => {}}
      onAction={() => {}}
    />
  ),
});
