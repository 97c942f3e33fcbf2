import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings, requireMail } from '../../../server/settings.ts';

/** What `npm run serve` says in a fresh copy, where nothing is installed. */
function served(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'medstore-serve-'));
  try {
    for (const name of ['start.mjs', 'install.mjs', 'requireLetters.mjs'])
      cpSync(join('scripts', name), join(folder, 'scripts', name));
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', '--production'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], ...env },
      encoding: 'utf8',
    });
    return { status, stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([
  {},
  { SMTP_URL: 'smtp://mail.example' },
  { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@shop.example', PUBLIC_URL: '' },
])('refuses %o before it installs anything, as the server does', (env: Record<string, string>) => {
  const { status, stderr } = served(env);
  expect(status).toBe(1);
  expect(() => requireMail(readSettings({ ...env, NODE_ENV: 'production' }))).toThrow(stderr.trim());
});

it.each([
  { MAIL: 'off' },
  { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@shop.example', PUBLIC_URL: 'https://shop.example' },
])('goes on with %o', (env: Record<string, string>) => {
  expect(served(env).stderr).not.toContain('cannot write letters');
});
