import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { afterEach, expect, it } from 'vitest';
import { ContactWidget } from '../../../../../renderer/src/components/contact/ContactWidget.tsx';
import { ChatStore } from '../../../../../renderer/src/stores/contact/ChatStore.ts';
import type { ChatMessage } from '../../../../../shared/contract/schemas/chat.ts';
import { aConfig } from '../../../../support/builders/aProduct.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const button = (): HTMLElement => screen.getByRole('button', { name: /^Contact us/ });
const aMessage = (from: ChatMessage['from'], id: number): ChatMessage => ({
  id,
  key: '',
  from,
  text: 'Hello',
  at: '2026-11-28T10:00:00Z',
});

it('says how many answers have not been read, on its badge and to a screen reader', async () => {
  const { stores } = await renderPart(<ContactWidget />, { answers: {} });
  const texts = (staff: number): (string | null)[] => {
    const answers = Array.from({ length: staff }, (_, index) => aMessage('staff', index + 2));
    act(() =>
      runInAction(() => {
        stores.chat.open(ChatStore).messages = [aMessage('visitor', 1), ...answers];
      }),
    );
    return [button().getAttribute('aria-label'), button().textContent];
  };
  expect(texts(0)).toEqual(['Contact us', '']);
  expect(texts(1)).toEqual(['Contact us, 1 new message', '1']);
  expect(texts(99)).toEqual(['Contact us, 99 new messages', '99']);
  expect(texts(100)).toEqual(['Contact us, 100 new messages', '99+']);
});

it('opens the ways to contact us, says that they are open, and closes them again', async () => {
  const answers = {
    readConfig: () => aConfig,
    selectCountry: () => ({ results: [] }) as never,
    queryIp: () => ({}) as never,
  };
  const { stores } = await renderPart(<ContactWidget />, { answers });
  await stores.queries.load('readConfig', {});
  const state = () => [button().getAttribute('aria-expanded'), screen.queryByRole('dialog') !== null];
  expect(state()).toEqual(['false', false]);
  await userEvent.click(button());
  await screen.findByRole('dialog');
  expect(state()).toEqual(['true', true]);
  await userEvent.click(button());
  expect(state()).toEqual(['false', false]);
  await userEvent.click(button());
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect([...state(), document.activeElement]).toEqual(['false', false, button()]);
});
