import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Picture } from './Picture.tsx';

const meta = preview.meta({ title: 'Artwork/Picture guidance', component: Picture, tags: ['guidance'] });

export const DoText = meta.story({
  name: 'The text next to it says what it means.',
  render: () => (
    <Stack direction="horizontal" align="center" gap="s">
      <div style={{ inlineSize: 40 }}>
        <Picture name="money" />
      </div>
      <span>Earned today: $38</span>
    </Stack>
  ),
});

export const DontText = meta.story({
  name: 'In place of an icon inside a sentence. Use Icon.',
  render: () => (
    <p>
      Press{' '}
      <span style={{ display: 'inline-block', inlineSize: 16 }}>
        <Picture name="bell" />
      </span>{' '}
      to serve.
    </p>
  ),
});
