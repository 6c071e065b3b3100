import { useEffect, useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Select } from '../Select/Select.tsx';
import { ClosedSelect } from './ClosedSelect.tsx';

const ages = [
  { id: 'ages_6_7', label: 'Explorer', description: '6 to 7 years' },
  { id: 'ages_8_9', label: 'Intermediate', description: '8 to 9 years' },
];

const meta = preview.meta({
  title: 'Fields/ClosedSelect',
  tags: ['autodocs'],
  component: ClosedSelect,
  args: { label: 'Choose your age group', options: ages, onOpen: fn<() => void>() },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
});

/** Nothing selected. */
export const NothingSelected = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('button', { name: 'Choose one Choose your age group' });

    await userEvent.click(field);
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowUp}{ArrowLeft}');

    await expect(args.onOpen).toHaveBeenCalledTimes(4);
  },
});

/** Label and explanation. */
export const Selected = meta.story({
  args: { selectedKey: 'ages_8_9' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Intermediate 8 to 9 years');
  },
});

/** With a placeholder. */
export const Placeholder = meta.story({ args: { placeholder: 'Choose your age group' } });

function OpensAsSelect() {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    place.current?.querySelector('button')?.focus();
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
  const field = { label: 'Choose your age group', options: ages };
  return (
    <div ref={place}>
      {isWanted ? (
        <Select {...field} isOpen={isOpen} onOpenChange={setOpen} />
      ) : (
        <ClosedSelect {...field} onOpen={() => setWanted(true)} />
      )}
    </div>
  );
}

/** When the list is requested, the page replaces it with an open, focused `Select`. */
export const ReplacedBySelect = meta.story({
  render: () => <OpensAsSelect />,
  play: async ({ canvas, userEvent }) => {
    const closed = canvas.getByRole('button');
    const before = closed.getBoundingClientRect();
    const name = closed.textContent;

    await userEvent.click(closed);
    await userEvent.click(await screen.findByRole('option', { name: /Explorer/ }));

    const field = canvas.getByRole('button');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(name).toBe('Choose one');
    await expect(field.getBoundingClientRect()).toEqual(before);
  },
});
