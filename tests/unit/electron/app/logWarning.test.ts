import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { logQuietly, logTo, logWarning } from '../../../../electron/main/app/logWarning.ts';

it('writes one line, whatever a message quotes', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  logWarning('it failed\n[2026] a line of its own\u001b[2J');
  expect(write.mock.calls).toEqual([['it failed [2026] a line of its own [2J\n']]);
  write.mockRestore();
});

it('a log line does not end the client when nobody reads its output', () => {
  expect(() => process.stderr.emit('error', new Error('write EPIPE'))).not.toThrow();
});

it('a log line is also written to a file, which is rotated, and never fails', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const file = join(folder, 'medstore.log');
  logTo(file);
  logQuietly('start: 1.2.3');
  expect(readFileSync(file, 'utf8')).toMatch(/Z start: 1\.2\.3\n$/);
  expect(write).not.toHaveBeenCalled();
  rmSync(file);
  logWarning('it failed\nbadly');
  expect(readFileSync(file, 'utf8')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z it failed badly\n$/);
  writeFileSync(file, 'x'.repeat(1024 * 1024 + 1));
  logWarning('again');
  expect(readFileSync(file, 'utf8')).toMatch(/ again\n$/);
  expect(readFileSync(file, 'utf8').length).toBeLessThan(100);
  expect(existsSync(`${file}.1`)).toBe(true);
  rmSync(folder, { recursive: true });
  expect(() => logWarning('no folder')).not.toThrow();
  logTo(null);
  write.mockRestore();
});
