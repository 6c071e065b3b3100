import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../../../.storybook/preview.tsx';
import { AnswerField } from '../AnswerField/AnswerField.tsx';
import { Checkbox, CheckboxGroup } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { StageDialog } from '../StageDialog/StageDialog.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from './TextField.tsx';

const description = 'It can be changed later.';
const field = { label: 'Name', description } as const;
const options = [{ id: 'a', label: 'One' }];

/** The components with a `description`, by file, and the role that must be described. `descriptions.test.ts` checks that none is missing. */
const described: Readonly<Record<string, readonly [role: string, element: ReactNode]>> = {
  'AnswerField/AnswerField.tsx': ['textbox', <AnswerField key="0" {...field} />],
  'Checkbox/Checkbox.tsx': [
    'checkbox',
    <Checkbox key="0" description={description}>
      Name
    </Checkbox>,
  ],
  'Dialog/Dialog.tsx': ['dialog', <Dialog key="0" title="Name" description={description} isOpen hasClose />],
  'EmailField/EmailField.tsx': ['textbox', <EmailField key="0" {...field} />],
  'PasswordField/PasswordField.tsx': ['textbox', <PasswordField key="0" {...field} />],
  'RadioGroup/RadioGroup.tsx': ['radiogroup', <RadioGroup key="0" {...field} options={options} />],
  'Select/Select.tsx': ['button', <Select key="0" {...field} options={options} />],
  'Slider/sliderProps.ts': ['slider', <Slider key="0" {...field} />],
  'StageDialog/StageDialog.tsx': [
    'dialog',
    <StageDialog
      key="0"
      title="Name"
      description={description}
      isOpen
      onOpenChange={() => {}}
      backdrop={null}
      actions={<Button slot="close">Continue</Button>}
    />,
  ],
  'Switch/Switch.tsx': [
    'switch',
    <Switch key="0" description={description}>
      Name
    </Switch>,
  ],
  'TextArea/TextArea.tsx': ['textbox', <TextArea key="0" {...field} value="" />],
  'TextField/TextField.tsx': ['textbox', <TextField key="0" {...field} />],
};

const meta = preview.meta({ title: 'Descriptions', args: {} });
const show = (content: ReactNode) => meta.story({ render: () => <main style={{ padding: 24 }}>{content}</main> }).run();

beforeEach(() => document.querySelector('[role="dialog"]')?.remove());

it.for(Object.entries(described))('%s connects its description', async ([, [role, element]]) => {
  await show(element);

  await expect.element(page.getByRole(role, { includeHidden: false }).last()).toHaveAccessibleDescription(description);
});

it('says the help text of a group once', async () => {
  await show(
    <>
      <CheckboxGroup label="What to practice" description={description}>
        <Checkbox value="totals">Order totals</Checkbox>
        <Checkbox value="stock" description="Opens at level 4.">
          Stock
        </Checkbox>
      </CheckboxGroup>
      <RadioGroup label="Age group" description={description} options={options} />
    </>,
  );

  await expect.element(page.getByRole('group')).toHaveAccessibleDescription(description);
  await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription(description);
  await expect.element(page.getByRole('checkbox', { name: 'Order totals' })).not.toHaveAccessibleDescription();
  await expect.element(page.getByRole('checkbox', { name: 'Stock' })).toHaveAccessibleDescription('Opens at level 4.');
  await expect.element(page.getByRole('radio')).not.toHaveAccessibleDescription();
});

it('makes the description of a menu item part of its name', async () => {
  await show(
    <MenuTrigger>
      <Button>Class</Button>
      <Menu label="Class">
        <MenuItem description="With a code">Invite</MenuItem>
      </Menu>
    </MenuTrigger>,
  );
  await page.getByRole('button').click();

  await expect.element(page.getByRole('menuitem', { name: 'Invite With a code' })).toBeVisible();
});
