import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Seller } from '../../../../../shared/contract/schemas/commercialDocuments/seller.ts';
import { Sheet } from '../../../../../renderer/src/components/document/Sheet.tsx';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';
import { SAMPLE_SELLER } from '../../../../support/fixtures/sampleSeller.ts';

afterEach(cleanup);

const open = (props: Partial<Parameters<typeof Sheet>[0]>, paper: 'print' | 'pdf' | null = null) => {
  const take = vi.fn();
  const whole = {
    name: 'Invoice M-1',
    seller: SAMPLE_SELLER,
    back: '/back',
    facts: [],
    to: 'Ana',
    terms: [],
    children: null,
    ...props,
  };
  const platform = { paper: paper && { kind: paper, take } };
  return renderPart(<Sheet {...whole} />, { answers: {}, platform }).then(() => take);
};
const bare: Seller = {
  ...SAMPLE_SELLER,
  name: 'Shop',
  address: [],
  registration: '',
  tax_number: '',
  email: '',
  mobile: '',
};

/** Reads a string of CSS as a browser does. */
const readCssString = (written: string): string => {
  expect(written).toMatch(/^"(?:[^"\\\n]|\\[\da-f]+ )*"$/);
  return written
    .slice(1, -1)
    .replaceAll(/\\([\da-f]+) /g, (_sign, point: string) => String.fromCodePoint(Number.parseInt(point, 16)));
};

describe('a document', () => {
  it.each([
    ['print', 'Print'],
    ['pdf', 'Save as PDF'],
    [null, null],
  ] as const)('is put on paper as its place can: %s', async (paper, name) => {
    const take = await open({}, paper);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/back');
    const button = screen.queryByRole('button');
    expect(button?.textContent ?? null).toBe(name);
    if (!button) return;
    await userEvent.click(button);
    expect(take).toHaveBeenCalledOnce();
  });

  it.each<[Partial<Seller>, string[]]>([
    [{}, []],
    [{ address: ['1 Street', 'Boston'] }, ['1 Street', 'Boston']],
    [{ registration: 'HRB 1' }, ['HRB 1']],
    [{ tax_number: 'DE1' }, ['Tax number: DE1']],
    [{ email: 'a@b.example' }, ['a@b.example']],
    [{ mobile: '+1' }, ['+1']],
  ])('names the seller by what the merchant has: %j', async (fields, lines) => {
    await open({ seller: { ...bare, ...fields } });
    const seller = screen.getByText('Shop').parentElement!;
    expect([...seller.children].map(({ textContent }) => textContent)).toEqual(['Shop', ...lines]);
  });

  it('has the facts that are known, and the terms', async () => {
    await open({
      facts: [
        { name: 'Number', value: 'Q-1' },
        { name: 'Paid', value: null },
      ],
      terms: ['One', 'Two'],
    });
    expect([...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual(['Number', 'Q-1']);
    expect(screen.getByText('Two')).toBeDefined();
  });

  it.each([
    [null, []],
    ['Cancelled on 3 May', ['Cancelled on 3 May']],
  ])('says above everything else why it is no longer valid: %s', async (invalid, first) => {
    await open({ invalid, terms: ['One'] });
    const paragraphs = [...screen.getByRole('article').querySelectorAll('p')];
    expect(paragraphs.map(({ textContent }) => textContent)).toEqual([...first, 'One']);
  });

  it('is not signed once it is no longer valid', async () => {
    await open({ invalid: 'Cancelled', isForApproval: true });
    expect(screen.queryByText('Signature')).toBeNull();
  });

  it.each([undefined, false, true])('has lines to sign only for an approval: %s', async (isForApproval) => {
    await open(isForApproval === undefined ? {} : { isForApproval });
    expect(screen.queryAllByText(/^(?:Approved by|Name|Signature)$/)).toHaveLength(isForApproval ? 3 : 0);
  });

  it.each(['Invoice M-1', 'Quotation "7\\8"\n9'])('names itself at the foot of its printed pages: %j', async (name) => {
    await open({ name });
    const { style } = document.documentElement;
    const footer = () => ['before', 'of', 'after'].map((part) => style.getPropertyValue(`--page-${part}`));
    expect(footer().map(readCssString)).toEqual([`${name}, page `, ' of ', '']);
    cleanup();
    expect(footer()).toEqual(['', '', '']);
  });

  it('is printed on the paper of the printer, with every part of that foot', () => {
    const css = readFileSync(join(import.meta.dirname, '../../../../../renderer/src/theme/reset.css'), 'utf8');
    const rule = css.slice(css.indexOf('@page {'), css.indexOf('@media print'));
    for (const part of ['before', 'of', 'after']) expect(rule).toContain(`var(--page-${part}, `);
    expect(rule).not.toMatch(/\bsize:/);
  });
});
