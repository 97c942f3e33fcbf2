import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import { eventually } from '../../../support/checks/eventually.ts';
import type { fakeElectron } from '../../../support/fakes/desktop/FakeElectron.ts';

const support = await vi.hoisted(() => import('../../../support/builders/desktop/aKioskMachine.ts'));
vi.mock('electron', async () => (await import('../../../support/fakes/desktop/FakeElectron.ts')).fakeElectron());
vi.mock('../../../../electron/main/storage/openKeychainEntry.ts', () => support.keychainParts);
vi.mock('../../../../electron/main/kiosk/staff/pinHash.ts', () => ({ argon2id: support.plainHash }));
vi.mock('../../../../electron/main/kiosk/openAnonymousCall.ts', () => ({ openAnonymousCall: () => support.anonymous }));
const { anonymous, PIN } = support;
const electron = (await import('electron')) as unknown as ReturnType<typeof fakeElectron>;
const { kioskParts } = await import('../../../../electron/main/kiosk/openKiosk.ts');
const { audited, pass, rested, restarted } = support.kioskBench(kioskParts, electron);

const offline = () => Promise.reject(new ApiError('offline', 'offline', { wasSent: false }));
const REQUEST = {
  lines: [{ sku_id: 5, quantity: 2 }],
  contact: { nick_name: 'Ana', mobile: '+49 30 1', email: 'ana@clinic.example', country: 108 },
  password: 'probe_2026',
  accepted_terms: true as const,
  accepted_privacy: true as const,
  idempotency_key: '7f3f0f5e-6d0a-4f5c-9d2e-0b8c1d2e3f40',
};
const sent = () => anonymous.mock.calls.filter(([name]) => name === 'leaveRequest');
const asStaff = async ({ staff }: Awaited<ReturnType<typeof rested>>) => {
  staff.open();
  expect(await staff.gate()).toMatchObject({ step: 'pin' });
  expect(await staff.panel(), 'before the PIN').toBeNull();
  await staff.enter(PIN);
  return (await staff.panel())!;
};

it('a kiosk that starts again sends the requests that the last run kept', async () => {
  const first = await rested();
  first.setup.call.mockImplementation(offline);
  // The process ends before the store answers.
  anonymous.mockImplementation(() => new Promise(() => undefined));
  await expect(first.call('requestAsGuest', REQUEST)).rejects.toMatchObject({ code: 'queued' });
  await eventually(() => expect(sent()).toHaveLength(1));
  anonymous.mockImplementation(offline);
  const second = await restarted();
  expect((await asStaff(second)).requests).toEqual({ waiting: 1, refused: 0 });
  anonymous.mockReset().mockResolvedValue(null);
  await pass(30_000);
  await eventually(() =>
    expect(sent()).toEqual([
      ['leaveRequest', expect.objectContaining({ lines: REQUEST.lines, language_code: 'es-es' }), expect.anything()],
    ]),
  );
  await eventually(() => expect(audited()).toContain('request-sent waiting: 0'));
  expect((await second.staff.panel())!.requests).toEqual({ waiting: 0, refused: 0 });
});

it('a kiosk that starts again has the PIN, the settings and the log of the last run, and counts its relaunches', async () => {
  const first = await rested({ hasPin: false, relaunches: 2 });
  await first.staff.choose(PIN);
  await first.staff.configure({ idle_seconds: 10, warning_seconds: 5, restart_at: '03:30' });
  await first.staff.act('back');
  const before = audited();
  const second = await restarted();
  expect(second.kiosk.phase).toBe('attract');
  const panel = await asStaff(second);
  expect(audited().join()).not.toContain('fault');
  expect(panel).toMatchObject({
    relaunches: 2,
    settings: { idle_seconds: 10, warning_seconds: 5, restart_at: '03:30' },
  });
  expect(audited().slice(0, before.length)).toEqual(before);
  await second.staff.act('back');
  await eventually(() => expect(second.kiosk.begin()).toBe(true));
  await pass(11_000);
  expect(second.kiosk.phase).toBe('warning');
});
