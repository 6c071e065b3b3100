import { oneDay, testPlayZones } from '../support/playZones.ts';

// The smallest window, where things are most likely to move.
testPlayZones({ width: 360, height: 640, textSize: 100, orders: oneDay });
