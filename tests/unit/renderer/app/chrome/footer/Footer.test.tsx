import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Footer } from '../../../../../../renderer/src/app/chrome/footer/Footer.tsx';
import { MobileFooter } from '../../../../../../renderer/src/app/chrome/phone/MobileFooter.tsx';
import type { RoutineConfig } from '../../../../../../shared/contract/schemas/content.ts';
import type { DeviceClass } from '../../../../../../shared/web/deviceClass.ts';
import { renderPart } from '../../../../../support/drivers/renderPages.tsx';
import { config, tree } from '../../../../../support/fixtures/storefrontReplies.ts';

async function open(own: Partial<RoutineConfig>, device: DeviceClass = 'desktop') {
  const readConfig = () => ({ ...config, ...own });
  const Foot = device === 'mobile' ? MobileFooter : Footer;
  const { stores } = await renderPart(<Foot />, { answers: { readConfig, readGroupTree: () => tree }, device });
  await act(() => Promise.all([stores.queries.load('readConfig', {}), stores.queries.load('readGroupTree', {})]));
  return screen.findByRole('contentinfo');
}
afterEach(cleanup);

const textsOf = (list: Element[]): (string | null)[] => list.map(({ textContent }) => textContent);

const NOWHERE = { mobile: '', email: '', address: '', en_address: '', ol_time: '', en_ol_time: '' };
const SOCIAL = [{ name: 'LinkedIn', url: 'https://linked.example/medstore' }];

describe('the contacts at the foot of a page', () => {
  it.each<[string, Partial<RoutineConfig>, DeviceClass, string[]]>([
    [
      'all',
      { social_links: SOCIAL },
      'desktop',
      ['Working hours: 9 to 18', 'Address: Boston', 'Phone: +1 202 555 0142', 'E-mail: sales@example.com', 'LinkedIn'],
    ],
    [
      'those of a kiosk, without other sites',
      { contact_us: { ...config.contact_us, ...NOWHERE, email: 'a@b.example' }, social_links: SOCIAL },
      'kiosk',
      ['E-mail: a@b.example'],
    ],
    [
      'hours alone',
      { contact_us: { ...config.contact_us, ...NOWHERE, en_ol_time: '8' } },
      'desktop',
      ['Working hours: 8'],
    ],
    [
      'other sites alone',
      { contact_us: { ...config.contact_us, ...NOWHERE }, social_links: SOCIAL },
      'desktop',
      ['LinkedIn'],
    ],
    ['none', { contact_us: { ...config.contact_us, ...NOWHERE } }, 'desktop', []],
  ])('are what the merchant has: %s', async (_, own, device, expected) => {
    const footer = within(await open(own, device));
    const section = footer.queryByRole('region', { name: 'Contact' });
    expect(section !== null).toBe(expected.length > 0);
    const facts = [...(section?.querySelectorAll('dl > div') ?? [])].map(
      (row) => `${row.querySelector('dt')!.textContent}: ${row.querySelector('dd')!.textContent}`,
    );
    const social = footer.queryByRole('list', { name: 'Follow us' });
    expect([...facts, ...(social ? textsOf(within(social).getAllByRole('link')) : [])]).toEqual(expected);
  });
});

it.each([
  [
    ['card', 'bank_transfer'],
    ['Visa', 'Own card'],
    ['Visa', 'Bank transfer'],
  ],
  [['card'], ['Mastercard', 'UnionPay'], ['Mastercard', 'UnionPay']],
  [['bank_transfer'], ['Visa'], ['Bank transfer']],
] as const)('names the ways to pay: %s with %s', async (methods, brands, names) => {
  const footer = within(await open({ payment: { methods: [...methods], card_brands: [...brands] } }));
  const badges = within(footer.getByRole('list', { name: 'Payment methods' })).getAllByRole('img');
  expect(badges.map((badge) => badge.getAttribute('aria-label'))).toEqual(names);
});

const link = (title: string, url: string) => ({ title, en_title: title, url });

describe.each(['desktop', 'mobile'] as const)('on a %s', (device) => {
  it.each([
    [undefined, '© Medstore. Medical equipment and parts for hospitals, clinics and service engineers.'],
    [{ line: 'Ours', en_line: 'Ours', columns: [] }, 'Ours'],
    [
      { line: '', en_line: '', columns: [] },
      '© Medstore. Medical equipment and parts for hospitals, clinics and service engineers.',
    ],
  ])('the last line is the merchant’s own, or the store’s: %j', async (footer, line) => {
    const shown = within(await open({ ...(footer && { footer }) }, device));
    expect(shown.getByText(line)).toBeDefined();
  });

  it.each([true, false])('links to articles where there are some: %s', async (has_articles) => {
    const footer = within(await open({ has_articles }, device));
    expect(textsOf(footer.queryAllByRole('link', { name: 'Articles' })).length).toBe(has_articles ? 1 : 0);
  });
});

it('lists what the merchant has to offer beside groups, and no pack for new members where there is none', async () => {
  const landing = [
    { page_id: 8, kind: 'solution' as const, title: 'Clinic', en_title: 'Clinic' },
    { page_id: 9, kind: 'active' as const, title: 'Sale', en_title: 'Sale' },
  ];
  const footer = within(await open({ landing, has_new_pack: false }));
  const expertise = within(footer.getByRole('navigation', { name: 'Our expertise' })).getAllByRole('link');
  expect(textsOf(expertise)).toEqual(['Ultrasound', 'Surgical', 'Clinic']);
  expect(expertise.at(-1)!.getAttribute('href')).toBe('/solution/1');
  const account = within(footer.getByRole('navigation', { name: 'Your account' })).getAllByRole('link');
  expect(account.map((each) => each.getAttribute('href'))).not.toContain('/signActive#new-pack');
});

it('has the merchant’s own columns in place of ours, and none without links', async () => {
  const columns = [
    { title: 'Shop', en_title: 'Shop', links: [link('Brands', '/brandList')] },
    { title: 'Empty', en_title: 'Empty', links: [] },
  ];
  const footer = within(await open({ footer: { line: '', columns } }));
  expect(footer.getAllByRole('navigation').map((each) => each.getAttribute('aria-label'))).toEqual(['Shop']);
  expect(footer.getByRole('link', { name: 'Brands' }).getAttribute('href')).toBe('/brandList');
});
