import type { SignedInSession } from '@countertop/contract/accounts/account';
import type { Badge as HeldBadge, Certificate as HeldCertificate } from '@countertop/contract/play/awards';
import type { OwnPayment } from '@countertop/contract/payments/payments';
import { BadgeDrawing } from '@countertop/design-system/artwork/Badge';
import { useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Tab, TabList, TabPanel, Tabs } from '@countertop/design-system/Tabs';
import { PageLink } from '@countertop/routes/PageLink';
import { useHash } from '@countertop/routes/useHash';
import { columns, stack } from '../shared/Account.styles.ts';
import { AccountPage, type AccountPageProps } from '../shared/AccountPage.tsx';
import type { QueryState } from '../shared/queryState.ts';
import { QueryContent } from '../shared/QueryContent.tsx';
import { can, nameOf, type UserFacts } from '../shared/user.ts';
import { BadgeShelf } from '../certificates/awards/BadgeShelf.tsx';
import { CertificateList } from '../certificates/awards/CertificateList.tsx';
import { en as awardTexts } from '../certificates/awards/awards.messages.ts';
import { SecondFactorCard, type SecondFactorCardProps } from '../sign-in/second-factor/SecondFactorCard.tsx';
import { en as subscriptionTexts } from '../billing/subscription/subscription.messages.ts';
import { Payments, type PaymentsProps } from '../billing/subscription/Payments.tsx';
import { SubscriptionCard, type SubscriptionCardProps } from '../billing/subscription/SubscriptionCard.tsx';
import { en } from './profile.messages.ts';
import { EmailForm, type EmailFormProps } from './EmailForm.tsx';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
import { PersonCard } from './PersonCard.tsx';
import { Sessions, type SessionsProps } from './Sessions.tsx';

export interface ProfileViewProps extends Pick<AccountPageProps<UserFacts>, 'user' | 'leave'> {
  /** Newest first. */
  badges: QueryState<readonly HeldBadge[]>;
  /** Newest first; shown for paid plans only. */
  certificates: QueryState<readonly HeldCertificate[]>;
  /** Last used first. */
  sessions: QueryState<readonly SignedInSession[]>;
  onEndSession: SessionsProps['onEnd'];
  onEndOthers: SessionsProps['onEndOthers'];
  /** Newest first. */
  payments: QueryState<readonly OwnPayment[]>;
  onReceipt: PaymentsProps['onDownload'];
  onRefund: PaymentsProps['onRefund'];
  onCancel: SubscriptionCardProps['onCancel'];
  onResume: SubscriptionCardProps['onResume'];
  /** Null where another service signs people in, so there is no password. */
  onChangePassword: PasswordFormProps['onChange'] | null;
  /** Null where another service signs people in: the address is changed there. */
  onChangeEmail: EmailFormProps['onChange'] | null;
  /** State of two-step sign-in. */
  factor: SecondFactorCardProps['factor'];
  factorCalls: SecondFactorCardProps['calls'];
}

const tabs = ['you', 'plan', 'sign-in'] as const;

/** The user's account and awards, plan, and ways to sign in, each on its own tab with its own address. */
export function ProfileView({ user, leave, ...parts }: ProfileViewProps) {
  const t = useMessages(en);
  const [hash, setHash] = useHash();
  const tab = tabs.find((id) => hash === id) ?? tabs[0];
  const initial =
    user.status === 'ready' && user.value !== null ? nameOf(user.value).charAt(0).toUpperCase() : undefined;
  const play = (
    <PageLink variant="solid" to="/game">
      {t('profile.play')}
    </PageLink>
  );
  return (
    <AccountPage
      title={t('profile.title')}
      lead={t('profile.lead')}
      action={play}
      path="/profile"
      {...(initial !== undefined && { picture: <BadgeDrawing picture={initial} isEarned /> })}
      user={user}
      {...(leave && { leave })}
    >
      {(person) => (
        <Tabs selectedKey={tab} onSelectionChange={(key) => setHash(key === tabs[0] ? '' : String(key))}>
          <TabList label={t('profile.title')}>
            {tabs.map((id) => (
              <Tab key={id} id={id}>
                {t(`tab.${id}`)}
              </Tab>
            ))}
          </TabList>
          <TabPanel id="you">
            <You user={person} {...parts} />
          </TabPanel>
          <TabPanel id="plan">
            <PlanAndPayments user={person} {...parts} />
          </TabPanel>
          <TabPanel id="sign-in">
            <SignIn user={person} {...parts} />
          </TabPanel>
        </Tabs>
      )}
    </AccountPage>
  );
}

type PartProps = Omit<ProfileViewProps, 'user' | 'leave'> & { user: UserFacts };

function You({ user, badges, certificates }: PartProps) {
  const t = useMessages(en);
  const award = useMessages(awardTexts);
  return (
    <div css={columns}>
      <div css={stack}>
        <SectionCard title={award('badges.title')} variant="menu">
          <QueryContent state={badges}>{(held) => <BadgeShelf badges={held} />}</QueryContent>
        </SectionCard>
        <SectionCard title={award('certificates.title')} variant="menu">
          {can(user, 'certificates') ? (
            <QueryContent state={certificates}>
              {(held) => <CertificateList certificates={held} isBrief />}
            </QueryContent>
          ) : (
            <p>{t('profile.noCertificates')}</p>
          )}
        </SectionCard>
      </div>
      <div css={stack}>
        <PersonCard user={user} />
        <Data />
      </div>
    </div>
  );
}

function PlanAndPayments({ user, payments, onReceipt, onRefund, onCancel, onResume }: PartProps) {
  const t = useMessages(subscriptionTexts);
  const isEmpty = payments.status === 'ready' && payments.value.length === 0;
  return (
    <div css={columns} data-start="narrow">
      <SubscriptionCard user={user} onCancel={onCancel} onResume={onResume} />
      <SectionCard title={t('payments.title')} variant="menu" {...(!isEmpty && { lead: t('payments.lead') })}>
        <QueryContent state={payments}>
          {(paid) => <Payments payments={paid} user={user} onDownload={onReceipt} onRefund={onRefund} />}
        </QueryContent>
      </SectionCard>
    </div>
  );
}

function SignIn({ user, sessions, onEndSession, onEndOthers, onChangePassword, onChangeEmail, ...parts }: PartProps) {
  const t = useMessages(en);
  return (
    <div css={columns}>
      <div css={stack}>
        <SectionCard title={t('sessions.title')} lead={t('sessions.lead')}>
          <QueryContent state={sessions}>
            {(open) => <Sessions sessions={open} onEnd={onEndSession} onEndOthers={onEndOthers} />}
          </QueryContent>
        </SectionCard>
        <SecondFactorCard factor={parts.factor} calls={parts.factorCalls} email={user.email ?? ''} />
      </div>
      <div css={stack}>
        {onChangePassword !== null && (
          <SectionCard title={t('password.title')} lead={t('password.lead')}>
            <PasswordForm email={user.email ?? ''} onChange={onChangePassword} />
          </SectionCard>
        )}
        {onChangeEmail !== null && (
          <SectionCard title={t('email.title')} lead={t('email.lead')}>
            <EmailForm onChange={onChangeEmail} />
          </SectionCard>
        )}
      </div>
    </div>
  );
}

function Data() {
  const t = useMessages(en);
  return (
    <SectionCard title={t('profile.know.title')}>
      <p>{t('profile.know.text')}</p>
      <PageLink variant="standalone" to="/what-we-know">
        {t('profile.know.link')}
      </PageLink>
    </SectionCard>
  );
}
