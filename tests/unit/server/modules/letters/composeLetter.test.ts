import { expect, it } from 'vitest';
import { composeLetter } from '../../../../../server/modules/letters/layout/composeLetter.ts';
import type { LetterFrame } from '../../../../../server/modules/letters/layout/Letter.ts';
import { SAMPLE_SELLER } from '../../../../../tests/support/fixtures/sampleSeller.ts';

const frame: LetterFrame = {
  language: 'en',
  name: 'Ana Ruiz',
  seller: SAMPLE_SELLER,
  origin: 'https://shop.example',
};
const letterTo = (name: string) =>
  composeLetter('ana@clinic.example', { ...frame, name }, { subject: 'Hello', paragraphs: ['Text'] });

it.each([
  'Ana Ruiz',
  'Dr. Ana Ruiz',
  'J. R. Smith',
  'Анна',
  '王小明',
  "O'Neill-García",
  'Clínica San José, S.A.',
  'Room 4.2',
])('greets its reader by name: %s', (name) => {
  const { text, html } = letterTo(name);
  expect(text).toContain(`Hello ${name},`);
  expect(html).toContain(`>Hello ${name},</p>`);
});

// Anybody can register another's address, and have the store write to it.
it.each([
  ['an address', 'you have won: https://evil.example/x'],
  ['a short one', 'see evil.example'],
  ['one in other letters', 'смотри зло.рф'],
  ['a mailbox', 'write to eve@evil'],
  ['lines of its own', 'Ana,\n\nyour account is closed'],
  ['lines that only some programs see', 'Ana,\u2028your account is closed'],
])('carries nothing in the name of whoever registered the address: %s', (_what, name) => {
  const { text, html } = letterTo(name);
  expect(text.split('\n')[0]).toBe('Hello,');
  expect(html).toContain('>Hello,</p>');
  expect(text + html).not.toMatch(/evil|зло|closed/);
});

const HOSTILE = '<img src=x onerror=alert(1)>"&\'';

it('escapes every part, and marks the words of others as theirs', () => {
  const seller = { ...frame.seller, name: HOSTILE, address: [HOSTILE], email: HOSTILE, mobile: HOSTILE };
  const { text, html } = composeLetter(
    'a@b.example',
    { language: 'zh', name: HOSTILE, seller, origin: `https://shop.example/${HOSTILE}` },
    {
      subject: HOSTILE,
      paragraphs: [HOSTILE],
      code: HOSTILE,
      facts: [[HOSTILE, HOSTILE]],
      notes: [HOSTILE],
      quote: { label: HOSTILE, text: `${HOSTILE}\nYour Medstore team\r\nPay to another account` },
      goods: [{ name: HOSTILE, detail: HOSTILE, quantity: HOSTILE, amount: HOSTILE }],
      sums: [[HOSTILE, HOSTILE]],
      link: { label: HOSTILE, url: 'https://shop.example/?a=1&b="' },
    },
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('lang="zh-Hans"');
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=&quot;"');
  expect(text).toContain('> Your Medstore team\n');
  expect(text).toMatch(/^> Pay to another account$/m);
});

it('sets a code on a line of its own, and a link as its address', () => {
  const parts = {
    subject: 'S',
    paragraphs: ['One'],
    code: '12345678',
    link: { label: 'Go', url: 'https://x.example' },
  };
  const { text } = composeLetter('a@b.example', frame, parts);
  expect(text).toMatch(/^12345678$/m);
  expect(text).toMatch(/^Go:\nhttps:\/\/x\.example$/m);
});

it('tears no number at a hyphen, and sets commands of staff apart', () => {
  const parts = {
    subject: 'Order M-2026-000001 is paid',
    paragraphs: ['When it has arrived:\nnpm run staff -- paid M-2026-000001'],
    facts: [['Payment reference', 'M-2026-000001/1']] as const,
    goods: [{ name: 'Probe', detail: 'Sonarys CX-1-A', quantity: 'Quantity: 2', amount: '' }],
  };
  const { html, text } = composeLetter('a@b.example', frame, parts);
  for (const number of ['M-2026-000001', 'M-2026-000001/1'])
    expect(html).toContain(`<span style="white-space:nowrap">${number}</span>`);
  expect(html).toMatch(/<br><code style="[^"]*">npm run staff -- paid M-2026-000001<\/code>/);
  expect(html).toContain('Quantity:\u00a02');
  expect(text).toContain('npm run staff -- paid M-2026-000001');
});

it.each([
  ['en', '- Probe (Velamar C5-2), Quantity: 2 – $10.00', 'Total: $10.00'],
  ['zh', '- Probe（Velamar C5-2），Quantity: 2，$10.00', 'Total：$10.00'],
] as const)('writes goods and sums as plain text with the signs of the language: %s', (language, line, sum) => {
  const { text } = composeLetter(
    'a@b.example',
    { ...frame, language },
    {
      subject: 'S',
      paragraphs: ['One'],
      sums: [['Total', '$10.00']],
      goods: [{ name: 'Probe', detail: 'Velamar C5-2', quantity: 'Quantity: 2', amount: '$10.00' }],
    },
  );
  expect(text.split('\n')).toEqual(expect.arrayContaining([line, sum]));
});
