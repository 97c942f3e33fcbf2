import { expect, it } from 'vitest';
import { composeMail } from '../../../../../server/platform/mail/composeMail.ts';

const letterTo = (name: string) =>
  composeMail('ana@clinic.example', name, 'en', { subject: 'Hello', paragraphs: ['Text'] });

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
  expect(html).toContain(`<p>Hello ${name},</p>`);
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
  expect(html).toContain('<p>Hello,</p>');
  expect(text + html).not.toMatch(/evil|зло|closed/);
});
