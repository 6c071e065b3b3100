import { describe, expect, it } from 'vitest';
import { componentOf, firstSentence, listComponents } from './componentList.ts';

describe('firstSentence', () => {
  it.each([
    ['# Button\n\nStarts an action. To go on, use `Link`.\n', 'Starts an action.'],
    [
      'import x from "x";\n\n# Tabs\n\nParts of one page of which\none is *seen* at a time: a, b.\n',
      'Parts of one page of which one is seen at a time: a, b.',
    ],
    ['# Note\n\nOur `Coin` in [paper](./x): 1, 5.5 and 20!\n', 'Our Coin in paper: 1, 5.5 and 20!'],
    ['# Rail\n\nNo full stop\n', 'No full stop'],
    ['no title', ''],
  ])('of %j is %j', (page, sentence) => {
    expect(firstSentence(page)).toBe(sentence);
  });
});

describe('listComponents', () => {
  const pages = {
    '../components/Tabs/Tabs.mdx': '# Tabs\n\nParts.\n\n<ComponentReference example={stories.ByKeyboard} />',
    '../components/Button/Button.mdx': '# Button\n\nActs.\n\n<ComponentReference example={stories.Main} />',
    './Type.mdx': '# Type\n\nx.',
  };
  const stories = {
    '../components/Tabs/Tabs.stories.tsx': "const args = { title: 'A week' }; preview.meta({ title: 'Navigation/Tabs'",
    '../components/Button/Button.stories.tsx': "preview.meta({\n  title: 'Controls/Button'",
    '../components/Button/Button.guidance.stories.tsx': "preview.meta({ title: 'Guidance/Button'",
    '../Button/Other.stories.tsx': "preview.meta({ title: 'Controls/Other'",
  };

  it('returns name, section, sentence and URL of each component', () => {
    expect(listComponents(pages, stories, ['Controls', 'Navigation'])).toEqual([
      {
        name: 'Button',
        section: 'Controls',
        line: 'Acts.',
        folder: 'components/Button',
        href: './?path=/docs/controls-button--docs',
        example: 'controls-button--main',
      },
      {
        name: 'Tabs',
        section: 'Navigation',
        line: 'Parts.',
        folder: 'components/Tabs',
        href: './?path=/docs/navigation-tabs--docs',
        example: 'navigation-tabs--by-keyboard',
      },
    ]);
  });

  it('sorts by section, with unknown ones last', () => {
    const names = listComponents(pages, stories, ['Navigation']).map(({ name }) => name);

    expect(names).toEqual(['Tabs', 'Button']);
  });
});

describe('componentOf', () => {
  it('is the folder with the same name as the file', () => {
    expect(componentOf('../components/Button/Button.tsx')).toBe('Button');
    expect(componentOf('../components/Button/ButtonLabel.tsx')).toBeUndefined();
    expect(componentOf('../chart/chart.tsx')).toBeUndefined();
  });
});
