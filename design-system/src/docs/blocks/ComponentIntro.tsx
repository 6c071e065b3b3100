import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import { componentProps } from 'virtual:component-props';
import { Tag } from '../../components/Tag/Tag.tsx';
import type { ListedComponent } from '../components.ts';
import { Code } from './Code.tsx';
import { DoAndDont } from './DoAndDont.tsx';
import { DocsText } from './DocsText.tsx';
import type { DocumentedStory } from './Example.tsx';
import { facts, parts, usage } from './blocks.styles.ts';

const statuses = {
  stable: { tone: 'success', label: 'Stable' },
  beta: { tone: 'info', label: 'Beta' },
  deprecated: { tone: 'warning', label: 'Deprecated' },
} as const;

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <Subheading>{title}</Subheading>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <DocsText>{item}</DocsText>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Header({ component: { name, folder, docs } }: { component: ListedComponent }) {
  const { tone, label } = statuses[docs.status];
  return (
    <>
      <div css={facts}>
        <Tag tone={tone}>{label}</Tag>
        <span>Since version {docs.since}</span>
        <span>
          Source: <code>design-system/src/{folder}</code>
        </span>
      </div>
      <Code
        code={`import { ${(componentProps[name] ?? []).map((part) => part.name).join(', ')} } from '@countertop/design-system${folder.replace(/^components/, '')}';`}
      />
    </>
  );
}

interface ComponentIntroProps {
  component: ListedComponent;
  guidance: readonly DocumentedStory[];
}

/** The start of a component's page: status, when to use it, do and don't, anatomy. */
export function ComponentIntro({ component, guidance }: ComponentIntroProps) {
  const { docs } = component;
  return (
    <>
      <Header component={component} />
      <Heading>Usage</Heading>
      <div css={usage}>
        <List title="When to use it" items={docs.whenToUse} />
        <List title="When not to use it" items={docs.whenNotToUse} />
      </div>
      <DoAndDont stories={guidance} />
      <Heading>Anatomy</Heading>
      <ol css={parts}>
        {docs.anatomy.map(({ part, description }) => (
          <li key={part}>
            <strong>{part}</strong>: <DocsText>{description}</DocsText>
          </li>
        ))}
      </ol>
    </>
  );
}
