import { Table } from '../components/Table/Table.tsx';
import { colorDescriptions } from '../tokens/descriptions.ts';
import { themes } from '../tokens/themes/themes.ts';
import { variableName } from '../tokens/tokens.ts';
import { tokenFiles } from '../tokens/formats/tokenFiles.ts';
import { foundationTokens } from '../tokens/formats/dtcg.ts';
import { code, downloads, swatchLine } from './Tokens.styles.ts';

const readableNames = {
  'default.tokens.json': 'Colors of a theme, one file each',
  'foundation.tokens.json': 'Type, space, radius, shadow and motion',
  'countertop.resolver.json': 'Combines foundation and one theme',
  'tokens-studio.json': 'Figma, for the plugin Tokens Studio',
  'variables.css': 'All custom properties, for pages without React',
  'contrast.json': 'Each tested pair with its ratio, in every theme',
} as const;

/** The token files of the package, to download. */
export function TokenFiles() {
  const files = tokenFiles();
  return (
    <Table
      caption="Token files"
      isCaptionHidden
      narrow="stacked"
      columns={[
        { id: 'purpose', name: 'Contents' },
        { id: 'names', name: 'Files', cell: ({ names }) => <FileLinks names={names} files={files} /> },
      ]}
      rows={Object.entries(readableNames).map(([name, purpose]) => ({
        id: name,
        purpose,
        names: name === 'default.tokens.json' ? Object.keys(themes).map((theme) => `${theme}.tokens.json`) : [name],
      }))}
    />
  );
}

function FileLinks({ names, files }: { names: readonly string[]; files: Readonly<Record<string, string>> }) {
  return (
    <span css={downloads}>
      {names.map((name) => (
        <a key={name} download={name} href={`data:text/plain;charset=utf-8,${encodeURIComponent(files[name] ?? '')}`}>
          {name}
        </a>
      ))}
    </span>
  );
}

const Code = ({ children }: { children: string }) => <code css={code}>{children}</code>;

/** Name, custom property and value of each token of a group that all themes share. */
export function FoundationTokens({
  group,
}: {
  group: 'type' | 'font' | 'space' | 'radius' | 'shadow' | 'duration' | 'easing';
}) {
  const rows = Object.entries(Object(foundationTokens()[group])).flatMap(([id, token]) => {
    const { css, cssVariable } = Object(token).$extensions?.['org.countertop'] ?? {};
    return cssVariable === undefined ? [] : [{ id, variable: String(cssVariable), value: String(css) }];
  });
  return (
    <Table
      caption={`Tokens of the group ${group}`}
      isCaptionHidden
      narrow="stacked"
      columns={[
        { id: 'id', name: 'Token' },
        { id: 'variable', name: 'CSS variable', cell: ({ variable }) => <Code>{variable}</Code> },
        { id: 'value', name: 'Value', cell: ({ value }) => <Code>{value}</Code> },
      ]}
      rows={rows}
    />
  );
}

/** The groups of colors, with the custom properties of each. */
export function ColorGroups() {
  return (
    <Table
      caption="Groups of colors"
      isCaptionHidden
      narrow="stacked"
      columns={[
        { id: 'id', name: 'Group' },
        { id: 'use', name: 'Use' },
        {
          id: 'names',
          name: 'CSS variables',
          cell: ({ names }) => (
            <span css={downloads}>
              {names.map((name) => (
                <span key={name} css={swatchLine}>
                  <span aria-hidden style={{ background: `var(${name})` }} />
                  <Code>{name}</Code>
                </span>
              ))}
            </span>
          ),
        },
      ]}
      rows={Object.entries(colorDescriptions).map(([id, use]) => ({
        id,
        use,
        names: Object.keys(new Map(Object.entries(themes.default)).get(id) ?? {}).map((name) => variableName(id, name)),
      }))}
    />
  );
}
