import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { type Answers, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { onceByKey } from '../../../../support/fakes/onceByKey.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const CODE = 'BCDF-GHJK';
const open = (answers: Answers = {}, user: typeof MEMBER | null = MEMBER) =>
  openStore(`/phoneSignIn?code=${CODE}`, {
    answers: { ...storefrontReplies, readPhoneSignIn: () => ({ user_code: CODE, expires_in: 60 }), ...answers },
    user,
  });
const approve = () => screen.findByRole('button', { name: 'Yes, log me in there' });

describe('signing in at a kiosk by phone', () => {
  it('begins with a sign-in on the phone, which leads back', async () => {
    await open({}, null);
    expect(await screen.findByText(/^Log in here first/)).toBeDefined();
    expect(screen.getByText(CODE)).toBeDefined();
    const way = screen.getByRole('link', { name: 'Log in with a password' });
    expect(way.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(`/phoneSignIn?code=${CODE}`)}`);
    expect(screen.queryByRole('button', { name: 'No' })).toBeNull();
  });

  it.each([
    ['Yes, log me in there', true, 'Done'],
    ['No', false, 'You are not logged in at the kiosk'],
  ])('ends by the answer “%s”', async (name, approved, title) => {
    const { shopper, platform } = await open({ answerPhoneSignIn: () => null });
    await approve();
    expect(
      screen.getByText('The kiosk will then be logged in as Ana, until you finish there or walk away.'),
    ).toBeDefined();
    expect(screen.getByText(CODE)).toBeDefined();
    await shopper.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    const answer = { user_code: CODE, approved, idempotency_key: expect.any(String) };
    expect(platform.calls).toContainEqual(['answerPhoneSignIn', answer]);
  });

  it.each([Code.notFound, Code.refused])('is over where the code is not known (%i)', async (code) => {
    await open({ readPhoneSignIn: () => Promise.reject(new ApiError(code, 'unknown')) });
    expect(await screen.findByRole('heading', { name: 'This code is no longer valid' })).toBeDefined();
  });

  it('is over where the code expires before the answer', async () => {
    const { shopper } = await open({ answerPhoneSignIn: () => Promise.reject(new ApiError(Code.notFound, 'unknown')) });
    await shopper.click(await approve());
    expect(await screen.findByRole('heading', { name: 'This code is no longer valid' })).toBeDefined();
  });

  it('says once that the answer did not arrive, and takes it again', async () => {
    let isDown = true;
    const { shopper } = await open({
      answerPhoneSignIn: () => {
        if (isDown) throw new ApiError('offline');
        return null;
      },
    });
    await shopper.click(await approve());
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    // No notice repeats it.
    expect(document.body.textContent.split(screen.getByRole('alert').textContent)).toHaveLength(2);
    isDown = false;
    await shopper.click(await approve());
    expect(await screen.findByRole('heading', { name: 'Done' })).toBeDefined();
  });

  it.each([
    ['Yes, log me in there', 'Done'],
    ['No', 'You are not logged in at the kiosk'],
  ])('says after a reload what became of “%s”, whose answer was lost', async (name, title) => {
    let isAnswered = false;
    const read = () => {
      if (isAnswered) throw new ApiError(Code.notFound, 'gone');
      return { user_code: CODE, expires_in: 60 };
    };
    const server = onceByKey<{ idempotency_key?: string | undefined }, null>(() => {
      read();
      isAnswered = true;
      return null;
    });
    const storage = memoryStorage();
    const answers: Answers = {
      ...storefrontReplies,
      readPhoneSignIn: read,
      answerPhoneSignIn: (payload) => server.answer(payload),
    };
    server.isLost = true;
    const { shopper } = await openStore(`/phoneSignIn?code=${CODE}`, { answers, user: MEMBER, storage });
    await shopper.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('alert')).toBeDefined();
    cleanup();
    server.isLost = false;
    await openStore(`/phoneSignIn?code=${CODE}`, { answers, user: MEMBER, storage });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  });

  it('can be read again after a failure', async () => {
    let isDown = true;
    const { shopper } = await open({
      readPhoneSignIn: () => {
        if (isDown) throw new ApiError('offline');
        return { user_code: CODE, expires_in: 60 };
      },
    });
    const again = await screen.findByRole('button', { name: /again/i });
    isDown = false;
    await shopper.click(again);
    expect(await approve()).toBeDefined();
  });
});
