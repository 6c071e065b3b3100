import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Customer } from '../../artwork/Customer/Customer.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const ages = [
  { id: 'explorer', label: 'Explorer', description: '6 to 7 years' },
  { id: 'intermediate', label: 'Intermediate', description: '8 to 9 years' },
  { id: 'pro', label: 'Pro', description: '10 to 11 years' },
  { id: 'expert', label: 'Expert', description: '12 years and up' },
];
const speeds = [
  { id: 'slow', label: 'Slow' },
  { id: 'normal', label: 'Normal' },
  { id: 'fast', label: 'Fast' },
];
const billing = [
  { id: 'monthly', label: 'Monthly' },
  { id: 'yearly', label: 'Yearly', description: 'Two months free' },
];

/** Widens the ID type for stories. */
function Ages(props: RadioGroupProps<string>) {
  return <RadioGroup {...props} />;
}

const meta = preview.meta({
  title: 'Fields/RadioGroup',
  tags: ['autodocs'],
  component: Ages,
  args: { label: 'Choose your age group', options: ages, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 460 }}>{Story()}</div>],
});

/** Label and explanation are one target. */
export const NothingSelected = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const { x, y } = canvas.getByText('10 to 11 years').getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(x + 4, y + 4) ?? document.body);

    await expect(canvas.getByRole('radio', { name: 'Pro' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('pro');
  },
});

/** Selected, with help text. */
export const Selected = meta.story({
  args: { defaultValue: 'intermediate', description: 'You can change it later.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Choose your age group' })).toHaveAccessibleDescription(
      'You can change it later.',
    );
    await expect(canvas.getByRole('radio', { name: 'Intermediate' })).toHaveAccessibleDescription(/8 to 9 years/);
  },
});

export const ByKeyboard = meta.story({
  tags: ['behavior', 'nightly'],
  args: { defaultValue: 'explorer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Explorer' })).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Pro' })).toBeChecked();

    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Expert' })).toBeChecked();
  },
});

/** An unavailable option states the reason. */
export const OneDisabled = meta.story({
  args: {
    defaultValue: 'explorer',
    options: [...ages.slice(0, 3), { id: 'expert', label: 'Expert', description: 'Opens next week', isDisabled: true }],
  },
});

/** Disabled. */
export const Disabled = meta.story({ args: { defaultValue: 'explorer', isDisabled: true } });

/** Invalid: nothing selected. */
export const Invalid = meta.story({ args: { errorMessage: 'Choose an age group to start.', isRequired: true } });

/** Required: the form moves focus to the first option. */
export const Required = meta.story({
  tags: ['nightly'],
  args: { isRequired: true, name: 'age' },
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Ages {...args} />
      <Button type="submit" size="medium">
        Start
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));

    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Explorer' })).toHaveFocus());
    await expect(canvas.getByText('Choose an option.')).toBeVisible();
  },
});

/** `segmented` is for comparing two to four short options. */
export const Segmented = meta.story({
  args: { variant: 'segmented', label: 'Game speed', options: speeds, defaultValue: 'normal' },
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');

    await expect(canvas.getByRole('radio', { name: 'Fast' })).toBeChecked();
  },
});

/** With explanations. */
export const SegmentedWithHelp = meta.story({
  args: { variant: 'segmented', label: 'How you pay', options: billing, defaultValue: 'yearly' },
});

/** In narrow containers, or with large text, segments are stacked. */
export const SegmentedNarrow = meta.story({
  tags: ['nightly'],
  args: { variant: 'segmented', label: 'Game speed', options: speeds, defaultValue: 'normal' },
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [slow, fast] = ['Slow', 'Fast'].map((name) => canvas.getByText(name).getBoundingClientRect());

    await expect(slow?.bottom).toBeLessThan(fast?.top ?? 0);
  },
});

/** Invalid: nothing selected. */
export const SegmentedInvalid = meta.story({
  args: { variant: 'segmented', label: 'Game speed', options: speeds, errorMessage: 'Choose a speed to continue.' },
});

/** Disabled. */
export const SegmentedDisabled = meta.story({
  args: {
    variant: 'segmented',
    label: 'Game speed',
    options: speeds,
    defaultValue: 'slow',
    isDisabled: true,
    description: 'Your teacher set this.',
  },
});

/** RTL. */
export const SegmentedRightToLeft = meta.story({
  tags: ['nightly'],
  args: { variant: 'segmented', label: 'Game speed', options: speeds, defaultValue: 'normal' },
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');

    await expect(canvas.getByRole('radio', { name: 'Fast' })).toBeChecked();
  },
});

const faces = [
  { id: 'ages_6_7', label: '6-7', spokenLabel: 'Ages 6-7', look: 12 },
  { id: 'ages_8_9', label: '8-9', spokenLabel: 'Ages 8-9', look: 2 },
  { id: 'ages_10_12', label: '10-12', spokenLabel: 'Ages 10-12', look: 6 },
  { id: 'ages_12_plus', label: '12+', spokenLabel: 'Ages 12+', look: 10 },
].map(({ look, ...age }) => ({ ...age, picture: <Customer look={look} mood="happy" /> }));

/** `pictures` is for children who do not read yet. The label may be a short form of the accessible name. */
export const Pictures = meta.story({
  tags: ['nightly'],
  args: { variant: 'pictures', options: faces, isLabelHidden: true, defaultValue: 'ages_6_7' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Choose your age group' })).toBeVisible();
    const { x, y } = canvas.getByText('10-12').getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(x + 4, y - 20) ?? document.body);

    await expect(canvas.getByRole('radio', { name: 'Ages 10-12' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('ages_10_12');
  },
});

export const ChoosingMovesNothing = meta.story({
  tags: ['behavior'],
  args: { label: 'Game speed', variant: 'segmented', options: speeds, defaultValue: 'slow' },
  play: async ({ canvas, userEvent }) => {
    const widths = () => canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.offsetWidth);
    const before = widths();
    await userEvent.click(canvas.getByRole('radio', { name: 'Normal' }));

    await expect(widths()).toEqual(before);
  },
});

/** Long labels wrap. */
export const LongLabel = meta.story({
  args: {
    options: [
      {
        id: 'a',
        label: 'Ask me before every new kind of problem',
        description: 'Tickets stay on the rail until I say so.',
      },
      { id: 'b', label: 'After I have served ten customers without a hint' },
    ],
    defaultValue: 'b',
    label: 'When do you want new kinds of problems?',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
});

export const DoOptions = meta.story({
  tags: ['guidance'],
  name: 'Options answer the question, and only one of them fits.',
  render: () => (
    <RadioGroup
      label="Who is playing?"
      options={[
        { id: 'child', label: 'A child at home' },
        { id: 'class', label: 'A school class' },
      ]}
    />
  ),
});

export const DontOptions = meta.story({
  tags: ['guidance'],
  name: 'Options that overlap, written in different ways.',
  render: () => (
    <RadioGroup
      label="Players"
      options={[
        { id: 'children', label: 'Children' },
        { id: 'school', label: 'I want to use it at school' },
        { id: 'several', label: 'More than one' },
      ]}
    />
  ),
});
