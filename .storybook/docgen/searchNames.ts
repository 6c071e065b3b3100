import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import { otherNames, otherNamesId, type ComponentDocs } from '../../design-system/src/docs/componentDocs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Storybook preset: in the index, which the search reads, the page of a component has its other names instead of those of its stories. */
export function storyIndexGenerator(generator: StoryIndexGenerator): StoryIndexGenerator {
  const getIndexAndStats = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const result = await getIndexAndStats();
    for (const entry of Object.values(result.storyIndex.entries)) {
      if (entry.type !== 'docs' || entry.tags?.includes('autodocs') !== true) continue;
      const file = pathToFileURL(join(root, entry.importPath.replace('.stories.tsx', '.docs.ts')));
      const { docs }: { docs: ComponentDocs } = await import(file.href);
      entry.anchors = docs.alsoCalled.length > 0 ? [{ id: otherNamesId, title: otherNames(docs) }] : [];
    }
    return result;
  };
  return generator;
}
