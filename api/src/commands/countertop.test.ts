import { expect, it } from 'vitest';
import { countertop } from './countertop.ts';

const names = 'admin refund announce backup restore migrate migrate-data recount seed'.split(' ');

it.each([[], ['--help'], ['-h']])('lists the commands with %j', async (...args: string[]) => {
  const help = await countertop(args, {});

  expect([...help.matchAll(/^ {2}(\S+) +[A-Z].+\.$/gm)].map(([, name]) => name)).toEqual(names);
});

it.each(names)('explains %s without running it', async (name) => {
  const help = await countertop([name, 'anything', '--help'], {});

  expect(help).toMatch(new RegExp(`^Usage: npx countertop ${name}\\b.*\\n\\n[A-Z].+\\.`));
});

it('lists the commands for an unknown one', async () => {
  await expect(countertop(['constructor'], {})).rejects.toThrow('There is no command constructor.\n\nUsage: ');
});
