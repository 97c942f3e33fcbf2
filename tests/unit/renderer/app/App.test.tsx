import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '../../../../renderer/src/app/App.tsx';
import { createI18n } from '../../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../../renderer/src/i18n/serverTexts.ts';
import { memoryStorage } from '../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { Stores } from '../../../../renderer/src/stores/Stores.ts';
import { FakePlatform } from '../../../support/fakes/FakePlatform.ts';

afterEach(() => cleanup());

it('says that it is alive once it follows its router: where that is led from then on is shown', async () => {
  const stores = new Stores({
    platform: new FakePlatform({}, null),
    persistence: new StatePersistence(memoryStorage()),
    device: 'desktop',
    now: Date.now,
  });
  const router = createMemoryRouter(['/', '/cart'].map((path) => ({ path, element: <main>{path}</main> })));
  const follow = vi.spyOn(router, 'subscribe');
  const onAlive = vi.fn(() => {
    expect(follow).toHaveBeenCalled();
    void router.navigate('/cart');
  });
  render(
    <App
      stores={stores}
      i18n={await createI18n('en', serverTexts)}
      site={{ origin: 'https://shop.example', language: 'en' }}
      onAlive={onAlive}
    >
      <RouterProvider router={router} />
    </App>,
  );
  expect(await screen.findByText('/cart')).toBeDefined();
  expect(onAlive).toHaveBeenCalled();
  expect(document.documentElement.hasAttribute('data-alive')).toBe(true);
});
