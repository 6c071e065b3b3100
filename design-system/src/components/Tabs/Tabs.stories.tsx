import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { forceState } from '../Button/forceState.fixture.ts';
import { plusIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';

const family = (
  <>
    <TabList label="Children">
      <Tab id="mia">Mia, 8</Tab>
      <Tab id="leo">Leo, 6</Tab>
      <Tab id="add" icon={plusIcon}>
        Add a child
      </Tab>
    </TabList>
    <TabPanel id="mia">
      <h2>Mia had a good week</h2>
      <p>4 days played. Making change went from 6 in 10 to 8 in 10.</p>
    </TabPanel>
    <TabPanel id="leo">
      <h2>Leo started on Tuesday</h2>
      <p>1 day played.</p>
    </TabPanel>
    <TabPanel id="add">
      <h2>Add a child</h2>
      <p>Each child needs a nickname and an age group.</p>
    </TabPanel>
  </>
);

const meta = preview.meta({
  title: 'Navigation/Tabs',
  tags: ['autodocs'],
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: { children: family, onSelectionChange: fn() },
  argTypes: { children: { control: false } },
});

/** By default the first tab is selected. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const leo = await canvas.findByRole('tab', { name: 'Leo, 6' });
    await document.fonts.ready;
    const widthAtRest = leo.getBoundingClientRect().width;
    await expect(canvas.getByRole('tab', { name: 'Mia, 8' })).toHaveAttribute('aria-selected', 'true');

    await userEvent.click(leo);

    await expect(leo).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Leo, 6' })).toHaveTextContent('Leo started on Tuesday');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('leo');
    await expect(leo.getBoundingClientRect().width).toBe(widthAtRest);
  },
});

// wcag22-2.1.1 (kit)
export const ByKeyboard = meta.story({
  tags: ['behavior', 'nightly'],
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    const [mia, leo, add] = await canvas.findAllByRole('tab');
    await userEvent.tab();
    await expect(mia).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}');
    await expect(leo).toHaveFocus();
    await expect(leo).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(add).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(mia).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(mia).toHaveFocus();

    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(mia).toHaveFocus();
  },
});

function InAddress() {
  const [selected, setSelected] = useState('students');
  return (
    <>
      <Tabs selectedKey={selected} onSelectionChange={(key) => setSelected(String(key))}>
        <TabList label="Class 3B">
          <Tab id="overview">Overview</Tab>
          <Tab id="students" count={24}>
            Students
          </Tab>
          <Tab id="answers" count={2316}>
            Answers
          </Tab>
        </TabList>
        <TabPanel id="overview">21 of 24 played this week.</TabPanel>
        <TabPanel id="students">24 students, sorted by name.</TabPanel>
        <TabPanel id="answers">2,316 answers this week.</TabPanel>
      </Tabs>
      <output>?tab={selected}</output>
    </>
  );
}

/**
 * With `selectedKey` and `onSelectionChange`, the page can keep the tab in the URL. `count` is the number of items in a panel.
 */
export const Controlled = meta.story({
  tags: ['nightly'],
  render: () => <InAddress />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Answers 2,316' }));

    await expect(canvas.getByRole('status')).toHaveTextContent('?tab=answers');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('2,316 answers this week.');
  },
});

/** If panels load data, use `keyboardActivation="manual"`, which selects on Enter or Space. */
export const ManualActivation = meta.story({
  tags: ['nightly'],
  globals: { locale: 'en-US' },
  args: { keyboardActivation: 'manual' },
  play: async ({ canvas, userEvent }) => {
    const [mia, leo] = await canvas.findAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(leo).toHaveFocus();
    await expect(mia).toHaveAttribute('aria-selected', 'true');

    await userEvent.keyboard(' ');
    await waitFor(() => expect(leo).toHaveAttribute('aria-selected', 'true'));

    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(mia).toHaveAttribute('aria-selected', 'true'));
  },
});

export const RightToLeft = meta.story({
  tags: ['behavior', 'nightly'],
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const [mia, leo] = await canvas.findAllByRole('tab');
    await userEvent.tab();
    await expect(mia).toHaveFocus();

    await userEvent.keyboard('{ArrowLeft}');

    await expect(leo).toHaveFocus();
  },
});

/** Disabled. State the reason in a panel. */
export const WithDisabled = meta.story({
  tags: ['nightly'],
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Reports">
        <Tab id="week">This week</Tab>
        <Tab id="month" isDisabled>
          This month
        </Tab>
        <Tab id="year">This year</Tab>
      </TabList>
      <TabPanel id="week">
        <p>The month starts on Sunday, so there is no report yet.</p>
      </TabPanel>
      <TabPanel id="month">Nothing yet.</TabPanel>
      <TabPanel id="year">102 problems.</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas, userEvent }) => {
    const month = await canvas.findByRole('tab', { name: 'This month' });
    await expect(month).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');

    await expect(canvas.getByRole('tab', { name: 'This year' })).toHaveFocus();
    await userEvent.click(month);
    await expect(month).toHaveAttribute('aria-selected', 'false');
  },
});

export const LinkInside = meta.story({
  tags: ['behavior', 'nightly'],
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Plan">
        <Tab id="plan">Plan</Tab>
        <Tab id="bills">Bills</Tab>
      </TabList>
      <TabPanel id="plan">
        <Link variant="standalone" href="/plan">
          Manage plan
        </Link>
      </TabPanel>
      <TabPanel id="bills">No bills yet.</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: 'Bills' });
    await userEvent.tab();
    await userEvent.tab();

    await expect(canvas.getByRole('link', { name: 'Manage plan' })).toHaveFocus();
  },
});

/**
 * Tabs that do not fit scroll sideways in one line, which fades out where more tabs follow. The selected tab is scrolled into view.
 */
export const Narrow = meta.story({
  tags: ['nightly'],
  globals: { textSize: '100' },
  render: (args) => (
    <div style={{ maxInlineSize: 288 }}>
      <Tabs {...args} defaultSelectedKey="practice">
        <TabList label="Week 46">
          <Tab id="progress">Progress</Tab>
          <Tab id="skills" count={5}>
            Skills
          </Tab>
          <Tab id="practice">Practice at home</Tab>
          <Tab id="badges">Badges</Tab>
        </TabList>
        <TabPanel id="progress">4 days played.</TabPanel>
        <TabPanel id="skills">Five skills.</TabPanel>
        <TabPanel id="practice">Count up from the price, with coins.</TabPanel>
        <TabPanel id="badges">Three badges.</TabPanel>
      </Tabs>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const tabs = await canvas.findAllByRole('tab');

    const list = canvas.getByRole('tablist');
    const expectSelectedInView = async () => {
      const frame = list.getBoundingClientRect();
      const selected = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
      await expect(selected.left).toBeGreaterThanOrEqual(frame.left - 1);
      await expect(selected.right).toBeLessThanOrEqual(frame.right + 1);
    };
    await expect(list.clientWidth).toBeLessThanOrEqual(288);
    for (const tab of tabs) await expect(tab.offsetHeight).toBeGreaterThanOrEqual(44);
    // All tabs are in one line, and the selected one is in view although it is the third.
    await expect(new Set(tabs.map((tab) => Math.round(tab.getBoundingClientRect().bottom))).size).toBe(1);
    await expectSelectedInView();
    await expect(list).toHaveAttribute('data-more-start');

    // A press on a tab that is cut off shows all of it.
    for (const name of ['Badges', 'Progress']) {
      await userEvent.click(canvas.getByRole('tab', { name }));
      await expectSelectedInView();
    }
  },
});

const states = (
  <TabList label="Every state">
    <Tab id="selected">Selected</Tab>
    <Tab id="rest">Rest</Tab>
    <Tab id="disabled" isDisabled>
      Disabled
    </Tab>
  </TabList>
);

/** Every state. */
export const States = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      {['rest', 'hovered', 'focus-visible'].map((state) => (
        <div key={state} ref={forceState(state, '[role="tab"]:nth-of-type(2)')}>
          <Tabs>
            {states}
            <TabPanel id="selected">{state}</TabPanel>
          </Tabs>
        </div>
      ))}
      <div ref={forceState('focus-visible', '[role="tab"]')}>
        <Tabs>
          {states}
          <TabPanel id="selected">selected, focus-visible</TabPanel>
        </Tabs>
      </div>
    </div>
  ),
});

export const DoLabels = meta.story({
  tags: ['guidance'],
  name: 'Short nouns can be compared at a glance.',
  render: () => (
    <Tabs>
      <TabList label="Class 3B">
        <Tab id="overview">Overview</Tab>
        <Tab id="students" count={24}>
          Students
        </Tab>
      </TabList>
      <TabPanel id="overview">21 of 24 played this week.</TabPanel>
      <TabPanel id="students">24 students, sorted by name.</TabPanel>
    </Tabs>
  ),
});

export const DontLabels = meta.story({
  tags: ['guidance'],
  name: 'Sentences repeat what the page already says, and don’t fit on a phone.',
  render: () => (
    <Tabs>
      <TabList label="Class">
        <Tab id="overview">See an overview of class 3B</Tab>
        <Tab id="students">See all students of class 3B</Tab>
      </TabList>
      <TabPanel id="overview">21 of 24 played this week.</TabPanel>
      <TabPanel id="students">24 students, sorted by name.</TabPanel>
    </Tabs>
  ),
});
