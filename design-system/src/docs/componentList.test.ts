import { describe, expect, it } from 'vitest';
import type { ComponentDocs } from './componentDocs.ts';
import { componentOf, firstSentence, listComponents } from './componentList.ts';

describe('firstSentence', () => {
  it.each([
    ['Starts an action. To go on, use `Link`.', 'Starts an action.'],
    [
      'Parts of one page of which one is *seen* at a time: a, b.',
      'Parts of one page of which one is seen at a time: a, b.',
    ],
    ['Our `Coin` in [paper](./x): 1, 5.5 and 20!', 'Our Coin in paper: 1, 5.5 and 20!'],
    ['No full stop', 'No full stop'],
  ])('of %j is %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});

const record: ComponentDocs = {
  name: 'Button',
  intro: ['Acts. To go on, use `Link`.'],
  alsoCalled: [],
  whenToUse: [],
  whenNotToUse: [],
  anatomy: [],
  content: [],
  keyboard: [],
  announced: [],
  related: [],
};

describe('listComponents', () => {
  const tabs = { ...record, name: 'Tabs', intro: ['Parts.'], example: 'ByKeyboard' };
  const records = {
    '../components/Tabs/Tabs.docs.ts': tabs,
    '../components/Button/Button.docs.ts': record,
  };
  const stories = {
    '../components/Tabs/Tabs.stories.tsx': "const args = { title: 'A week' }; preview.meta({ title: 'Navigation/Tabs'",
    '../components/Button/Button.stories.tsx':
      "preview.meta({\n  title: 'Controls/Button'\n});\n\nexport const Main = meta.story();\n",
    '../Button/Other.stories.tsx': "preview.meta({ title: 'Controls/Other'",
  };

  it('returns name, section, sentence and URL of each component', () => {
    expect(listComponents(records, stories, ['Controls', 'Navigation'])).toEqual([
      {
        name: 'Button',
        title: 'Controls/Button',
        docs: record,
        section: 'Controls',
        line: 'Acts.',
        folder: 'components/Button',
        href: './?path=/docs/controls-button--docs',
        example: 'controls-button--main',
      },
      {
        name: 'Tabs',
        title: 'Navigation/Tabs',
        docs: tabs,
        section: 'Navigation',
        line: 'Parts.',
        folder: 'components/Tabs',
        href: './?path=/docs/navigation-tabs--docs',
        example: 'navigation-tabs--by-keyboard',
      },
    ]);
  });

  it('sorts by section, with unknown ones last', () => {
    const names = listComponents(records, stories, ['Navigation']).map(({ name }) => name);

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
