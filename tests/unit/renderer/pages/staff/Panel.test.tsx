import { cleanup, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../../../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../../../renderer/src/i18n/serverTexts.ts';
import { Panel } from '../../../../../renderer/src/pages/staff/Panel.tsx';
import styles from '../../../../../renderer/src/pages/staff/Panel.module.css';
import { StaffStore } from '../../../../../renderer/src/stores/kiosk/StaffStore.ts';
import type { StaffBridge } from '../../../../../shared/ipc/bridge.ts';
import type { StaffPanel } from '../../../../../shared/ipc/kiosk.ts';

const PANEL: StaffPanel = {
  version: '1.0.0',
  name: 'Hall 3',
  server: 'shop.test',
  uptimeSeconds: 0,
  memoryMb: 210,
  faults: 1,
  relaunches: 2,
  wipes: 3,
  requests: { waiting: 4, refused: 0 },
  configVersion: 7,
  settings: { idle_seconds: 90, warning_seconds: 15, restart_at: '04:00' },
  fromAfar: [],
  checks: [],
  audit: [],
};

afterEach(cleanup);

async function show(changes: Partial<StaffPanel>): Promise<void> {
  const texts = await createI18n('en', serverTexts);
  await texts.loadNamespaces(['staff']);
  const store = new StaffStore({ panel: async () => PANEL } as Partial<StaffBridge> as StaffBridge);
  render(
    <I18nextProvider i18n={texts}>
      <Panel store={store} panel={{ ...PANEL, ...changes }} />
    </I18nextProvider>,
  );
}
const figure = (name: string): string | null => screen.getByText(name).nextElementSibling!.textContent;
const part = (name: string) => within(screen.getByRole('heading', { name }).closest('section')!);

it('shows every figure of the kiosk by its name', async () => {
  await show({});
  expect(
    part('Status')
      .getAllByRole('term')
      .map(({ textContent }) => [textContent, figure(textContent)]),
  ).toEqual([
    ['Kiosk', 'Hall 3'],
    ['Version', '1.0.0'],
    ['Store', 'shop.test'],
    ['Running for', '0 min'],
    ['Memory', '210 MB'],
    ['Faults since start', '1'],
    ['Restarts after faults', '2'],
    ['Sessions erased', '3'],
    ['Visitors’ requests not sent yet', '4'],
    ['Remote settings', '7'],
  ]);
});

it.each([
  ['Running for', { uptimeSeconds: 119 }, '1 min'],
  ['Running for', { uptimeSeconds: 3_599 }, '59 min'],
  ['Running for', { uptimeSeconds: 3_600 }, '1 h 0 min'],
  ['Running for', { uptimeSeconds: 7_505 }, '2 h 5 min'],
  ['Visitors’ requests not sent yet', { requests: { waiting: 4, refused: 1 } }, '4; refused by the store: 1'],
  ['Visitors’ requests not sent yet', { requests: null }, 'cannot be read'],
  ['Remote settings', { configVersion: 0 }, 'none'],
])('%s: %j is shown as %s', async (name, changes, shown) => {
  await show(changes);
  expect(figure(name)).toBe(shown);
});

it('shows how each lock-down check went, and what has happened', async () => {
  const states = ['ok', 'bad', 'unknown'] as const;
  const ids = ['shortcuts', 'closing', 'devtools'];
  await show({
    checks: states.map((state, index) => ({ id: ids[index]!, state })),
    audit: [{ at: '2026-11-23T10:00:00.000Z', what: 'started', detail: 'by hand' }],
  });
  const results = part('Lock-down')
    .getAllByRole('listitem')
    .map(({ lastElementChild }) => lastElementChild!);
  expect(results.map(({ textContent }) => textContent)).toEqual(['in order', 'not locked down', 'cannot be checked']);
  expect(results.map(({ className }) => className)).toEqual(states.map((state) => styles[state]));
  const event = part('Event log').getByRole('listitem');
  expect(event.textContent).toContain('by hand');
  expect(event.querySelector('time')!.dateTime).toBe('2026-11-23T10:00:00.000Z');
  expect(screen.queryByText('No events yet')).toBeNull();
});

it('says that nothing has happened yet', async () => {
  await show({});
  expect(part('Event log').getByText('No events yet')).toBeDefined();
});
