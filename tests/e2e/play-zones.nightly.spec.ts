import { oneDay, testPlayZones } from '../support/playZones.ts';

// Windows of a laptop, a tablet and phones, and the largest text on a laptop and a phone.
testPlayZones({ width: 1280, height: 720, textSize: 100, orders: oneDay });
testPlayZones({ width: 768, height: 1024, textSize: 100, orders: oneDay });
testPlayZones({ width: 390, height: 844, textSize: 100, orders: oneDay });
testPlayZones({ width: 360, height: 640, textSize: 100, orders: 30 });
testPlayZones({ width: 844, height: 390, textSize: 100, orders: oneDay });
testPlayZones({ width: 1280, height: 720, textSize: 150, orders: oneDay });
testPlayZones({ width: 390, height: 844, textSize: 150, orders: oneDay });
