import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import { componentProps } from 'virtual:component-props';
import { Tag } from '../../components/Tag/Tag.tsx';
import type { ComponentDocs } from '../componentDocs.ts';
import { components } from '../components.ts';
import { Code } from './Code.tsx';
import { DoAndDont, type GuidanceStories } from './DoAndDont.tsx';
import { DocsText } from './DocsText.tsx';
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

function Header({ docs: { name, status, since } }: { docs: ComponentDocs }) {
  const component = components.find((listed) => listed.name === name);
  const { tone, label } = statuses[status];
  return (
    <>
      <div css={facts}>
        <Tag tone={tone}>{label}</Tag>
        <span>Since version {since}</span>
        {component && (
          <span>
            Source: <code>design-system/src/{component.folder}</code>
          </span>
        )}
      </div>
      {component && (
        <Code
          code={`import { ${(componentProps[name] ?? []).map((part) => part.name).join(', ')} } from '@countertop/design-system${component.folder.replace(/^components/, '')}';`}
        />
      )}
    </>
  );
}

/** The start of a component's page: status, when to use it, do and don't, anatomy. */
export function ComponentIntro({ docs, guidance }: { docs: ComponentDocs; guidance?: GuidanceStories }) {
  return (
    <>
      <Header docs={docs} />
      <Heading>Usage</Heading>
      <div css={usage}>
        <List title="When to use it" items={docs.whenToUse} />
        <List title="When not to use it" items={docs.whenNotToUse} />
      </div>
      {guidance && <DoAndDont of={guidance} />}
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
