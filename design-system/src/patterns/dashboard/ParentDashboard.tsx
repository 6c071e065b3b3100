import { useState, type CSSProperties } from 'react';
import { Badge } from '../../Badge/Badge.tsx';
import { BarChart } from '../../BarChart/BarChart.tsx';
import { Button } from '../../Button/Button.tsx';
import { Card } from '../../Card/Card.tsx';
import { Coin } from '../../Coin/Coin.tsx';
import { Dish } from '../../Dish/Dish.tsx';
import { EmptyState } from '../../EmptyState/EmptyState.tsx';
import { Grid } from '../../Grid/Grid.tsx';
import { LineChart } from '../../LineChart/LineChart.tsx';
import { Link } from '../../Link/Link.tsx';
import { MenuLine } from '../../MenuLine/MenuLine.tsx';
import { Meter } from '../../Meter/Meter.tsx';
import { Page } from '../../Page/Page.tsx';
import { Rail } from '../../Rail/Rail.tsx';
import { Stack } from '../../Stack/Stack.tsx';
import { StatCard, StatStrip } from '../../StatCard/StatCard.tsx';
import { Stripe } from '../../Stripe/Stripe.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../Tabs/Tabs.tsx';
import { Ticket, TicketLine, TicketRule } from '../../Ticket/Ticket.tsx';
import { change, minutes, skills } from './week.ts';

const words = {
  mia: { title: 'Mia had a good week', lead: '5 days played. Making change went from 6 in 10 to 8 in 10.' },
  leo: { title: 'Leo has not played yet', lead: 'His first day takes about five minutes.' },
};

const quiet: CSSProperties = { color: 'var(--text-muted)' };

export interface ParentDashboardProps {
  /** Starts a game with the child whose tab is open. */
  onPlay?: () => void;
}

/** A family's page: what the week meant, figures, evidence on the wide side, advice and plan on the narrow one. */
export function ParentDashboard({ onPlay }: ParentDashboardProps) {
  const [child, setChild] = useState<keyof typeof words>('mia');
  return (
    <>
      <Stripe />
      <Page
        {...words[child]}
        action={<Button {...(onPlay && { onPress: onPlay })}>Play together</Button>}
        audience="adult"
      >
        <Tabs selectedKey={child} onSelectionChange={(key) => setChild(key === 'leo' ? 'leo' : 'mia')}>
          <TabList label="Children">
            <Tab id="mia">Mia, 8</Tab>
            <Tab id="leo">Leo, 6</Tab>
          </TabList>
          <TabPanel id="mia">
            <Week />
          </TabPanel>
          <TabPanel id="leo">
            <EmptyState title="Nothing to report yet" actions={<Button emphasis="quiet">See how it works</Button>}>
              Minutes, skills and badges appear here after Leo’s first day.
            </EmptyState>
          </TabPanel>
        </Tabs>
      </Page>
    </>
  );
}

function Week() {
  return (
    <Stack gap="m">
      <StatStrip>
        <StatCard label="Time this week" value="1 h 16 min" note="Goal: 1 h. Reached" />
        <StatCard label="Problems answered" value="102" note="86 right first time" />
        <StatCard label="Level" value="3" note="Intermediate, 8 to 9" />
        <StatCard label="Hints used" value="9" note="5 fewer than last week" />
      </StatStrip>
      <Grid columns="main-aside" align="start">
        <Evidence />
        <Advice />
      </Grid>
    </Stack>
  );
}

function Evidence() {
  return (
    <Stack gap="m">
      <Card>
        <BarChart
          title="Minutes a day"
          level={2}
          summary="Mia played on five days, longest on Friday."
          rowName="Day"
          series={['Minutes']}
          rows={minutes}
          highlight={{ label: 'Fri', note: 'Best day' }}
        />
      </Card>
      <Card>
        <Stack gap="m">
          <div>
            <h2>Skills</h2>
            <p style={quiet}>Right first time, last 30 problems of each kind.</p>
          </div>
          <Grid narrowest="medium" gap="wide">
            {skills.map((skill) => (
              <Meter key={skill.label} {...skill} />
            ))}
          </Grid>
        </Stack>
      </Card>
      <Card>
        <LineChart
          title="Making change"
          level={2}
          summary="Six weeks ago 58 percent were right first time, this week 80."
          rowName="Week of"
          series={['Right first time']}
          format="percent"
          rows={change}
        />
      </Card>
    </Stack>
  );
}

function Advice() {
  return (
    <Stack gap="m">
      <Rail hasClip>
        <Ticket>
          <Stack gap="xs">
            <h2>Try this at home</h2>
            <p>At the shop, pick two things and ask Mia: “If I pay with $10, what comes back?”</p>
            <TicketLine label="Apples" value="$3.20" />
            <TicketLine label="Bread" value="$4.30" />
            <TicketRule />
            <p>Mia finds it easiest to count up from the price. Let her use coins.</p>
          </Stack>
        </Ticket>
      </Rail>
      <Card>
        <Stack gap="m">
          <div>
            <h2>New badges</h2>
            <p style={quiet}>Two this month.</p>
          </div>
          <Badge
            title="First full house"
            kind="service"
            size="small"
            picture={<Dish id="burger" />}
            earnedOn="on Friday"
          />
          <Badge
            title="Right change, 10 times"
            kind="skill"
            size="small"
            picture={<Coin value={25} />}
            earnedOn="on Sunday"
          />
          <Badge
            title="Pizza night"
            kind="service"
            size="small"
            picture={<Dish id="pizza" />}
            next="serve 4 more pizzas"
          />
        </Stack>
      </Card>
      <Card>
        <Stack gap="xs">
          <h2>Family plan</h2>
          <MenuLine label="Children" value="2 of 4" />
          <MenuLine label="Renews" value="3 March 2027" />
          <MenuLine label="Price" value="$79.99 a year" />
          <Link href="#plan" look="standalone">
            Manage plan
          </Link>
        </Stack>
      </Card>
    </Stack>
  );
}
