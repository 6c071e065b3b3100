import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { forcedStates, forceState } from '../Button/forceState.fixture.ts';
import { clockIcon, muteIcon, soundIcon } from '../Icon/icons.ts';
import { ToggleButton, ToggleButtonGroup, type ToggleButtonGroupProps } from './ToggleButton.tsx';

const meta = preview.meta({
  title: 'Controls/ToggleButton',
  tags: ['autodocs'],
  component: ToggleButton,
  args: { children: 'Show the coins', onChange: fn() },
});

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;

/** Off. When on, it has a tint, a bottom line, bold text and a check. The layout does not shift. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Show the coins' });
    await document.fonts.ready;
    const widthAtRest = toggle.getBoundingClientRect().width;
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');

    await userEvent.click(toggle);

    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(toggle.getBoundingClientRect().width).toBe(widthAtRest);
  },
});

/** On. */
export const Selected = meta.story({ args: { defaultSelected: true } });

/** With an icon. */
export const WithIcon = meta.story({ args: { icon: clockIcon, children: 'Fast customers', defaultSelected: true } });

/** If the icon itself shows the state, it changes and there is no check. */
export const ChangedIcon = meta.story({
  tags: ['nightly'],
  args: { icon: muteIcon, selectedIcon: soundIcon, children: 'Sound' },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Sound' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');

    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  },
});

/** Disabled, off and on. */
export const Disabled = meta.story({
  args: { isDisabled: true },
  render: (args) => (
    <div style={row}>
      <ToggleButton {...args} />
      <ToggleButton {...args} defaultSelected>
        Show the math
      </ToggleButton>
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');

    await expect(canvas.getByRole('button', { name: 'Show the coins' })).not.toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** 56 px high for children, 44 px for adults. The default is the page’s audience; `size` overrides it. */
export const ForAdults = meta.story({ args: { size: 'medium', children: 'Only this week', defaultSelected: true } });

const twoPrices = (
  <>
    <ToggleButton id="month">Monthly</ToggleButton>
    <ToggleButton id="year">Yearly, two months free</ToggleButton>
  </>
);

function Billing(props: Partial<ToggleButtonGroupProps>) {
  const [chosen, setChosen] = useState<ToggleButtonGroupProps['selectedKeys']>(['year']);
  return (
    <ToggleButtonGroup
      label="How to pay"
      disallowEmptySelection
      selectedKeys={chosen ?? []}
      onSelectionChange={setChosen}
      {...props}
    >
      {twoPrices}
    </ToggleButtonGroup>
  );
}

/** `ToggleButtonGroup` combines two to four short options: one selected … */
export const OneOfTwo = meta.story({
  tags: ['nightly'],
  globals: { locale: 'en-US' },
  render: () => <Billing />,
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getByRole('radio', { name: 'Monthly' });
    const year = canvas.getByRole('radio', { name: 'Yearly, two months free' });
    await expect(canvas.getByRole('radiogroup', { name: 'How to pay' })).toContainElement(month);
    await userEvent.tab();

    await expect(year).toHaveFocus();

    await userEvent.keyboard('{ArrowLeft}');
    await expect(month).toHaveFocus();
    await expect(month).toBeChecked();
    await expect(year).not.toBeChecked();

    // Past the last button it goes on with the first.
    await userEvent.keyboard('{ArrowUp}');
    await expect(year).toBeChecked();
  },
});

/** … or several. */
export const SeveralOfThree = meta.story({
  tags: ['nightly'],
  render: () => (
    <ToggleButtonGroup label="Shown skills" selectionMode="multiple" defaultSelectedKeys={['totals', 'change']}>
      <ToggleButton id="totals">Order totals</ToggleButton>
      <ToggleButton id="change">Making change</ToggleButton>
      <ToggleButton id="stock">Stock</ToggleButton>
    </ToggleButtonGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    const totals = canvas.getByRole('button', { name: 'Order totals' });
    await userEvent.click(totals);

    await expect(totals).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'Making change' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const GroupDisabled = meta.story({ render: () => <Billing isDisabled /> });

/** On narrow screens they are stacked. */
export const NarrowGroup = meta.story({
  tags: ['nightly'],
  render: () => (
    <div style={{ maxInlineSize: 288 }}>
      <Billing />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup').offsetWidth).toBeLessThanOrEqual(288);
  },
});

function EveryState({ isOn }: { isOn: boolean }) {
  return (
    <div style={row}>
      <ToggleButton defaultSelected={isOn}>Rest</ToggleButton>
      {forcedStates.map((state) => (
        <span key={state} ref={forceState(state)}>
          <ToggleButton defaultSelected={isOn}>{state}</ToggleButton>
        </span>
      ))}
      <ToggleButton defaultSelected={isOn} isDisabled>
        Disabled
      </ToggleButton>
    </div>
  );
}

/** Every state, off and on. */
export const States = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <EveryState isOn={false} />
      <EveryState isOn />
    </div>
  ),
});

/** On the `tile` surface it becomes light automatically. */
export const OnTile = meta.story({
  render: () => (
    <div data-surface="tile" style={{ display: 'grid', gap: 16, padding: 24, background: 'var(--surface-tile)' }}>
      <EveryState isOn={false} />
      <EveryState isOn />
      <div>
        <Billing />
      </div>
    </div>
  ),
});

export const DoLabel = meta.story({
  tags: ['guidance'],
  name: 'The label stays, and the look of the button shows the state.',
  render: () => (
    <ToggleButton icon={soundIcon} defaultSelected>
      Sound
    </ToggleButton>
  ),
});

export const DontLabel = meta.story({
  tags: ['guidance'],
  name: 'Is sound on now, or will it be after pressing?',
  render: () => (
    <ToggleButton icon={soundIcon} defaultSelected>
      Sound on
    </ToggleButton>
  ),
});
