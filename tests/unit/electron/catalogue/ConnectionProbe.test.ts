import { expect, it, vi } from 'vitest';
import { ConnectionProbe } from '../../../../electron/main/catalogue/ConnectionProbe.ts';
import type { Call } from '../../../../shared/client/ports.ts';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import { FakeClock } from '../../../support/fakes/FakeClock.ts';
import { eventually } from '../../../support/checks/eventually.ts';

it('asks with back-off whether the store is back, reports it once, and is silent otherwise', async () => {
  const clock = new FakeClock();
  const call = vi.fn((): Promise<unknown> => Promise.reject(new ApiError('offline')));
  const reached = vi.fn(() => prober.probe(false));
  const prober: ConnectionProbe = new ConnectionProbe({
    call: call as unknown as Call,
    clock,
    random: () => 0,
    reached,
  });
  prober.probe(true);
  prober.probe(true);
  expect(clock.waiting).toBe(1);
  for (const pause of [3_000, 6_000, 12_000, 24_000, 30_000, 30_000]) {
    await eventually(() => expect(clock.waiting).toBe(1));
    call.mockClear();
    clock.pass(pause - 1);
    expect(call).not.toHaveBeenCalled();
    clock.pass(1);
    expect(call).toHaveBeenCalledTimes(1);
  }
  call.mockResolvedValue({ time: 1 });
  await eventually(() => expect(clock.waiting).toBe(1));
  clock.pass(30_000);
  await eventually(() => expect(reached).toHaveBeenCalledTimes(1));
  expect(clock.waiting).toBe(0);
});
