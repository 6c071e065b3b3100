import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { PricingPage } from './PricingPage.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { SignInPage } from './SignInPage.tsx';

const meta = preview.meta({ title: 'Account/Pages', component: DashboardPage });

export const Dashboard = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(canvas.getByText('Being built')).toBeVisible();
  },
});

export const Pricing = meta.story({ render: () => <PricingPage /> });

export const Profile = meta.story({ render: () => <ProfilePage /> });

export const SignIn = meta.story({ render: () => <SignInPage /> });
