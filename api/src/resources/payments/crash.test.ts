import { crashPoints, testCrashes } from '../../../test/payments/crashes.ts';

testCrashes(crashPoints);
