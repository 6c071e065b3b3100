import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { makeMailer } from './mailer.ts';

const from = 'Countertop <hello@countertop.example>';
const supportUrl = 'https://countertop.example/support';
const mail = {
  to: 'parent@school.example',
  subject: 'Grüße',
  text: 'Open https://countertop.example/sign-in#reset=abc',
};

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'countertop-outbox-'));
  cleanups.push(() => rm(made, { recursive: true, force: true }));
  return path.join(made, 'data', 'outbox');
}

/** Starts a minimal mail server. Returns its URL and the lines it receives. */
async function mailServer(answers: (line: string) => string): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.setEncoding('utf8').write('220 here\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').slice(0, -1)) {
        received.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        socket.write(`${isData ? '354 continue' : answers(line)}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

it('saves emails as files that only the owner of the server can read', async () => {
  const outboxFolder = await folder();
  const send = makeMailer({ smtpUrl: null, from, supportUrl, outboxFolder });

  await send(mail);
  await send(mail);

  const names = await readdir(outboxFolder);
  const [name = ''] = names;
  expect(names).toHaveLength(2);
  expect(await readFile(path.join(outboxFolder, name), 'utf8')).toBe(
    `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\nQuestions? ${supportUrl}\n`,
  );
  expect((await stat(path.join(outboxFolder, name))).mode & 0o077).toBe(0);
});

it('sends an email through the mail server to one person', async () => {
  const { url, received } = await mailServer(() => '250 ok');
  const outboxFolder = await folder();
  const send = makeMailer({ smtpUrl: url, from, replyTo: 'help@countertop.example', supportUrl, outboxFolder });

  await send({ ...mail, to: 'parent@school.example,all@school.example' }).catch(() => {});
  await send(mail);
  await send({ ...mail, replyTo: 'parent@home.example' });

  const recipients = received.filter((line) => line.startsWith('RCPT TO'));
  expect(recipients.at(-1)).toBe('RCPT TO:<parent@school.example>');
  expect(recipients).not.toContain('RCPT TO:<all@school.example>');
  expect(received).toContain('MAIL FROM:<hello@countertop.example>');
  expect(received).toContain('Reply-To: help@countertop.example');
  expect(received).toContain('Reply-To: parent@home.example');
  expect(received).toContain(mail.text);
  expect(received).toContain(`Questions? ${supportUrl}`);
  await expect(readdir(outboxFolder)).rejects.toThrow('ENOENT');
});

it('rejects if the mail server rejects the email', async () => {
  const { url } = await mailServer((line) => (line.startsWith('RCPT') ? '550 no such user' : '250 ok'));
  const send = makeMailer({ smtpUrl: url, from, supportUrl, outboxFolder: await folder() });

  await expect(send(mail)).rejects.toThrow('no such user');
});
