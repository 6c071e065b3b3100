import { Subheading } from '@storybook/addon-docs/blocks';
import { componentProps } from 'virtual:component-props';
import { DocsText } from './DocsText.tsx';
import { scrolling, propName, required } from './blocks.styles.ts';

type PropDoc = (typeof componentProps)[string][number]['props'][number];

function Rows({ props }: { props: readonly PropDoc[] }) {
  return props.map(({ name, type, description, isRequired, defaultValue }) => (
    <tr key={name}>
      <td css={propName}>
        <code>{name}</code>
        {isRequired && <span css={required}>Required</span>}
      </td>
      <td>
        <DocsText>{description}</DocsText>
        <div>
          <code>{type}</code>
        </div>
      </td>
      <td>{defaultValue === undefined ? '–' : <code>{defaultValue}</code>}</td>
    </tr>
  ));
}

function PropsTable({ caption, props }: { caption: string; props: readonly PropDoc[] }) {
  return (
    <div css={scrolling}>
      <table aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Description and type</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          <Rows props={props} />
        </tbody>
      </table>
    </div>
  );
}

function PropsOf({ name, props }: { name: string; props: readonly PropDoc[] }) {
  const own = props.filter(({ isInherited }) => !isInherited);
  const inherited = props.filter(({ isInherited }) => isInherited);
  return (
    <>
      {own.length > 0 && <PropsTable caption={`Props of ${name}`} props={own} />}
      {props.length === 0 && <p>{name} takes no props.</p>}
      {inherited.length > 0 && (
        <details>
          <summary>
            {inherited.length} props of {name} from React Aria
          </summary>
          <PropsTable caption={`Props of ${name} from React Aria`} props={inherited} />
        </details>
      )}
    </>
  );
}

/** The props of every component that a file exports, own ones first. */
export function Props({ of }: { of: string }) {
  const parts = componentProps[of];
  if (parts === undefined) throw new Error(`No component is called ${of}`);
  return parts.map(({ name, props }) => (
    <div key={name}>
      {parts.length > 1 && <Subheading>{name}</Subheading>}
      <PropsOf name={name} props={props} />
    </div>
  ));
}
