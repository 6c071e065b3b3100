import type { Plugin } from 'vite';

/**
 * Returns a Vite plugin that leaves out of the tests what would test nothing: stories that neither play nor are checked (see
 * checks/isChecked.ts).
 */
export function withoutIdleStories(): Plugin {
  return {
    name: 'countertop:without-idle-stories',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(code) {
        const [, , ...others] = code.split(/^export const /m);
        const idle = others
          .filter(
            (story) => !/^ *play\b|\{ play\b|\bchecks\b|\binAllModes\b/m.test(story.replaceAll(/\/\*\*.*?\*\//gs, '')),
          )
          .map((story) => /^\w+/.exec(story)?.[0]);
        const meta = `preview.meta({ excludeStories: ${JSON.stringify(idle)},`;
        return { code: code.replace('preview.meta({', meta), map: null };
      },
    },
  };
}
