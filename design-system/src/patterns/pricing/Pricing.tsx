import { useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Card } from '../../Card/Card.tsx';
import { Customer } from '../../Customer/Customer.tsx';
import { Disclosure, DisclosureGroup } from '../../Disclosure/Disclosure.tsx';
import { Grid, GridCell } from '../../Grid/Grid.tsx';
import { checkIcon } from '../../icons/icons.ts';
import { Link } from '../../Link/Link.tsx';
import { useLocale } from '../../messages/messages.ts';
import { Page, PageTitle } from '../../Page/Page.tsx';
import { PlanCard } from '../../PlanCard/PlanCard.tsx';
import { RadioGroup } from '../../RadioGroup/RadioGroup.tsx';
import { Section } from '../../Section/Section.tsx';
import { Stack } from '../../Stack/Stack.tsx';
import { Tag } from '../../Tag/Tag.tsx';
import { plans, priceTexts, type Period, type Plan } from './plans.ts';

const head: CSSProperties = {
  display: 'grid',
  justifyItems: 'center',
  gap: '0.75rem',
  paddingBlock: 'clamp(0.5rem, 3vw, 2rem) 1rem',
  textAlign: 'center',
};
const choice: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '1rem',
  marginBlockEnd: '1.5rem',
};
const counter: CSSProperties = {
  display: 'flex',
  alignItems: 'end',
  gap: '0.5rem',
  paddingInline: '0.75rem',
  borderBlockEnd: '8px solid var(--surface-board-frame)',
};

const bigNumber: CSSProperties = {
  fontFamily: 'var(--font-display)',
  fontSize: '4.5rem',
  lineHeight: 1,
  color: 'var(--text-heading)',
};

const periods = [
  { id: 'monthly', label: 'Monthly' },
  { id: 'yearly', label: 'Yearly' },
] as const;

const questions = [
  {
    title: 'Can I stop at any time?',
    answer: 'Yes. You keep what you paid for until the end of the paid time, and children keep their badges.',
  },
  {
    title: 'What if it is not for us?',
    answer: 'Write to us within 30 days after paying. You get your money back, without questions.',
  },
  {
    title: 'What do you know about my child?',
    answer: 'A name you choose and how the sums went. No photo, no school, no trackers.',
  },
  {
    title: 'When does the Family Plan open?',
    answer: 'When several profiles work well. The card will say so on this page.',
  },
];

export interface PricingProps {
  onSubscribe?: () => void;
  /** What a subscriber sees above the plans. */
  banner?: ReactNode;
}

/** The pricing page out of parts of the kit. */
export function Pricing({ onSubscribe = () => undefined, banner }: PricingProps) {
  const [period, setPeriod] = useState<Period>('yearly');
  return (
    <Page audience="adult">
      {banner}
      <div style={head}>
        <PageTitle>Pick from the menu</PageTitle>
        <p style={{ maxInlineSize: '52ch', fontSize: '1.125rem', color: 'var(--text-muted)' }}>
          Every plan has the whole Math Bistro game. Paid plans remember how far a child has come.
        </p>
      </div>
      <div style={choice}>
        <div style={{ flex: '1 1 15rem' }}>
          <RadioGroup label="How to pay" look="segmented" options={periods} value={period} onChange={setPeriod} />
        </div>
        <Tag tone="success" icon={checkIcon}>
          Save up to 33% yearly
        </Tag>
      </div>
      <Plans period={period} onSubscribe={onSubscribe} />
      <Section id="questions" title="Good to know" surface="band">
        <Grid columns="main-aside" gap="wide" align="start">
          <DisclosureGroup>
            {questions.map(({ title, answer }) => (
              <Disclosure key={title} title={title}>
                {answer}
              </Disclosure>
            ))}
          </DisclosureGroup>
          <Guarantee />
        </Grid>
      </Section>
    </Page>
  );
}

function Plans({ period, onSubscribe }: { period: Period; onSubscribe: () => void }) {
  const { locale } = useLocale();
  const card = (plan: Plan) => ({ ...plan, ...priceTexts(plan, period, locale) });
  const notReady = <Button isDisabled>Coming Soon</Button>;
  return (
    <Grid columns="twelve">
      <GridCell span={8}>
        <PlanCard
          {...card(plans.explorer)}
          isSuggested
          size="large"
          picture={<Guests />}
          action={<Button onPress={onSubscribe}>Subscribe</Button>}
        />
      </GridCell>
      <GridCell span={4}>
        <PlanCard
          {...card(plans.free)}
          action={
            <Link look="quietButton" href="/">
              Play now
            </Link>
          }
        />
      </GridCell>
      <GridCell span={6}>
        <PlanCard {...card(plans.family)} isNotReady action={notReady} />
      </GridCell>
      <GridCell span={6}>
        <PlanCard {...card(plans.classroom)} isNotReady action={notReady} />
      </GridCell>
    </Grid>
  );
}

/** Three who come back every week, at the counter. */
function Guests() {
  return (
    <div style={counter}>
      {[14, 15, 5].map((look) => (
        <div key={look} style={{ flex: '0 1 8rem' }}>
          <Customer look={look} mood="happy" />
        </div>
      ))}
    </div>
  );
}

function Guarantee() {
  return (
    <Card as="article">
      <Stack gap="xs" align="start">
        <span style={bigNumber} aria-hidden="true">
          30
        </span>
        <h3>30-day money-back guarantee</h3>
        <p>Try a plan for a month. If the sums stay boring, you get your money back.</p>
      </Stack>
    </Card>
  );
}
