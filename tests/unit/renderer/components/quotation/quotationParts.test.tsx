import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Inquiry, InquirySummary } from '../../../../../shared/contract/schemas/quotations.ts';
import { QuotationRecipient } from '../../../../../renderer/src/components/quotation/QuotationRecipient.tsx';
import { QuotationRows } from '../../../../../renderer/src/components/quotation/QuotationRows.tsx';
import rows from '../../../../../renderer/src/components/quotation/QuotationRows.module.css';
import { clockOf, ReplyPromise } from '../../../../../renderer/src/components/quotation/ReplyPromise.tsx';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const HOUR_MS = 3_600_000;
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();
const summary = (fields: Partial<InquirySummary> = {}): InquirySummary => ({
  id: 7,
  code: 'Q-7',
  state: 'submitted',
  line_count: 2,
  created_at: inMs(-HOUR_MS),
  reply_due_at: inMs(HOUR_MS),
  valid_until: null,
  quoted_total: null,
  ...fields,
});

describe('a row of a quotation', () => {
  it.each<[string, Partial<InquirySummary>, RegExp | null, boolean, boolean]>([
    ['sent', {}, /^Answer by /, false, false],
    ['in progress', { state: 'in_progress' }, /^Answer by /, false, false],
    ['overdue', { reply_due_at: inMs(-1) }, /^Our answer was due on /, true, false],
    ['quoted', { state: 'quoted', valid_until: inMs(HOUR_MS), quoted_total: 12_300 }, /^Valid until /, false, true],
    ['quoted without an end', { state: 'quoted', quoted_total: 0 }, null, false, true],
    ['declined', { state: 'declined', reply_due_at: inMs(-1), valid_until: inMs(HOUR_MS) }, null, false, false],
  ])('%s', async (_, fields, words, isLate, hasTotal) => {
    await renderPart(<QuotationRows inquiries={[summary(fields)]} />, { answers: {} });
    expect(screen.getByRole('link', { name: 'Q-7' }).getAttribute('href')).toMatch(/7/);
    expect(screen.getByText('2 products')).toBeDefined();
    const promises = screen.queryAllByText(/^(?:Answer by|Our answer was due|Valid until) /);
    expect(promises.map(({ textContent }) => textContent)).toEqual(words ? [expect.stringMatching(words)] : []);
    expect(document.querySelector(`.${rows['late']}`) !== null).toBe(isLate);
    expect(document.querySelector(`.${rows['total']}`) !== null).toBe(hasTotal);
  });
});

const inquiry = (fields: Partial<Inquiry>): Inquiry => summary(fields) as Inquiry;

describe('the promise of an answer', () => {
  it('counts down, and says when it is late', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await renderPart(<ReplyPromise inquiry={inquiry({ reply_due_at: inMs(2_000) })} />, { answers: {} });
    const left = () => screen.queryByRole('timer')?.textContent ?? null;
    expect(left()).toBe('00:00:02');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(left()).toBe('00:00:01');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(left()).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/due|late|sorry/i);
  });

  it.each(['quoted', 'declined'] as const)('is kept once the quotation is %s', async (state) => {
    await renderPart(<ReplyPromise inquiry={inquiry({ state })} />, { answers: {} });
    expect([screen.queryByRole('timer'), screen.queryByRole('status')]).toEqual([null, null]);
  });

  it.each([
    [0, '00:00:00'],
    [1, '00:00:01'],
    [59_001, '00:01:00'],
    [24 * HOUR_MS - 1_000, '23:59:59'],
    [100 * HOUR_MS, '100:00:00'],
  ])('%i ms are %s', (ms, text) => {
    expect(clockOf(ms)).toBe(text);
  });
});

const spain = { id: 34, country_name: 'Spain', iso: 'ES', dial_code: '+34', icon_image_url: '' };
const contact = { nick_name: 'Ana', email: 'ana@clinic.example', mobile: '', country: 34 };
const nowhere = { postal_code: '', region: '', detail: '' };

it.each([
  ['a person alone', { contact, address: nowhere }, ['Ana', 'Spain', 'ana@clinic.example']],
  [
    'a company with its address',
    {
      contact: { ...contact, company: 'Clinic' },
      address: { postal_code: '28014', region: 'Madrid', detail: 'Alcalá 1' },
    },
    ['Clinic', 'Ana', 'Alcalá 1', expect.stringMatching(/28014.*Madrid|Madrid.*28014/), 'Spain', 'ana@clinic.example'],
  ],
])('a quotation names %s', async (_, fields, lines) => {
  const answers = { selectCountry: () => ({ results: [spain], total: 1, page: 1, page_size: 999 }) };
  await renderPart(<QuotationRecipient inquiry={inquiry(fields)} />, { answers });
  await screen.findByText('Spain');
  expect([...document.querySelectorAll('address span')].map(({ textContent }) => textContent)).toEqual(lines);
});
