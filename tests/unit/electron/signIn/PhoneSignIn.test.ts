import { describe, expect, it, vi } from 'vitest';
import { PhoneSignIn } from '../../../../electron/main/signIn/PhoneSignIn.ts';
import type { Call } from '../../../../shared/client/ports.ts';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import { eventually } from '../../../support/checks/eventually.ts';

const BEGUN = { device_code: 'd'.repeat(43), user_code: 'BCDF-GHJK', expires_in: 300, interval: 3 };
const waiting = new ApiError(Code.conflict, '', { reason: 'waiting' });

/** A kiosk with a fake server and a fake clock. */
function aKiosk() {
  let time = 0;
  const calls: string[] = [];
  const paused: number[] = [];
  /** The server's answers in turn; after the last it never answers. */
  const answers: (ApiError | 'yes')[] = [];
  const call = vi.fn(async (name: string, _payload: unknown, options?: { signal?: AbortSignal }) => {
    calls.push(name);
    if (name === 'beginPhoneSignIn') return BEGUN;
    if (name === 'cancelPhoneSignIn') return null;
    const answer = answers.shift();
    if (answer instanceof ApiError) throw answer;
    if (answer === 'yes') return {};
    return new Promise((_resolve, reject) =>
      options?.signal?.addEventListener('abort', () => reject(new ApiError('cancelled'))),
    );
  });
  const [hold, tell] = [vi.fn(), vi.fn()];
  const phone = new PhoneSignIn({
    call: call as unknown as Call,
    hold,
    onChange: tell,
    now: () => time,
    publicUrl: 'https://shop.example',
    pause: (ms) => {
      paused.push(ms);
      time += ms;
      return Promise.resolve();
    },
  });
  const shown = (at: string | null) => eventually(() => expect(phone.read()?.at ?? null).toBe(at));
  return { phone, answers, calls, paused, hold, tell, call, shown };
}

describe('signing in at a kiosk by phone', () => {
  it('shows a code, polls until it is confirmed, and holds the visitor’s session meanwhile', async () => {
    const { phone, answers, calls, hold, tell, shown } = aKiosk();
    answers.push(waiting, waiting, 'yes');
    phone.begin('ru');
    await shown(null);
    await eventually(() => expect(hold.mock.calls).toEqual([[true], [false]]));
    expect(tell).toHaveBeenCalledWith({
      at: 'phone',
      code: 'BCDF-GHJK',
      secondsLeft: 300,
      url: 'https://shop.example/ru/phoneSignIn?code=BCDF-GHJK',
    });
    expect(calls).toEqual(['beginPhoneSignIn', ...Array<string>(3).fill('pollPhoneSignIn')]);
  });

  it('polls more slowly after slow_down, and waits for the network', async () => {
    const { phone, answers, paused, hold } = aKiosk();
    answers.push(new ApiError(Code.tooMany, '', { retry_after: 3 }), new ApiError('offline'), waiting, 'yes');
    phone.begin('en');
    await eventually(() => expect(hold).toHaveBeenLastCalledWith(false));
    expect(paused).toEqual([3_000, 8_000, 8_000, 8_000]);
  });

  it.each([
    ['denied', [waiting, new ApiError(Code.conflict, '', { reason: 'denied' })]],
    ['expired', [new ApiError(Code.notFound)]],
    ['expired', Array.from({ length: 200 }, () => waiting)],
    ['away', [new ApiError(Code.badSignature)]],
  ] as const)('says that it was %s, and begins anew when asked', async (why, replies) => {
    const { phone, answers, shown, hold } = aKiosk();
    answers.push(...replies);
    phone.begin('en');
    await shown('phoneFailed');
    expect(phone.read()).toEqual({ at: 'phoneFailed', why });
    expect(hold).toHaveBeenLastCalledWith(false);
    answers.length = 0;
    phone.begin('en');
    await shown('phone');
    await phone.cancel();
  });

  it('says that the server is unreachable when it returns no code', async () => {
    const { phone, call, shown } = aKiosk();
    call.mockRejectedValueOnce(new ApiError('offline'));
    phone.begin('en');
    await shown('phoneFailed');
    expect(phone.read()).toEqual({ at: 'phoneFailed', why: 'away' });
    await phone.cancel();
    expect(phone.read()).toBeNull();
  });

  it('that is cancelled, as by a wipe, signs nobody in, and notifies the server', async () => {
    const { phone, calls, hold, shown, call } = aKiosk();
    phone.begin('en');
    await shown('phone');
    await eventually(() => expect(calls).toContain('pollPhoneSignIn'));
    await phone.cancel();
    expect(phone.read()).toBeNull();
    expect(hold).toHaveBeenLastCalledWith(false);
    expect(call).toHaveBeenLastCalledWith('cancelPhoneSignIn', { device_code: BEGUN.device_code });
    const [, , options] = call.mock.calls.find(([name]) => name === 'pollPhoneSignIn')!;
    expect(options?.signal?.aborted).toBe(true);
    await phone.cancel();
    expect(calls.filter((name) => name === 'cancelPhoneSignIn')).toHaveLength(1);
  });
});
