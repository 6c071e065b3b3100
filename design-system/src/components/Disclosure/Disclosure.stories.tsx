import { expect, fn, waitFor } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { forceState } from '../Button/forceState.fixture.ts';
import { Disclosure, DisclosureGroup, type DisclosureGroupProps } from './Disclosure.tsx';

const stop = <p>Yes. Cancel in two clicks. You keep the plan until the end of the paid period.</p>;

const meta = preview.meta({
  title: 'Navigation/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  subcomponents: { DisclosureGroup },
  args: { title: 'Can I cancel at any time?', children: stop, onExpandedChange: fn() },
  argTypes: { children: { control: false } },
  decorators: [
    (Story, { tags }) => (
      <div style={{ maxInlineSize: 720 }}>
        {!tags.includes('guidance') && <h2 style={{ marginBlockEnd: 16 }}>Good to know</h2>}
        <Story />
      </div>
    ),
  ],
});

/** Closed. Find-in-page searches the content, too, and opens it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const question = canvas.getByRole('button', { name: 'Can I cancel at any time?' });
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(question);
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('group')).toBeNull();

    await userEvent.click(question);

    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('group', { name: 'Can I cancel at any time?' })).toHaveTextContent('two clicks');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
  },
});

/** Open. */
export const Open = meta.story({ args: { defaultExpanded: true } });

export const ByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByRole('button');
    await userEvent.tab();
    await expect(question).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(question).toHaveAttribute('aria-expanded', 'false');
  },
});

export const FindInPage = meta.story({
  tags: ['nightly'],
  play: async ({ canvas }) => {
    const question = canvas.getByRole('button');
    const panel = canvas.getByText(/Cancel in two clicks/).closest('[hidden]');
    await expect(panel).toHaveAttribute('hidden', 'until-found');

    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));

    await waitFor(() => expect(question).toHaveAttribute('aria-expanded', 'true'));
  },
});

export const Disabled = meta.story({
  tags: ['behavior', 'nightly'],
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(args.onExpandedChange).not.toHaveBeenCalled();
  },
});

function Questions(props: Partial<DisclosureGroupProps>) {
  return (
    <DisclosureGroup {...props}>
      <Disclosure id="stop" title="Can I cancel at any time?">
        {stop}
      </Disclosure>
      <Disclosure id="advertising" title="Are there ads?">
        <p>No. Children cannot buy anything in the game. Coins are for play only.</p>
      </Disclosure>
      <Disclosure id="data" title="What do you know about my child?">
        <p>A nickname and an age band.</p>
        <p>No last name, photo or school.</p>
      </Disclosure>
    </DisclosureGroup>
  );
}

/** A group. Each opens independently, so that nothing else moves. */
export const Group = meta.story({
  tags: ['nightly'],
  render: () => <Questions defaultExpandedKeys={['advertising']} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Can I cancel at any time?' }));

    await expect(canvas.getAllByRole('group')).toHaveLength(2);
  },
});

/** With `allowsMultipleExpanded={false}`, opening one closes the others. */
export const OneAtATime = meta.story({
  render: () => <Questions defaultExpandedKeys={['advertising']} allowsMultipleExpanded={false} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Can I cancel at any time?' }));

    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Are there ads?' })).toHaveAttribute('aria-expanded', 'false'),
    );
  },
});

/** Long questions wrap. */
export const LongLabel = meta.story({
  tags: ['nightly'],
  args: {
    title: 'What happens to the days, badges and certificates of a child when the school year or the plan ends?',
    defaultExpanded: true,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBeLessThanOrEqual(288);
  },
});

/** Every state. */
export const States = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  render: () => (
    <>
      <Disclosure title="At rest">{stop}</Disclosure>
      {['hovered', 'focus-visible'].map((state) => (
        <div key={state} ref={forceState(state)}>
          <Disclosure title={state}>{stop}</Disclosure>
        </div>
      ))}
      <Disclosure title="Open" defaultExpanded>
        {stop}
      </Disclosure>
      <Disclosure title="Disabled" isDisabled>
        {stop}
      </Disclosure>
    </>
  ),
});

export const DoQuestion = meta.story({
  tags: ['guidance'],
  name: 'A question in the words of those who ask it.',
  render: () => (
    <Disclosure title="Is my child’s data sold?" headingLevel={4}>
      No. We have no ads, and nobody buys data from us.
    </Disclosure>
  ),
});

export const DontQuestion = meta.story({
  tags: ['guidance'],
  name: 'A title that could be above anything.',
  render: () => (
    <Disclosure title="More information" headingLevel={4}>
      As for data protection, no personal data is sold.
    </Disclosure>
  ),
});
