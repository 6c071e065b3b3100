import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenDuring, readThrough } from '../../../../.storybook/checks/screenReader.ts';
import { findKeyboardErrors } from '../../../../.storybook/checks/keyboard.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';

const show = () =>
  preview
    .meta({ title: 'Tabs' })
    .story({
      render: () => (
        <Tabs>
          <TabList label="Account">
            <Tab id="plan">Plan</Tab>
            <Tab id="bills">Bills</Tab>
            <Tab id="people">People</Tab>
          </TabList>
          <TabPanel id="plan">
            <Button>Change the plan</Button>
          </TabPanel>
          <TabPanel id="bills">
            <p>Nothing to pay.</p>
          </TabPanel>
          <TabPanel id="people">
            <p>Mia and Leo.</p>
          </TabPanel>
        </Tabs>
      ),
    })
    .run();
const tab = (name: string) => page.getByRole('tab', { name });

it('is one tab stop, followed by the content of its panel', async () => {
  await show();

  await userEvent.tab();
  await expect.element(tab('Plan')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Change the plan' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(tab('Plan')).toHaveFocus();
  expect(await findKeyboardErrors(() => userEvent.tab())).toEqual([]);
});

// wcag22-2.1.1 (kit)
it('moves by arrow keys, Home and End, and selects the focused tab', async () => {
  await show();
  await userEvent.tab();

  await userEvent.keyboard('{End}');
  await expect.element(tab('People')).toHaveFocus();
  await expect.element(tab('People')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Plan')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.keyboard('{Home}');
  await expect.element(tab('Plan')).toHaveFocus();
});

it('announces the position of a tab and that it is selected', async () => {
  await show();

  const said = await listenDuring(async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Bills')).toHaveFocus();
  });

  expect(said.map((phrase) => phrase.replace(/, 1 control/, ''))).toEqual([
    'tab, Plan, selected, position 1, set size 3',
    expect.stringMatching(/^tab, Bills, .*position 2, set size 3$/),
  ]);
});

it('reads the name of the list, and names the panel by its tab', async () => {
  await show();

  const read = await readThrough();

  expect(read).toContain('tablist, Account, orientated horizontally');
  expect(read).toContain('tabpanel, Plan');
});
