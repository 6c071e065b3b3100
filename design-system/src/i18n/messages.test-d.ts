import { translate } from './messages.ts';
import { sample } from './sample.fixture.messages.ts';

// The compiler is the test: only the lines below an `@ts-expect-error` must fail.
const t = translate(sample, 'en-US');

t('plain');
t('greeting', { name: 'Omar' });
t('customers', { count: 2 });

// @ts-expect-error unknown key
t('missing');

// @ts-expect-error missing argument
t('greeting');

// @ts-expect-error wrong argument name
t('greeting', { nme: 'Omar' });

// @ts-expect-error plurals need a number
t('customers', { count: '2' });

// @ts-expect-error this message takes no arguments
t('plain', { name: 'Omar' });
