import { testRegular } from '../support/regular.ts';

testRegular({ by: 'mouse', result: 'right', step: '3 of 5', dueInDays: 7 });
