import { expect, it, vi } from 'vitest';
import { logWarning } from '../../../../electron/main/app/logWarning.ts';

it('writes one line, whatever a message quotes', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  logWarning('it failed\n[2026] a line of its own\u001b[2J');
  expect(write.mock.calls).toEqual([['it failed [2026] a line of its own [2J\n']]);
  write.mockRestore();
});

it('does not end the client when nobody reads its output', () => {
  expect(() => process.stderr.emit('error', new Error('write EPIPE'))).not.toThrow();
});
