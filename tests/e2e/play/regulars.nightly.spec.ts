import { testRegular } from '../../support/regular.ts';

testRegular({ by: 'mouse', result: 'right', step: '3 of 5', dueInDays: 7 });
testRegular({ by: 'touch', result: 'right with a hint', step: '2 of 5', dueInDays: 3 });
testRegular({ by: 'keyboard', result: 'wrong', step: '1 of 5', dueInDays: 1 });
