import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Select, type SelectProps } from './Select.tsx';

const ages = [
  { id: 'ages_6_7', label: 'Explorer', description: '6 to 7 years' },
  { id: 'ages_8_9', label: 'Intermediate', description: '8 to 9 years' },
  { id: 'ages_10_11', label: 'Pro', description: '10 to 11 years' },
  { id: 'ages_12_plus', label: 'Expert', description: '12 years and up' },
];

function Ages(props: Partial<SelectProps<string>>) {
  const [chosen, setChosen] = useState(props.selectedKey ?? null);
  return (
    <div style={{ maxWidth: 420 }}>
      <Select
        label="Choose your age group"
        options={ages}
        {...props}
        selectedKey={chosen}
        onSelectionChange={setChosen}
      />
    </div>
  );
}

const meta = preview.meta({ title: 'Controls/Select', component: Ages });

export const NothingChosen = meta.story();

export const Chosen = meta.story({ args: { selectedKey: 'ages_8_9', description: 'You can change it later.' } });

export const Disabled = meta.story({ args: { selectedKey: 'ages_8_9', isDisabled: true } });

export const Invalid = meta.story({ args: { errorMessage: 'Choose an age group to start.' } });

export const Opened = meta.story({
  args: { selectedKey: 'ages_8_9' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Intermediate/ }));

    await expect(await screen.findByRole('option', { name: /Intermediate/ })).toHaveAttribute('aria-selected', 'true');
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveTextContent('Intermediate8 to 9 years');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
