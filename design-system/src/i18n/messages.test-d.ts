import { translate } from './messages.ts';
import { sample } from './sample.fixture.messages.ts';

// The compiler is the test: each line below an `@ts-expect-error` must not compile, the others must.
const t = translate(sample, 'en-US');

t('plain');
t('greeting', { name: 'Omar' });
t('guests', { count: 2 });

// @ts-expect-error no such text
t('missing');

// @ts-expect-error the name is missing
t('greeting');

// @ts-expect-error the value has another name
t('greeting', { nme: 'Omar' });

// @ts-expect-error a plural counts with a number
t('guests', { count: '2' });

// @ts-expect-error a plain text takes no values
t('plain', { name: 'Omar' });
