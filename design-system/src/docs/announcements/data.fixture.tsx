import { useState } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { EmailAddress } from '../../components/EmailAddress/EmailAddress.tsx';
import { starIcon } from '../../components/Icon/icons.ts';
import { FractionBar } from '../../components/FractionBar/FractionBar.tsx';
import { Note } from '../../components/Note/Note.tsx';
import { Page, PageTitle } from '../../components/Page/Page.tsx';
import { PlanCard } from '../../components/PlanCard/PlanCard.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SectionCard } from '../../components/SectionCard/SectionCard.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatCard, StatStrip } from '../../components/StatCard/StatCard.tsx';
import { sortRows, Table, type SortDescriptor } from '../../components/Table/Table.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Ticket, TicketLine, TicketRule } from '../../components/Ticket/Ticket.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Announcements } from './announcement.ts';

const students = [
  { id: 'ada', name: 'Ada', problems: 31 },
  { id: 'ben', name: 'Ben', problems: 12 },
];

const columns = [
  { id: 'name', name: 'Student', isSortable: true },
  { id: 'problems', name: 'Problems', align: 'number', isSortable: true },
] as const;

function Students() {
  const [sort, setSort] = useState<SortDescriptor<(typeof students)[number]>>({
    column: 'name',
    direction: 'ascending',
  });
  return (
    <Table
      caption="Students"
      columns={columns}
      rows={sortRows(students, sort, 'en')}
      sortDescriptor={sort}
      onSortChange={setSort}
    />
  );
}

const twoChildren = [<span key="1">Mia</span>, <span key="2">Leo</span>];
const twoItems = [<li key="1">Mia</li>, <li key="2">Leo</li>];

export const data: Announcements = {
  EmailAddress: {
    'The address, in reading order.': {
      content: <EmailAddress address="mia@example.com" />,
      says: ['mia', '@example.', 'com'],
    },
  },
  Table: {
    '“Table”, the caption and the number of rows. In a cell: its column header and row name.': {
      content: <Table caption="Students" columns={columns} rows={students.slice(0, 1)} />,
      says: [
        'table, Students',
        'caption, Students',
        'row, Student Problems',
        'columnheader, Student, no defined sort order',
        'button, Student',
        'columnheader, Problems, no defined sort order',
        'button, Problems',
        'row, Ada 31',
        'rowheader, Ada',
        'Ada',
        'cell, 31',
        '31',
        'status',
      ],
    },
    'Sortable headers announce their sort order. After a change, a status says: “Sorted by Problems, descending.”': {
      content: <Students />,
      during: async () => {
        for (const order of ['ascending', 'descending']) {
          await userEvent.click(page.getByRole('button', { name: 'Problems' }));
          await expect.element(page.getByRole('status').first()).toHaveTextContent(order);
        }
      },
      says: ['button, Problems', 'polite: Sorted by Problems, ascending.', 'polite: Sorted by Problems, descending.'],
    },
    'The name of the selected row is “pressed”. While loading, the status says so.': {
      content: (
        <>
          <Table
            caption="Students"
            columns={columns}
            rows={students.slice(0, 1)}
            selectedKey="ada"
            onSelectionChange={() => {}}
          />
          <Table caption="Classes" columns={columns} rows={[]} isLoading />
        </>
      ),
      among: true,
      says: ['button, Ada, pressed', 'status', 'Loading: Classes'],
    },
  },
  StatCard: {
    'A description list: the label, the value, the note.': {
      content: (
        <StatStrip>
          <StatCard label="Hints used" value="12" note="5 fewer than last week" />
        </StatStrip>
      ),
      says: ['term', 'Hints used', 'definition', '12', 'definition', '5 fewer than last week'],
    },
  },
  Tag: {
    'The text. The icon is hidden.': { content: <Tag icon={starIcon}>Most Popular</Tag>, says: ['Most Popular'] },
  },
  Ticket: {
    'The text in reading order: label, then value. The dots are hidden. The rule is a separator.': {
      content: (
        <Ticket>
          <TicketLine label="2 burgers at $4" value="$8" />
          <TicketRule />
          <TicketLine label="How much is it?" />
        </Ticket>
      ),
      says: [
        '2 burgers at $4',
        '$8',
        'separator, orientated horizontally, max value 100, min value 0',
        'How much is it?',
      ],
    },
  },
  PlanCard: {
    '“Article” with the name of the plan, then the text in reading order. Awning, emblem and dots are hidden.': {
      content: (
        <PlanCard
          name="Math Explorer"
          tier="explorer"
          price="$3.33"
          period="a month"
          description="For one child."
          features={[{ label: 'Players', value: 'One' }]}
          isSuggested
        />
      ),
      says: [
        'article, Math Explorer',
        'Most Popular',
        'heading, Math Explorer, level 2',
        'For one child.',
        '$3.33',
        'a month',
        'list',
        'listitem, level 1, position 1, set size 1',
        'Players',
        'One',
      ],
    },
  },
  Avatar: {
    'The name, then “image”. Nothing if decorative.': {
      content: (
        <>
          <Avatar name="Mia" />
          <Avatar name="Leo" isDecorative />
        </>
      ),
      says: ['image, Mia'],
    },
  },
  Card: {
    'Nothing itself. The heading inside names it.': {
      content: (
        <Card>
          <h3>Class 3B</h3>
        </Card>
      ),
      says: ['heading, Class 3B, level 3'],
    },
  },
  Section: {
    'A region named by its heading.': {
      content: <Section title="Skills to practice">Making change.</Section>,
      says: ['region, Skills to practice', 'heading, Skills to practice, level 2', 'Making change.'],
    },
  },
  SectionCard: {
    'A region named by its heading.': {
      content: <SectionCard title="Skills to practice">Making change.</SectionCard>,
      says: ['region, Skills to practice', 'heading, Skills to practice, level 2', 'Making change.'],
    },
  },
  Page: {
    '“Main”, then the title, to which focus moves after navigation.': {
      content: (
        <Page>
          <PageTitle>Dashboard</PageTitle>
        </Page>
      ),
      says: ['main', 'heading, Dashboard, level 1'],
    },
  },
  Grid: {
    'Nothing itself. As `ul` or `ol`: a list and its number of items.': {
      content: (
        <>
          <Grid>{twoChildren}</Grid>
          <Grid as="ul">{twoItems}</Grid>
        </>
      ),
      says: [
        'Mia',
        'Leo',
        'list',
        'listitem, level 1, position 1, set size 2',
        'Mia',
        'listitem, level 1, position 2, set size 2',
        'Leo',
      ],
    },
  },
  Stack: {
    'Nothing itself. As `ul` or `ol`: a list and its number of items.': {
      content: (
        <>
          <Stack>{twoChildren}</Stack>
          <Stack as="ul">{twoItems}</Stack>
        </>
      ),
      says: [
        'Mia',
        'Leo',
        'list',
        'listitem, level 1, position 1, set size 2',
        'Mia',
        'listitem, level 1, position 2, set size 2',
        'Leo',
      ],
    },
  },
  VisuallyHidden: {
    'The text, in reading order.': {
      content: (
        <p>
          <VisuallyHidden>Patience: </VisuallyHidden>3 of 5
        </p>
      ),
      says: ['Patience:', '3 of 5'],
    },
  },
  FractionBar: {
    'Nothing by default. With `title`, an image with that name.': {
      content: (
        <>
          <FractionBar parts={4} shaded={3} partLabel="2.5" />
          <FractionBar parts={4} shaded={3} title="3 of 4 equal parts" />
        </>
      ),
      says: ['image, 3 of 4 equal parts'],
    },
  },
  Note: {
    'Nothing by default. With `title`, an image with that name.': {
      content: (
        <>
          <Note value={5} />
          <Note value={1} title="One dollar" />
        </>
      ),
      says: ['image, One dollar'],
    },
  },
};
