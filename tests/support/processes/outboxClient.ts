// A process to be killed: the desktop client's outbox on the disk, with a server that may not answer. node
// outboxClient.ts FILE SERVER FIRST LAST: submits each number once, and prints the answers on stdout.
import { Outbox } from '../../../shared/outbox/Outbox.ts';
import { ApiError } from '../../../shared/contract/envelope.ts';
import type { Call } from '../../../shared/client/ports.ts';
import { outboxOperations } from '../../../shared/outbox/operations.ts';
import { OutboxFile } from '../../../electron/main/outbox/OutboxFile.ts';

const [file = '', server = '', first = '', last = ''] = process.argv.slice(2);

const call = (async (_name: string, payload: object) => {
  const answer = await fetch(server, { method: 'POST', body: JSON.stringify(payload) }).catch(() => {
    throw new ApiError('offline');
  });
  return answer.json();
}) as unknown as Call;

const outbox = new Outbox({
  storage: new OutboxFile(file, Date.now),
  call,
  clock: {
    monotonic: () => performance.now(),
    now: () => Date.now(),
    after: (ms, callback) => {
      // Shortens the pauses for the test.
      const timer = setTimeout(callback, ms / 200);
      return () => clearTimeout(timer);
    },
  },
  memberId: () => Promise.resolve('ana'),
  newId: () => crypto.randomUUID(),
  random: Math.random,
  takes: outboxOperations,
});
await outbox.open({ isAlone: true });
for (let number = Number(first); number <= Number(last); number += 1) {
  const payload = { number, idempotency_key: crypto.randomUUID() };
  const outcome = await outbox.submit('addCartLine', payload).then(
    () => 'done',
    () => 'queued',
  );
  process.stdout.write(`${number} ${outcome}\n`);
}
const isOver = async (): Promise<boolean> => (await outbox.read()).items.every(({ state }) => state === 'accepted');
while (!(await isOver())) await new Promise((resolve) => setTimeout(resolve, 20));
process.stdout.write('empty\n');
process.exit(0);
