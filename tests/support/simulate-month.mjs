// @ts-check
import { importSource } from '../../tools/build/importSource.mjs';

/** @type {typeof import('./simulateMonth.ts')} */
const { simulateMonth } = await importSource('simulateMonth', 'tests/support/simulateMonth.ts');
console.log(simulateMonth(Number(process.argv[2] ?? 7)));
