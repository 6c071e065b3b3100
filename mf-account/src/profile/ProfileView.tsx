import type { SignedInSession } from '@countertop/contract/account';
import type { Badge as HeldBadge, Certificate as HeldCertificate } from '@countertop/contract/awards';
import type { OwnPayment } from '@countertop/contract/payments';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { columns, stack } from '../shared/Account.styles.ts';
import { AccountPage, type AccountPageProps } from '../shared/AccountPage.tsx';
import type { QueryState } from '../shared/queryState.ts';
import { QueryContent, Sheet } from '../shared/Sheet.tsx';
import { can, type UserFacts } from '../shared/user.ts';
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

/** The user's account and awards. */
export function ProfileView({ user, leave, onCancel, onResume, ...parts }: ProfileViewProps) {
  const t = useMessages(en);
  const play = (
    <Link variant="button" href="/game">
      {t('profile.play')}
    </Link>
  );
  return (
    <AccountPage
      title={t('profile.title')}
      lead={t('profile.lead')}
      action={play}
      path="/profile"
      user={user}
      {...(leave && { leave })}
    >
      {(person) => (
        <div css={columns}>
          <Earned user={person} {...parts} />
          <div css={stack}>
            <PersonCard user={person} />
            <SubscriptionCard user={person} onCancel={onCancel} onResume={onResume} />
            <Data />
          </div>
        </div>
      )}
    </AccountPage>
  );
}

type EarnedProps = Omit<ProfileViewProps, 'user' | 'leave' | 'onCancel' | 'onResume'> & { user: UserFacts };

function Earned({ user, badges, certificates, payments, onReceipt, onRefund, ...access }: EarnedProps) {
  const t = useMessages(en);
  const award = useMessages(awardTexts);
  const subscription = useMessages(subscriptionTexts);
  const { sessions, onEndSession, onEndOthers, onChangePassword, onChangeEmail, factor, factorCalls } = access;
  return (
    <div css={stack}>
      <Sheet title={award('badges.title')}>
        <QueryContent state={badges}>{(held) => <BadgeShelf badges={held} />}</QueryContent>
      </Sheet>
      <Sheet title={award('certificates.title')}>
        {can(user, 'certificates') ? (
          <QueryContent state={certificates}>{(held) => <CertificateList certificates={held} />}</QueryContent>
        ) : (
          <p>{t('profile.noCertificates')}</p>
        )}
      </Sheet>
      <Sheet title={subscription('payments.title')} lead={subscription('payments.lead')}>
        <QueryContent state={payments}>
          {(paid) => <Payments payments={paid} user={user} onDownload={onReceipt} onRefund={onRefund} />}
        </QueryContent>
      </Sheet>
      <Sheet title={t('sessions.title')} lead={t('sessions.lead')}>
        <QueryContent state={sessions}>
          {(open) => <Sessions sessions={open} onEnd={onEndSession} onEndOthers={onEndOthers} />}
        </QueryContent>
      </Sheet>
      {onChangePassword !== null && (
        <Sheet title={t('password.title')} lead={t('password.lead')}>
          <PasswordForm email={user.email} onChange={onChangePassword} />
        </Sheet>
      )}
      {onChangeEmail !== null && (
        <Sheet title={t('email.title')} lead={t('email.lead')}>
          <EmailForm onChange={onChangeEmail} />
        </Sheet>
      )}
      <SecondFactorCard factor={factor} calls={factorCalls} email={user.email} />
    </div>
  );
}

function Data() {
  const t = useMessages(en);
  return (
    <Sheet title={t('profile.know.title')}>
      <p>{t('profile.know.text')}</p>
      <Link variant="standalone" href="/what-we-know">
        {t('profile.know.link')}
      </Link>
    </Sheet>
  );
}
