import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openOutbox } from '../../../../demo/mail/openMailOutbox.ts';

vi.mock('node:fs/promises', { spy: true });

const folder = mkdtempSync(join(tmpdir(), 'medstore-outbox-'));
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const mail = {
  to: 'ana@clinic.example',
  subject: 'Ваш пароль изменён — «сканер» и ещё сорок семь слов, чтобы строка была длинной',
  text: 'Здравствуйте!\n\n您好 — <b>&\r\n.',
  html: '<p>Здравствуйте!</p>',
};

it('keeps letters as files for a mail program, newest first, and reads them back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  const outbox = openOutbox(folder);
  expect(await outbox.list()).toEqual([]);
  await outbox.send(mail);
  vi.setSystemTime(Date.UTC(2026, 0, 1, 0, 0, 1));
  await outbox.send({ ...mail, to: 'bo@clinic.example' });
  writeFileSync(join(folder, 'outbox', 'z-other.eml'), 'not one of ours');
  const listed = await outbox.list();
  expect(listed.map(({ to }) => to)).toEqual(['bo@clinic.example', 'ana@clinic.example']);
  expect(listed[1]).toMatchObject(mail);
});

it('keeps a letter whole or not at all, as on a disk that is full', async () => {
  vi.mocked(writeFile).mockImplementationOnce(async (file, letter) => {
    writeFileSync(file as string, (letter as string).slice(0, 100));
    throw new Error('no space left');
  });
  await expect(openOutbox(folder).send(mail)).rejects.toThrow('no space left');
  expect(readdirSync(join(folder, 'outbox'))).toEqual([]);
});

it('writes lines of a length every server takes, readable by their owner alone', async () => {
  await openOutbox(folder).send({ ...mail, text: 'x'.repeat(10_000) });
  const [name] = readdirSync(join(folder, 'outbox'));
  const path = join(folder, 'outbox', name!);
  expect(statSync(path).mode & 0o077).toBe(0);
  for (const line of readFileSync(path, 'utf8').split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
});

it('removes line breaks from values, so that none adds a header', async () => {
  await openOutbox(folder).send({ ...mail, to: 'a@b.example\r\nBcc: all@b.example', subject: 'x\nBcc: all@b.example' });
  const [name] = readdirSync(join(folder, 'outbox'));
  expect(readFileSync(join(folder, 'outbox', name!), 'utf8')).not.toMatch(/^Bcc:/m);
});

it('refuses to open in production, whose letters must reach their readers', () => {
  vi.stubEnv('NODE_ENV', 'production');
  for (const place of [folder, 'memory://']) expect(() => openOutbox(place)).toThrow('must not run in production');
  vi.unstubAllEnvs();
});
