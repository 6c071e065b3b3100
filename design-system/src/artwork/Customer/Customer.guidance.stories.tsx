import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Customer } from './Customer.tsx';

const meta = preview.meta({ title: 'Artwork/Customer guidance', component: Customer, tags: ['guidance'] });

export const DoPlace = meta.story({
  name: 'Everybody sits, stands or leans on something.',
  render: () => (
    <div style={{ inlineSize: 120, borderBlockEnd: '4px solid var(--border-strong)' }}>
      <Customer look={0} mood="happy" />
    </div>
  ),
});

export const DontPlace = meta.story({
  name: 'A head in the air, next to a failure.',
  render: () => (
    <Stack direction="horizontal" gap="s" align="center">
      <div style={{ inlineSize: 72 }}>
        <Customer look={0} mood="angry" />
      </div>
      <span>The payment failed.</span>
    </Stack>
  ),
});
