import { describe, expect, it } from 'vitest';
import { headOf } from '../../shell/src/pages/head.ts';
import { pages } from '../../shell/src/pages/pages.ts';
import { plant } from '../support/planted.ts';

const origin = 'https://countertop.example';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const typesOf = (node: Node): readonly string[] => [node['@type']].flat().filter((type) => typeof type === 'string');

/** Structured data of each page, as served at `origin`. */
const described = pages.flatMap((page) => {
  const { structuredData } = headOf(page, 'en-US');
  if (!structuredData) return [];
  const data: unknown = JSON.parse(JSON.stringify(structuredData).replaceAll('__ORIGIN__', origin));
  return isNode(data) ? [{ path: page.path, data }] : [];
});

/** Returns all nodes with a type, also nested ones. */
function typedNodes(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(typedNodes);
  if (!isNode(value)) return [];
  return [...(value['@type'] === undefined ? [] : [value]), ...Object.values(value).flatMap(typedNodes)];
}

/** Properties that search engines require (developers.google.com/search/docs/appearance/structured-data). */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'publisher'],
  WebPage: ['name', 'description', 'url', 'isPartOf'],
  AboutPage: ['name', 'description', 'url', 'isPartOf'],
  Blog: ['name', 'url'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  VideoGame: ['name', 'image', 'offers', 'gamePlatform'],
  LearningResource: ['name', 'description', 'teaches', 'learningResourceType'],
  Organization: ['name'],
  Person: ['name'],
  Offer: ['price', 'priceCurrency'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
};

/** Returns a line of TypeScript that compiles only if schema.org defines these types and properties. */
function line(name: string, data: Node): string {
  const leaves = typesOf(data).map((type) => `S.${type}Leaf`);
  const type = leaves.length === 1 ? leaves[0] : `S.MergeLeafTypes<[${leaves.join(', ')}]>`;
  return `export const ${name}: S.WithContext<${type}> = ${JSON.stringify(data)};`;
}

const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  },
  include: ['pages.ts'],
};

describe('the structured data', () => {
  it('is on every page and names the site', () => {
    expect(described.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
    for (const { path, data } of described.filter((page) => page.path !== '/')) {
      expect(data['isPartOf'], path).toMatchObject({ '@type': 'WebSite', name: 'Countertop', url: `${origin}/` });
    }
  });

  it("uses schema.org's types and properties", { tags: ['nightly'] }, () => {
    const lines = [
      "import type * as S from 'schema-dts';",
      ...described.map(({ data }, index) => line(`page${index}`, data)),
      line('misspelled', { '@context': 'https://schema.org', '@type': 'WebSite', nmae: 'Countertop' }),
      line('wrongValue', { '@context': 'https://schema.org', '@type': 'Blog', publisher: 7 }),
    ];
    const planted = plant({ 'pages.ts': lines.join('\n'), 'tsconfig.json': JSON.stringify(settings) }, []);

    const { output } = planted.run('tsc', '-p', '.');
    planted.remove();
    const wrong = [...output.matchAll(/^pages\.ts\((\d+),/gm)].map(([, number]) => lines[Number(number) - 1]);

    expect([...new Set(wrong)]).toEqual(lines.slice(-2));
  });

  it.each(described)('of $path has absolute URLs and all properties that search engines require', ({ path, data }) => {
    const missing = typedNodes(data).flatMap((node) =>
      typesOf(node).flatMap((type) =>
        (required[type] ?? [`a line for ${type} in this test`])
          .filter((property) => node[property] === undefined)
          .map((property) => `${type} has no ${property}`),
      ),
    );
    const addresses = typedNodes(data).flatMap(({ url, image, logo }) => [url, image, logo].flat().filter(Boolean));

    expect(missing).toEqual([]);
    expect(data).toMatchObject({ '@context': 'https://schema.org', url: `${origin}${path}` });
    expect(addresses.filter((address) => typeof address !== 'string' || !URL.canParse(address))).toEqual([]);
  });
});
