import preview from '../../../../.storybook/preview.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({ title: 'Navigation/Disclosure guidance', component: Disclosure, tags: ['guidance'] });

export const DoQuestion = meta.story({
  name: 'A question in the words of those who ask it.',
  render: () => (
    <Disclosure title="Is my child’s data sold?" headingLevel={4}>
      No. We have no ads, and nobody buys data from us.
    </Disclosure>
  ),
});

export const DontQuestion = meta.story({
  name: 'A title that could be above anything.',
  render: () => (
    <Disclosure title="More information" headingLevel={4}>
      As for data protection, no personal data is sold.
    </Disclosure>
  ),
});
