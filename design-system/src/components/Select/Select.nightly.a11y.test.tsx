import { expect, it } from 'vitest';
import { readThrough } from '../../../../.storybook/checks/screenReader.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Select } from './Select.tsx';

const ages = [
  { id: 'ages_6_7', label: 'Explorer', description: '6 to 7 years' },
  { id: 'ages_8_9', label: 'Intermediate', description: '8 to 9 years' },
  { id: 'ages_10_11', label: 'Pro', description: '10 to 11 years' },
];

it('reads its label once', async () => {
  await preview
    .meta({ title: 'Select' })
    .story({ render: () => <Select label="Age group" options={ages} /> })
    .run();

  const read = await readThrough();

  expect(read.filter((phrase) => phrase === 'Age group')).toHaveLength(1);
});
