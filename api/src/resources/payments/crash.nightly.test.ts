import { testCrashes } from '../../../test/payments/crashes.ts';
import { faultPoints } from './faultPoints.ts';

testCrashes(faultPoints);
