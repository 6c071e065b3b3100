// @ts-check
import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second for programs (`sysconf(_SC_CLK_TCK)`). */
const ticksPerSecond = 100;
const sampleMs = 500;
/** CPU time of `fixedWork` on the machine on which the budgets were measured, in milliseconds. */
const referenceMs = 30;
const samplesPerCalibration = 10;

/** Returns the CPU time of some fixed work, in milliseconds. Longer on a slower machine, and on a busy one, whose caches are shared. */
function fixedWork() {
  const start = process.cpuUsage();
  let state = 1;
  const numbers = Array.from({ length: 40_000 }, () => (state = (state * 48_271) % 2_147_483_647));
  JSON.stringify(numbers.toSorted((a, b) => a - b).map(String));
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** @param {string} pid */
function readProcess(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // Fields 4, 14, 15 and 22 of proc(5), of which the first here is 3.
    return { pid, parent: fields[1] ?? '', ticks: Number(fields[11]) + Number(fields[12]), startedAt: fields[19] };
  } catch {
    return undefined;
  }
}

function readProcesses() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/**
 * Samples the CPU time of a process and its descendants, also of those whose parent has ended. Only on Linux.
 * @param {number} pid
 */
export function watchCpu(pid) {
  /** @type {Map<string, number>} */
  const ticksOf = new Map();
  const members = new Set([String(pid)]);
  /** @type {number[]} */
  const calibrations = [];
  let samples = 0;

  function sample() {
    if (samples % samplesPerCalibration === 0) calibrations.push(fixedWork());
    samples += 1;
    // Parents before children, which have higher numbers unless these start again.
    for (const process of readProcesses()
      .toSorted((a, b) => Number(a) - Number(b))
      .map(readProcess)) {
      if (process === undefined || !(members.has(process.pid) || members.has(process.parent))) continue;
      members.add(process.pid);
      ticksOf.set(`${process.pid} ${process.startedAt}`, process.ticks);
    }
  }

  fixedWork();
  sample();
  const timer = setInterval(sample, sampleMs);
  return {
    /** Stops and returns the CPU seconds so far, and how many times slower than the reference machine this one was. */
    stop() {
      clearInterval(timer);
      sample();
      const seconds = [...ticksOf.values()].reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond;
      const slowness = (calibrations.toSorted((a, b) => a - b)[Math.floor(calibrations.length / 2)] ?? 0) / referenceMs;
      return { seconds, slowness };
    },
  };
}
