import preview from '../../../../.storybook/preview.tsx';
import { EmailField } from './EmailField.tsx';

const meta = preview.meta({ title: 'Fields/EmailField guidance', component: EmailField, tags: ['guidance'] });

export const DoReason = meta.story({
  name: 'The help text says what the address is used for.',
  render: () => <EmailField label="Your email" description="For receipts and to reset your password. No newsletter." />,
});

export const DontReason = meta.story({
  name: 'The help text repeats the label.',
  render: () => <EmailField label="Email" description="Enter your email address here." />,
});
