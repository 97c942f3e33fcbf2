import { expect, it, vi } from 'vitest';
import { followSession } from '../../../../electron/main/rep/followSession.ts';
import { DesktopSession } from '../../../../electron/main/session/DesktopSession.ts';

const MEMBER = { user_id: 'u1', nick_name: 'Ana', email: 'ana@clinic.example' };

it('a session that expires clears the unread messages, and the rep’s data follow each change', async () => {
  const unread = { forget: vi.fn() };
  const work = { follow: vi.fn() };
  const session = new DesktopSession(
    null,
    followSession(() => ({ unread, work })),
  );
  await session.begin(MEMBER, { access: 'access', refresh: 'refresh' });
  await session.rename('Bea');
  expect(unread.forget).not.toHaveBeenCalled();
  expect(work.follow).toHaveBeenCalledTimes(2);
  await session.end('expired', 'Please sign in again');
  expect(unread.forget).toHaveBeenCalledOnce();
  expect(work.follow).toHaveBeenCalledTimes(3);
});

it('does nothing at a kiosk when the session ends', async () => {
  const session = new DesktopSession(
    null,
    followSession(() => ({ unread: undefined, work: null })),
  );
  await expect(session.end('signed-out', '')).resolves.toBeUndefined();
});
