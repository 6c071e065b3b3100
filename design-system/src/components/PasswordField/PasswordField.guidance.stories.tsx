import preview from '../../../../.storybook/preview.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({ title: 'Fields/PasswordField guidance', component: PasswordField, tags: ['guidance'] });

export const DoRules = meta.story({
  name: 'The rule is there before anybody types.',
  render: () => <PasswordField label="New password" autoComplete="new-password" description="12 characters or more." />,
});

export const DontRules = meta.story({
  name: 'The rules come out one at a time.',
  render: () => (
    <PasswordField
      label="Choose a password"
      autoComplete="new-password"
      defaultValue="burger"
      errorMessage="Password is too weak."
    />
  ),
});
