import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const CLIENT = join(import.meta.dirname, '../../../support/processes/outboxClient.ts');
const LIVES = 8;
const ASKED_A_LIFE = 30;

/**
 * A server that counts how often each number was processed; every third request gets no answer, before or after it was
 * processed.
 */
function openServer() {
  const done: number[] = [];
  const keys = new Set<string>();
  let requestCount = 0;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { number, idempotency_key: key } = JSON.parse(body) as { number: number; idempotency_key: string };
      const fate = requestCount++ % 3;
      if (fate === 1) return request.socket.destroy();
      if (!keys.has(key)) done.push(number);
      keys.add(key);
      return fate === 2 ? request.socket.destroy() : response.end('{}');
    });
  });
  return { server, done };
}

/** Runs the process once; returns the numbers that it reported as queued or done. */
async function live(args: string[], killAfterMs: number | null): Promise<{ reported: number[]; isEmpty: boolean }> {
  const child = spawn(process.execPath, ['--no-warnings', CLIENT, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    // Its start does not count: it may be killed at any time after its first output.
    if (output === '' && killAfterMs !== null) setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    output += chunk.toString();
  });
  await new Promise((resolve) => child.once('close', resolve));
  const lines = output.split('\n').slice(0, -1);
  return {
    reported: lines.filter((line) => / (done|queued)$/.test(line)).map(Number.parseFloat),
    isEmpty: output.endsWith('empty\n'),
  };
}

it('a process that is killed at any moment loses nothing, and nothing is done twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'medstore-outbox-'));
  const { server, done } = openServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reported: number[] = [];
  for (let turn = 0; turn < LIVES; turn += 1) {
    const numbers = [turn * ASKED_A_LIFE + 1, (turn + 1) * ASKED_A_LIFE].map(String);
    const life = await live([join(folder, 'outbox.json'), address, ...numbers], Math.random() * 60);
    reported.push(...life.reported);
  }
  const last = await live([join(folder, 'outbox.json'), address, '0', '-1'], null);
  server.close();
  rmSync(folder, { recursive: true });
  expect(last.isEmpty).toBe(true);
  expect(reported.length).toBeGreaterThan(0);
  expect(
    reported.filter((number) => !done.includes(number)),
    'lost',
  ).toEqual([]);
  expect(new Set(done).size, 'doubled').toBe(done.length);
  expect(done, 'out of order').toEqual(done.toSorted((a, b) => a - b));
});
