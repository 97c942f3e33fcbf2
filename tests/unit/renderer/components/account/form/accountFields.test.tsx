import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { EmailField } from '../../../../../../renderer/src/components/account/form/EmailField.tsx';
import { SubmitButton } from '../../../../../../renderer/src/components/account/form/SubmitButton.tsx';
import { AskForPassword } from '../../../../../../renderer/src/components/account/password/AskForPassword.tsx';
import { NewPasswordFields } from '../../../../../../renderer/src/components/account/password/NewPasswordFields.tsx';
import { PasswordField } from '../../../../../../renderer/src/components/account/password/PasswordField.tsx';
import { SignInCard } from '../../../../../../renderer/src/components/account/SignInCard.tsx';
import card from '../../../../../../renderer/src/components/account/SignInCard.module.css';
import { carriedEmail } from '../../../../../../renderer/src/components/account/carriedEmail.ts';
import { renderPart } from '../../../../../support/drivers/renderPages.tsx';
import { config } from '../../../../../support/fixtures/storefrontReplies.ts';

afterEach(cleanup);

const show = (part: React.ReactElement) => renderPart(part, { answers: {} });
const REQUIRED = { type: 'required', message: 'required' };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('the e-mail address of an account', () => {
  it.each([
    [undefined, ''],
    ['ana@clinic.example', 'ana@clinic.example'],
  ])('begins with %s as "%s"', async (initialEmail, value) => {
    await show(<EmailField error={undefined} initialEmail={initialEmail} input={{ name: 'email' }} />);
    expect(field('E-mail')).toMatchObject({ value, name: 'email', type: 'email' });
    expect(field('E-mail').getAttribute('spellcheck')).toBe('false');
    expect(field('E-mail').getAttribute('autocapitalize')).toBe('off');
    expect(field('E-mail').getAttribute('inputmode')).toBe('email');
  });

  it.each([
    [{ email: 'a@b.example' }, 'a@b.example'],
    [{ email: 7 }, undefined],
    [{}, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('carried as %j is %s', (state, carried) => expect(carriedEmail(state)).toBe(carried));
});

describe('a password', () => {
  it('is hidden, shown and hidden again, and the button says which', async () => {
    await show(<PasswordField label="Password" error={undefined} input={{ name: 'password' }} />);
    const eye = screen.getByRole('button', { name: 'Show password' });
    const icon = (): string | null | undefined => eye.querySelector('path')?.getAttribute('d');
    const state = () => [field('Password').type, eye.getAttribute('aria-pressed')];
    expect(state()).toEqual(['password', 'false']);
    const closed = icon();
    await userEvent.click(eye);
    expect(state()).toEqual(['text', 'true']);
    expect(icon()).not.toBe(closed);
    await userEvent.click(eye);
    expect(state()).toEqual(['password', 'false']);
    expect(icon()).toBe(closed);
    expect(field('Password')).toMatchObject({ required: false, name: 'password' });
    expect(field('Password').getAttribute('spellcheck')).toBe('false');
  });

  it.each([
    ['a hint', { hint: 'Your usual one' }, 'Your usual one', null],
    ['an error', { error: REQUIRED }, null, 'Please fill in “Password”'],
  ])('has %s', async (_what, more, hint, error) => {
    await show(<PasswordField label="Password" error={undefined} isRequired input={{}} {...more} />);
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/).required).toBe(true);
    expect(screen.queryByText('Your usual one')?.textContent ?? null).toBe(hint);
    expect(screen.queryByText(/^Please/)?.textContent ?? null).toBe(error);
  });

  it.each([
    [{}, true, []],
    [{ password: REQUIRED }, false, ['Please fill in “New password”']],
    [{ repeated: REQUIRED }, true, ['Please fill in “Repeat the password”']],
  ])('that is new, with the faults %j, has its hint: %s', async (errors, hasHint, faults) => {
    await show(
      <NewPasswordFields
        label="New password"
        hint="At least 6 characters"
        password={{ name: 'password' }}
        repeated={{ name: 'repeated' }}
        errors={errors}
      />,
    );
    expect(screen.queryByText('At least 6 characters') !== null).toBe(hasHint);
    expect(screen.queryAllByText(/^Please/).map(({ textContent }) => textContent)).toEqual(faults);
    expect(['New password', 'Repeat the password'].map((name) => [field(name).name, field(name).autocomplete])).toEqual(
      [
        ['password', 'new-password'],
        ['repeated', 'new-password'],
      ],
    );
  });
});

it.each([
  [false, 0, false],
  [true, 0, true],
  [false, 1, true],
  [true, 1, true],
])('a form that is being sent: %s, and waits %i seconds, cannot be sent: %s', async (isRunning, secondsLeft, isOff) => {
  await show(
    <SubmitButton isRunning={isRunning} secondsLeft={secondsLeft}>
      Log in
    </SubmitButton>,
  );
  expect(screen.getByRole('button', { name: 'Log in' })).toMatchObject({
    // A disabled button would lose the focus, and a keyboard its place.
    disabled: false,
    ariaDisabled: isOff ? 'true' : null,
    type: 'submit',
  });
});

it.each([
  [{}, 0, 0],
  [{ lead: 'See your prices' }, 1, 0],
  [{ other: 'New here?' }, 0, 1],
])('the card of a sign-in page with %j has no empty parts', async (parts, leads, others) => {
  await show(
    <SignInCard title="Log in" {...parts}>
      <p>the form</p>
    </SignInCard>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toMatchObject({ textContent: 'Log in', tabIndex: -1 });
  expect(document.querySelectorAll(`.${card.lead}`)).toHaveLength(leads);
  expect(document.querySelectorAll(`.${card.other}`)).toHaveLength(others);
});

it.each([
  [{ mobile: '+1 (202) 555-0142', email: 'ask@shop.example' }, ['tel:+12025550142', 'mailto:ask@shop.example']],
  [{ mobile: '', email: 'ask@shop.example' }, ['mailto:ask@shop.example']],
  [{ mobile: '+1 202', email: '' }, ['tel:+1202']],
  [{ mobile: '', email: '' }, []],
])('a store that sends no e-mail is asked for a password: %j', async (own, links) => {
  const { stores } = await renderPart(<AskForPassword />, {
    answers: { readConfig: () => ({ ...config, contact_us: { ...config.contact_us, ...own } }) },
  });
  await stores.queries.load('readConfig', {});
  expect(await screen.findByText(/^Forgot your password\?/)).toBeDefined();
  await expect.poll(() => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});
