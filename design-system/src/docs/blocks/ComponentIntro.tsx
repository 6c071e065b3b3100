import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import { componentProps } from 'virtual:component-props';
import type { ListedComponent } from '../components.ts';
import { Code } from './Code.tsx';
import { DoAndDont } from './DoAndDont.tsx';
import { DocsText } from './DocsText.tsx';
import type { DocumentedStory } from './Example.tsx';
import { parts, usage } from './blocks.styles.ts';

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

function Header({ component: { name, folder } }: { component: ListedComponent }) {
  return (
    <>
      <p>
        Source: <code>design-system/src/{folder}</code>
      </p>
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

/** The start of a component's page: where it is, when to use it, do and don't, anatomy. */
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
