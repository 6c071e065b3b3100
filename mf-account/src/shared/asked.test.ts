import { CallError } from '@countertop/client/call';
import { describe, expect, it } from 'vitest';
import { asked } from './asked.ts';

const refused = (thrown: unknown) => asked(Promise.reject(thrown));

describe('asked', () => {
  it('gives the answer', async () => {
    expect(await asked(Promise.resolve(7))).toBe(7);
  });

  it('tells what the server said, field by field', async () => {
    const body = '{"error":"Choose another password.","fields":{"password":"Many people use it."}}';

    await expect(refused(new CallError(422, body))).rejects.toMatchObject({
      status: 422,
      sentence: 'Choose another password.',
      fields: { password: 'Many people use it.' },
    });
  });

  it('names the request where the fault is of the server, and only there', async () => {
    const sentenceOf = (status: number) =>
      refused(new CallError(status, '{"error":"Please try again."}', 'k3j9')).catch((error) => error.sentence);

    expect(await sentenceOf(503)).toBe('Please try again. (k3j9)');
    expect(await sentenceOf(409)).toBe('Please try again.');
  });

  it('shows nothing of an answer that is not from our server', async () => {
    await expect(refused(new CallError(502, '<h1>Bad Gateway</h1>'))).rejects.toMatchObject({
      status: 502,
      sentence: null,
      fields: {},
    });
  });

  it('has no status when the server was not reached', async () => {
    await expect(refused(new TypeError('Failed to fetch'))).rejects.toMatchObject({ status: 0, sentence: null });
  });
});
