import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outboxPath } from '../../../../electron/main/outbox/outboxPath.ts';
import { serverFile } from '../../../../electron/main/storage/serverFile.ts';

const server = 'https://shop.example';
const NAME = serverFile('outbox', server);
let home: string;
let roaming: string;
let local: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'outbox-'));
  [roaming, local] = [join(home, 'Roaming'), join(home, 'Local')];
  for (const folder of [roaming, local]) mkdirSync(folder);
});
afterEach(() => rmSync(home, { recursive: true }));

it('the outbox is in this computer’s folder, and is moved there from the roaming profile', () => {
  expect(outboxPath({ server, roaming, local })).toBe(join(local, NAME));
  writeFileSync(join(roaming, NAME), 'queued');
  expect(outboxPath({ server, roaming, local })).toBe(join(local, NAME));
  expect(readFileSync(join(local, NAME), 'utf8')).toBe('queued');
  expect(existsSync(join(roaming, NAME))).toBe(false);
});

it('the outbox folder is not replaced by a file that roams here later', () => {
  writeFileSync(join(local, NAME), 'this computer’s');
  writeFileSync(join(roaming, NAME), 'another’s');
  expect(outboxPath({ server, roaming, local })).toBe(join(local, NAME));
  expect(readFileSync(join(local, NAME), 'utf8')).toBe('this computer’s');
});

it('the outbox folder stays where it is if it cannot be moved, and where the folders are one', () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  writeFileSync(join(roaming, NAME), 'queued');
  rmSync(local, { recursive: true });
  expect(outboxPath({ server, roaming, local })).toBe(join(roaming, NAME));
  expect(stderr.mock.calls.flat().join()).toContain('roaming profile');
  expect(outboxPath({ server, roaming, local: roaming })).toBe(join(roaming, NAME));
  stderr.mockRestore();
});
